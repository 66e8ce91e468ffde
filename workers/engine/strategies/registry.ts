import type { RuleId } from '../../shared/strategy/catalogue.ts';
import { aggressive } from './rules/aggressive.ts';
import { antiRepeticao } from './rules/anti-repeticao.ts';
import { atrasados } from './rules/atrasados.ts';
import { campeao } from './rules/campeao.ts';
import { combinacaoAuto } from './rules/combinacao-auto.ts';
import { datasEspeciais } from './rules/datas-especiais.ts';
import { espelhamento } from './rules/espelhamento.ts';
import { numerologia } from './rules/numerologia.ts';
import { paresImpares } from './rules/pares-impares.ts';
import { primosMultiplos } from './rules/primos-multiplos.ts';
import { quadrante } from './rules/quadrante.ts';
import { quentesFrios } from './rules/quentes-frios.ts';
import { quick } from './rules/quick.ts';
import { repeticoes } from './rules/repeticoes.ts';
import { sequencia } from './rules/sequencia.ts';
import { somatoria } from './rules/somatoria.ts';
import { sorteGlobal } from './rules/sorte-global.ts';
import { strategic } from './rules/strategic.ts';
import { uniform } from './rules/uniform.ts';
import type { Strategy } from './strategy.ts';

/** The rule behind each strategy that makes one ticket after the other. */
export const STRATEGIES: Readonly<Record<RuleId, Strategy>> = {
  quick,
  strategic,
  aggressive,
  'quentes-frios': quentesFrios,
  repeticoes,
  'pares-impares': paresImpares,
  sequencia,
  espelhamento,
  'primos-multiplos': primosMultiplos,
  quadrante,
  atrasados,
  somatoria,
  'datas-especiais': datasEspeciais,
  numerologia,
  'sorte-global': sorteGlobal,
  'combinacao-auto': combinacaoAuto,
  campeao,
  'anti-repeticao': antiRepeticao,
  uniform,
};
