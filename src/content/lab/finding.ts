import {
  BACKTEST_ALPHA,
  type BacktestReport,
  chanceOfSeeming,
  fewestDraws,
  type TestedStrategy,
} from '../../../workers/shared/lab/backtest-report.ts';
import type { BacktestDraws } from '../../../workers/shared/lab/lab-request.ts';
import {
  isTooRare,
  isUsual,
  reachesMean,
  type SimulationReport,
} from '../../../workers/shared/lab/simulation-report.ts';
import { shortTier, tierName } from '../bet/odds.ts';
import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import { strategyName } from '../strategy/strategy-name.ts';
import { formatAway, formatDecimal, formatPercent, outOf } from './lab-numbers.ts';

/** What an experiment found, and what follows. */
export interface Finding {
  /** `none`: as chance has it; `chance`: less than it seems; `found`: something that chance does not explain. */
  readonly kind: 'none' | 'chance' | 'found';
  readonly found: string;
  readonly follows: string;
  /** Is what was found the short answer to the question of the page? */
  readonly isAnswer?: true;
}

const SAME_CHANCE =
  'O passado não muda o próximo sorteio: toda combinação tem a mesma chance, seja qual for a estratégia.';

/**
 * How often chance alone has a tier away from its mean by Wilson's interval, at most, of 100 tests: where 0.17 hits are
 * expected a single one is away, where many are, those beyond 1.96 standard deviations.
 */
export const MOST_AWAY = 16;

/** A share as one reads it: «0,03», and «menos de 0,001». */
export function chanceText(p: number): string {
  if (p < 0.001) return 'menos de 0,001';
  return p.toFixed(p < 0.0995 ? 3 : 2).replace('.', ',');
}

/** What a simulation found: a tier counts as unusual where chance has it so in 1 of 1,000 cases. */
export function simulationFinding({ lottery, tiers, draws, games }: SimulationReport): Finding {
  const unusual = tiers.filter((tier) => !isUsual(tier));
  const all = counted(tiers.length, 'faixa');
  if (unusual.length > 0) {
    const names = unusual.map(({ hits }) => tierName(lottery, hits)).join(', ');
    return {
      kind: 'chance',
      found: `Fora do que o acaso dá em cerca de 999 de cada 1.000 testes: ${names}.`,
      follows: `Com ${all}, isso acontece por acaso em cerca de 1 de cada ${formatWhole(Math.round(1000 / tiers.length))} testes. Repita com outra semente: se for acaso, some.`,
    };
  }
  const on = counted(draws * games, 'aposta');
  const rare = tiers.filter(isTooRare);
  const follows =
    rare.length === 0 ? SAME_CHANCE : `${rareText(rare.map(({ hits }) => shortTier(lottery, hits)))} ${SAME_CHANCE}`;
  const away = tiers.filter((tier) => !reachesMean(tier)).length;
  if (away > 0) {
    return {
      kind: 'chance',
      found: `Em ${on}, ${away} de ${all} ${away === 1 ? 'ficou' : 'ficaram'} longe do esperado, e isso não é nada: por acaso, uma faixa fica longe em até ${MOST_AWAY} de cada 100 testes, conforme ela é rara ou comum.`,
      follows,
    };
  }
  if (rare.length === tiers.length) {
    return {
      kind: 'none',
      found: `Em ${on} não dá para saber: o acaso daria menos de um prêmio em cada faixa.`,
      follows: `Faça mais sorteios para comparar. ${SAME_CHANCE}`,
    };
  }
  return { kind: 'none', found: `Em ${on}, nada diferente do acaso.`, follows };
}

/** «Sena e quina são raras demais para comparar aqui.» */
function rareText(names: readonly string[]): string {
  const list = names.map((name, i) => (i === 0 ? name : name.toLowerCase())).join(', ');
  const ending = names.every((name) => name.endsWith('a')) ? 'a' : 'o';
  const isOne = names.length === 1;
  return `${list.replace(/, ([^,]*)$/, ' e $1')} ${isOne ? 'é' : 'são'} rar${ending}${isOne ? '' : 's'} demais para comparar aqui.`;
}

/** What a backtest over these draws found, after looking at all strategies. */
export function backtestFinding(report: BacktestReport, draws: BacktestDraws | undefined): Finding {
  if (draws?.kind !== 'rigged') return fairFinding(report, draws?.kind === 'simulated');
  if (draws.weight > 1) return riggedFinding(report);
  const { follows, ...finding } = fairFinding(report, true);
  return { ...finding, follows: `Sem favorecimento, o sorteio é honesto. ${follows}` };
}

