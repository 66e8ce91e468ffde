import type { RuleId } from '../../shared/catalogue.ts';
import { aggressive } from './aggressive.ts';
import { antiRepeticao } from './anti-repeticao.ts';
import { atrasados } from './atrasados.ts';
import { campeao } from './campeao.ts';
import { combinacaoAuto } from './combinacao-auto.ts';
import { datasEspeciais } from './datas-especiais.ts';
import { espelhamento } from './espelhamento.ts';
import { numerologia } from './numerologia.ts';
import { paresImpares } from './pares-impares.ts';
import { primosMultiplos } from './primos-multiplos.ts';
import { quadrante } from './quadrante.ts';
import { quentesFrios } from './quentes-frios.ts';
import { quick } from './quick.ts';
import { repeticoes } from './repeticoes.ts';
import { sequencia } from './sequencia.ts';
import { somatoria } from './somatoria.ts';
import { sorteGlobal } from './sorte-global.ts';
import { strategic } from './strategic.ts';
import type { Strategy } from './strategy.ts';
import { uniform } from './uniform.ts';

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
