import type { BetCost } from '../../../workers/shared/bet/bet-cost.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { TierHits } from '../../../workers/shared/lottery/tier-odds.ts';
import { capital, formatWhole } from '../format.ts';
import { wordsOf } from '../words-of.ts';
import { formatCents } from './price.ts';

const NBSP = '\u00a0';

/** «1 em 50.063.860», «1 em 3,9»; «nenhuma» for Infinity. */
export function oneInText(oneIn: number): string {
  if (!Number.isFinite(oneIn)) return 'nenhuma';
  return `1${NBSP}em${NBSP}${Number.isInteger(oneIn) ? formatWhole(oneIn) : String(oneIn).replace('.', ',')}`;
}

/** What players call some tiers; others are called by their hits. */
const TIER_NAMES: Partial<Record<LotteryKey, Readonly<Record<number, string>>>> = {
  megasena: { 6: 'sena', 5: 'quina', 4: 'quadra' },
  duplasena: { 6: 'sena', 5: 'quina', 4: 'quadra', 3: 'terno' },
  quina: { 5: 'quina', 4: 'quadra', 3: 'terno', 2: 'duque' },
};

/** «6 (sena)», «15 acertos», «Time do Coração». */
export function tierName(lottery: LotteryKey, hits: TierHits): string {
  if (hits === 'team') return 'Time do Coração';
  if (hits === 'month') return 'Mês da Sorte';
  const name = wordsOf(TIER_NAMES[lottery] ?? {}, String(hits), '');
  return name ? `${capital(name)} (${hits})` : `${hits} acertos`;
}

/** A tier without its hits, where it has a name: «Quadra», «15 acertos», «Mês da Sorte». */
export function shortTier(lottery: LotteryKey, hits: TierHits): string {
  return tierName(lottery, hits).replace(/ \(.*/, '');
}

/** «12 quinas», «1 prêmio de 14 acertos». */
export function prizesText(lottery: LotteryKey, hits: number, prizes: number): string {
  const name = wordsOf(TIER_NAMES[lottery] ?? {}, String(hits), '');
  const many = prizes === 1 ? '' : 's';
  const count = formatWhole(prizes);
  if (name) return `${count}${NBSP}${name}${many}`;
  return `${count}${NBSP}prêmio${many} de ${hits} acertos`;
}

/** Words for the odds and the cost in «Detalhes». */
export const oddsTexts = {
  honest: 'Nenhuma estratégia muda estas chances: elas só dependem de quantos números você marca.',
  tiers: (marks: number) => `Chance de cada jogo, com ${marks} números`,
  oneDraw: 'em um sorteio',
  bothDraws: 'nos dois',
  batch: 'Prêmio máximo com todos os jogos',
  batchOf: (games: number, hasMirror: boolean, draws: number, drawsEach: number) =>
    [
      games === 1 ? '1 jogo' : `${games} jogos`,
      ...(hasMirror ? ['com espelho'] : []),
      ...(draws > 1 ? [`${draws} concursos`] : []),
      ...(drawsEach > 1 ? ['dois sorteios cada'] : []),
    ].join(', '),
  atOnce: 'Vários prêmios em um jogo',
  ifHits: (hits: number, marks: number) => `Se acertar ${hits} com ${marks} marcados:`,
  cost: 'Custo',
} as const;

/** A cost and what it is made of: «R$ 420,00 (3 jogos × 28 apostas simples × R$ 5,00)». */
export function costFormula(cost: BetCost): string {
  const { unit, simple, games, sides, draws, total } = cost;
  const factors = [
    games === 1 ? '1 jogo' : `${games} jogos`,
    ...(simple > 1 ? [`${formatWhole(simple)} apostas simples`] : []),
    ...(sides > 1 ? ['2 com o espelho'] : []),
    ...(draws > 1 ? [`${draws} concursos`] : []),
    formatCents(unit),
  ];
  return `${formatCents(total)} (${factors.join(' × ')})`;
}
