import type { TierCheck } from '../../shared/check/check-games.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';
import type { TierHits } from '../../shared/lottery/tier-odds.ts';
import { binomialBand } from '../binomial.ts';
import type { DrawColumns, DrawSide } from './draw-columns.ts';
import type { Entry } from './entries.ts';
import { choose, jointChances } from './joint-chances.ts';
import { type PairKind, pairKinds } from './pair-kinds.ts';

/**
 * What chance alone gives of a tier, by its hits and its place, in those draws of these bets in which it existed. The
 * mean is exact. So is the variance, which counts what bets have in common: they win together. The range is that of
 * the binomial number of this mean and variance: exact for one bet, else very near.
 */
export function byChance(
  { lottery, first, second, secondsBefore, monthsBefore }: DrawColumns,
  bets: readonly Entry[],
): (hits: TierHits, tier: number) => Pick<TierCheck, 'expected' | 'usual'> {
  const pairs = pairKinds(lottery, bets);
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
    for (const bet of bets.filter(takesPart)) {
      const p = chance(bet.numbers.length);
      mean += p * drawsOf(bet);
      variance += p * (1 - p) * drawsOf(bet);
      trials += drawsOf(bet);
    }
    const both = typeof hits === 'number' ? jointChances(lottery, hits) : sameMonth;
    for (const pair of pairs) {
      const { a, b } = pair;
      if (!(takesPart(a) && takesPart(b))) continue;
      const product = chance(a.numbers.length) * chance(b.numbers.length);
      variance += 2 * pair.count * drawsOf(pair) * (both(pair) - product);
    }
    return { expected: mean, usual: scaledRange(mean, variance, trials) };
  };
}

/** A binomial number times a factor that gives it this mean and variance. */
function scaledRange(mean: number, variance: number, trials: number): TierCheck['usual'] {
  if (trials === 0 || mean === 0) return [0, 0];
  const p = mean / trials;
  const factor = Math.max(variance / (mean * (1 - p)), 1);
  const { low, high } = binomialBand(Math.max(Math.round(trials / factor), 1), p);
  return [Math.floor(low * factor), Math.ceil(high * factor)];
}

/** The chance of h hits of a bet with m marks in one draw: to 14 digits, and fast. */
function quickHitsChance({ total, drawn }: Lottery, marks: number, hits: number): number {
  return (choose(marks, hits) * choose(total - marks, drawn - hits)) / choose(total, drawn);
}

const MONTH = 1 / 12;

function sameMonth({ a, b }: PairKind): number {
  return a.month === b.month ? MONTH : 0;
}
