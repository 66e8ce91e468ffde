import type { TierCheck } from '../../shared/check/check-games.ts';
import { jointChances, quickHitsChance } from '../../shared/lottery/joint-chances.ts';
import type { TierHits } from '../../shared/lottery/tier-odds.ts';
import { scaledBand } from '../../shared/statistics/binomial.ts';
import type { DrawColumns, DrawSide } from './draw-columns.ts';
import type { Entry } from './entries.ts';
import { betKinds, type PairKind, pairKinds } from './pair-kinds.ts';

/**
 * What chance alone gives of a tier, by its hits and its place, in those draws of these bets in which it existed. The
 * mean is exact. So is the variance, which counts what bets have in common: they win together. The range is that of
 * the binomial number of this mean and variance: exact for one bet, else very near. Yields how far it is, 0…1.
 */
export function* byChance(
  { lottery, first, second, secondsBefore, monthsBefore }: DrawColumns,
  bets: readonly Entry[],
): Generator<number, (hits: TierHits, tier: number) => Pick<TierCheck, 'expected' | 'usual'>, void> {
  const kinds = betKinds(bets);
  const pairs = yield* pairKinds(lottery, kinds);
  return (hits, tier) => {
    const isMonth = hits === 'month';
    const drawsOf = ({ from, to }: Pick<Entry, 'from' | 'to'>) => {
      const start = ({ starts }: DrawSide) => Math.min(Math.max(from, starts.from[tier] ?? 0), to);
      const since = (before: Int32Array, side: DrawSide) => (before[to] ?? 0) - (before[start(side)] ?? 0);
      if (isMonth) return since(monthsBefore, first);
      return to - start(first) + since(secondsBefore, second);
    };
    const takesPart = ({ month }: Entry) => !isMonth || month !== undefined;
    const chance = (marks: number) => (typeof hits === 'number' ? quickHitsChance(lottery, marks, hits) : MONTH);
    let [mean, variance, trials] = [0, 0, 0];
    for (const { bets: alike } of kinds) {
      const [bet] = alike;
      if (!bet || !takesPart(bet)) continue;
      const p = chance(bet.numbers.length);
      const draws = alike.length * drawsOf(bet);
      mean += p * draws;
      variance += p * (1 - p) * draws;
      trials += draws;
    }
    const joint = typeof hits === 'number' ? jointChances(lottery, hits) : undefined;
    const both = (pair: PairKind) => {
      const { a, b, common } = pair;
      return joint ? joint({ marks: a.numbers.length, others: b.numbers.length, common }) : sameMonth(pair);
    };
    for (const pair of pairs) {
      const { a, b } = pair;
      if (!(takesPart(a) && takesPart(b))) continue;
      const product = chance(a.numbers.length) * chance(b.numbers.length);
      variance += 2 * pair.count * drawsOf(pair) * (both(pair) - product);
    }
    const { low, high } = scaledBand(mean, variance, trials);
    return { expected: mean, usual: [low, high] };
  };
}

const MONTH = 1 / 12;

function sameMonth({ a, b }: PairKind): number {
  return a.month === b.month ? MONTH : 0;
}