/** `areMade`: the draws are simulated, and so known to be fair. */
function fairFinding({ strategies, draws, expected }: BacktestReport, areMade: boolean): Finding {
  const found = strategies.filter(({ adjusted }) => adjusted < BACKTEST_ALPHA);
  const seeming = strategies.filter(({ p }) => p < BACKTEST_ALPHA);
  const tries = strategies.length;
  const needed = fewestDraws(tries);
  if (draws < needed) {
    return {
      kind: 'none',
      found: `Em ${counted(draws, 'sorteio')} não dá para saber: para uma de ${counted(tries, 'estratégia')} se destacar, são precisos pelo menos ${needed}.`,
      follows: `Nem acertar mais em todos eles seria um sinal. ${SAME_CHANCE}`,
    };
  }
  if (found.length > 0) {
    return {
      kind: 'found',
      found: `${moreOrFewer(found)} que os jogos ao acaso: uma diferença que ${tries} tentativas não explicam, mas em ${outOf(Math.min(...found.map(({ adjusted }) => adjusted)))} testes honestos sai assim.`,
      follows: areMade
        ? 'Aqui os sorteios são simulados, sem vício nenhum: foi acaso. Repita com outra semente: quase sempre some.'
        : 'Antes de acreditar, repita com outra semente e com sorteios que ainda não aconteceram.',
    };
  }
  const none = tries === 1 ? 'A estratégia não ganhou do acaso' : `Nenhuma das ${tries} ganhou do acaso`;
  const least = strategies.reduce((one, other) => (other.p < one.p ? other : one));
  const most = `Em ${counted(draws, 'sorteio')}, a mais diferente foi “${strategyName(least.strategy)}”: ${awayText(least, expected)}.`;
  if (seeming.length === 0) return { kind: 'none', isAnswer: true, found: none, follows: `${most} ${SAME_CHANCE}` };
  const many = chanceOfSeeming(seeming.length, tries);
  if (many < BACKTEST_ALPHA) {
    return {
      kind: 'chance',
      found: `${moreOrFewer(seeming)} que os jogos ao acaso: ${seeming.length} de ${tries} ficaram abaixo de 5%, e por acaso seria ${formatDecimal(tries * BACKTEST_ALPHA, 1)} em média.`,
      follows: `Nenhuma sozinha resiste à correção: o menor p, de ${chanceText(least.p)}, vira ${chanceText(least.adjusted)}. Tantas ao mesmo tempo sairiam em ${outOf(many)} testes honestos, se uma não dependesse da outra; mas todas apostam nos mesmos sorteios. Repita com outra semente antes de acreditar.`,
    };
  }
  const why = `Testando ${tries}, uma ou outra sempre parece diferente: aqui também foi acaso.`;
  return { kind: 'chance', isAnswer: true, found: none, follows: `${most} ${why}` };
}

/** «2,1% a mais de acertos que o acaso»: how a strategy did beside its twin. */
function awayText({ more }: TestedStrategy, expected: number): string {
  const share = more / expected;
  if (formatAway(share) === '0') return 'os mesmos acertos que ao acaso';
  return `${formatPercent(Math.abs(share))} de acertos a ${more > 0 ? 'mais' : 'menos'} que ao acaso`;
}

function riggedFinding({ strategies, draws }: BacktestReport): Finding {
  const found = strategies.filter(({ adjusted }) => adjusted < BACKTEST_ALPHA);
  if (found.length > 0) {
    return {
      kind: 'found',
      found: `O vício foi descoberto: ${moreOrFewer(found)} do que ${counted(draws, 'sorteio honesto', 'sorteios honestos')} deixariam.`,
      follows: 'Compare com sorteios honestos: neles, quase nunca alguém se destaca.',
    };
  }
  return {
    kind: 'none',
    found: `Com este vício, ${counted(draws, 'sorteio')} ainda não bastam para notar.`,
    follows: 'Com mais favorecimento ou mais sorteios, ele tende a aparecer.',
  };
}

/** «“A” acertou mais e “B” menos»: which strategies had more hits than others by chance, and which fewer. */
function moreOrFewer(strategies: readonly TestedStrategy[]): string {
  const better = strategies.filter(({ more }) => more > 0);
  const worse = strategies.filter(({ more }) => more <= 0);
  const verb = (better.length || worse.length) === 1 ? 'acertou' : 'acertaram';
  if (better.length === 0) return `${namesOf(worse)} ${verb} menos`;
  return `${namesOf(better)} ${verb} mais${worse.length > 0 ? ` e ${namesOf(worse)} menos` : ''}`;
}

/** Up to three names; of more how many. */
function namesOf(strategies: readonly TestedStrategy[]): string {
  const names = strategies.map(({ strategy }) => `“${strategyName(strategy)}”`);
  if (names.length > 3) return `${names.length} estratégias, entre elas ${names[0]},`;
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} e ${names[names.length - 1]}`;
}
