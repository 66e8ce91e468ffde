import type { WalkDraws } from '../../../workers/shared/lab/lab-request.ts';
import { isUsual, type SimulationReport } from '../../../workers/shared/lab/simulation-report.ts';
import { WALK_ALPHA, type WalkedStrategy, type WalkReport } from '../../../workers/shared/lab/walk-report.ts';
import { tierName } from '../bet/odds.ts';
import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import { strategyName } from '../strategy/strategy-name.ts';

/** What an experiment found, and what follows. */
export interface Finding {
  /** `none`: as chance has it; `chance`: less than it seems; `found`: something that chance does not explain. */
  readonly kind: 'none' | 'chance' | 'found';
  readonly found: string;
  readonly follows: string;
}

const SAME_CHANCE =
  'O passado não muda o próximo sorteio: toda combinação tem a mesma chance, seja qual for a estratégia.';

/** A share as one reads it: «0,03», and «menos de 0,001». */
export function chanceText(p: number): string {
  if (p < 0.001) return 'menos de 0,001';
  return p.toFixed(p < 0.0995 ? 3 : 2).replace('.', ',');
}

/** What a simulation found: a tier counts as unusual where chance has it so in 1 of 1,000 cases. */
export function simulationFinding({ lottery, tiers, draws, games }: SimulationReport): Finding {
  const unusual = tiers.filter((tier) => !isUsual(tier));
  if (unusual.length === 0) {
    return {
      kind: 'none',
      found: `Nenhuma diferença: em ${counted(draws * games, 'aposta')}, cada faixa veio tantas vezes quanto o acaso manda.`,
      follows: SAME_CHANCE,
    };
  }
  const names = unusual.map(({ hits }) => tierName(lottery, hits)).join(', ');
  return {
    kind: 'chance',
    found: `Fora do que o acaso dá em 999 de cada 1.000 testes: ${names}.`,
    follows: `Com ${counted(tiers.length, 'faixa')}, isso acontece por acaso em cerca de 1 de cada ${formatWhole(Math.round(1000 / tiers.length))} testes. Repita com outra semente: se for acaso, some.`,
  };
}

/** What a walk found, after looking at all strategies. */
export function walkFinding({ strategies, draws }: WalkReport, kind: WalkDraws['kind']): Finding {
  const found = strategies.filter(({ adjusted }) => adjusted < WALK_ALPHA);
  const seeming = strategies.filter(({ p }) => p < WALK_ALPHA);
  const tries = strategies.length;
  if (kind === 'rigged') return riggedFinding(found, draws);
  if (found.length > 0) {
    return {
      kind: 'found',
      found: `${namesOf(found)}: uma diferença que ${tries} tentativas não explicam.`,
      follows:
        'Por acaso, isso acontece em até 1 de cada 20 testes como este. Antes de acreditar, repita com outra semente e com sorteios que ainda não aconteceram.',
    };
  }
  const least = [...seeming].sort((a, b) => a.p - b.p)[0];
  if (!least) {
    return {
      kind: 'none',
      found: `Nenhuma diferença: em ${counted(draws, 'sorteio')}, nenhuma das ${tries} estratégias se destacou dos jogos ao acaso.`,
      follows: SAME_CHANCE,
    };
  }
  return {
    kind: 'chance',
    found: `${namesOf(seeming)}: parece diferença, mas ${tries} tentativas a explicam.`,
    follows: `Quem testa ${tries} estratégias acha cerca de uma assim só por acaso. Corrigido pelas ${tries} tentativas, o menor p, de ${chanceText(least.p)}, vira ${chanceText(least.adjusted)}: nenhum sinal.`,
  };
}

function riggedFinding(found: readonly WalkedStrategy[], draws: number): Finding {
  const better = found.filter(({ more }) => more > 0);
  if (better.length > 0) {
    return {
      kind: 'found',
      found: `O vício foi descoberto: ${namesOf(better)} ${better.length === 1 ? 'acertou' : 'acertaram'} mais do que ${counted(draws, 'sorteio honesto', 'sorteios honestos')} deixariam.`,
      follows:
        'Se um sorteio de verdade fosse viciado assim, este laboratório veria. Compare com a aba “Estratégias”: em sorteios honestos, ninguém se destaca.',
    };
  }
  return {
    kind: 'none',
    found: `Com este vício, ${counted(draws, 'sorteio')} ainda não bastam para notar.`,
    follows: 'Aumente o favorecimento ou o número de sorteios, e o vício aparece.',
  };
}

/** Up to three names; of more how many. */
function namesOf(strategies: readonly WalkedStrategy[]): string {
  const names = strategies.map(({ strategy }) => `“${strategyName(strategy)}”`);
  if (names.length > 3) return `${names.length} estratégias, entre elas ${names[0]}`;
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} e ${names[names.length - 1]}`;
}
