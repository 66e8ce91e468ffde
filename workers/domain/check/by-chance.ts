import type { Chance } from '../../shared/chance.ts';
import type { TierCheck } from '../../shared/check-games.ts';
import type { Lottery } from '../../shared/lotteries.ts';
import { type TierHits, tierOdds } from '../../shared/tier-odds.ts';
import { usualRange } from './binomial.ts';
import type { Entry } from './entries.ts';
import { inCommon, type NumberMasks } from './number-masks.ts';

/** What chance alone gives of a tier. */
export type ByChance = Pick<TierCheck, 'expected' | 'usual'>;

/** Two bets, and the part of the table in which both take part. */
interface Pair {
  readonly a: Entry;
  readonly b: Entry;
  /** Numbers that both mark. */
  readonly common: number;
  readonly from: number;
  readonly to: number;
}

/** How many draws in which a tier can be won there are before a place of the table. */
type DrawsAt = (place: number, hits: TierHits) => number;

/**
 * What chance alone gives of a tier in the draws of these bets. The mean is exact. So is the
 * variance, which counts what bets have in common: they win together. The range is that of the
 * binomial number of this mean and variance: exact for one bet, else very near.
 */
export function byChance(
  lottery: Lottery,
  bets: readonly Entry[],
  masks: NumberMasks,
  drawsAt: DrawsAt,
): (hits: TierHits) => ByChance {
  const pairs = pairsOf(bets, masks);
  const odds = oddsOf(lottery);
  return (hits) => {
    const isMonth = hits === 'month';
    const drawsOf = ({ from, to }: Pick<Entry, 'from' | 'to'>) =>
      drawsAt(to, hits) - drawsAt(from, hits);
    const takesPart = ({ month }: Entry) => !isMonth || month !== undefined;
    const chance = (marks: number) => odds(marks).get(hits) ?? 0;
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
      variance += 2 * drawsOf(pair) * (both(pair) - product);
    }
    return { expected: mean, usual: scaledRange(mean, variance, trials) };
  };
}

function pairsOf(bets: readonly Entry[], masks: NumberMasks): readonly Pair[] {
  const pairs: Pair[] = [];
  bets.forEach((b, j) => {
    for (let i = 0; i < j; i++) {
      const a = bets[i];
      if (!a) continue;
      const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
      if (from < to) pairs.push({ a, b, common: inCommon(masks, i, masks, j), from, to });
    }
  });
  return pairs;
}

/** A binomial number times a factor that gives it this mean and variance. */
function scaledRange(mean: number, variance: number, trials: number): TierCheck['usual'] {
  if (trials === 0 || mean === 0) return [0, 0];
  const p = mean / trials;
  const factor = Math.max(variance / (mean * (1 - p)), 1);
  const [from, to] = usualRange(Math.max(Math.round(trials / factor), 1), p);
  return [Math.floor(from * factor), Math.ceil(to * factor)];
}

/** The chance of each tier in one draw by how many numbers are marked. */
function oddsOf(lottery: Lottery): (marks: number) => ReadonlyMap<TierHits, number> {
  const known = new Map<number, ReadonlyMap<TierHits, number>>();
  return (marks) => {
    const odds =
      known.get(marks) ??
      new Map(tierOdds(lottery, marks).map(({ hits, chance }) => [hits, toNumber(chance)]));
    known.set(marks, odds);
    return odds;
  };
}

/** The chance that both bets of a pair have so many hits in the same draw. */
function jointChances({ total, drawn }: Lottery, hits: number): (pair: Pair) => number {
  const known = new Map<number, number>();
  return ({ a, b, common }) => {
    const [m, n] = [a.numbers.length, b.numbers.length];
    const key = (m * 101 + n) * 101 + common;
    const there = known.get(key);
    if (there !== undefined) return there;
    let ways = 0;
    for (let i = 0; i <= hits; i++) {
      ways +=
        choose(common, i) *
        choose(m - common, hits - i) *
        choose(n - common, hits - i) *
        choose(total - m - n + common, drawn - 2 * hits + i);
    }
    const chance = ways / choose(total, drawn);
    known.set(key, chance);
    return chance;
  };
}

function sameMonth({ a, b }: Pair): number {
  return a.month === b.month ? 1 / 12 : 0;
}

const toNumber = ({ ways, of }: Chance) => Number(ways) / Number(of);

/** Pascal's triangle, a row after the other; made at the first need. */
let triangle: Float64Array | undefined;
const ROWS = 101;

/** C(n, k) as a float, exact to 14 digits, n up to 100. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  triangle ??= pascal();
  return triangle[n * ROWS + k] ?? 0;
}

function pascal(): Float64Array {
  const rows = new Float64Array(ROWS * ROWS);
  for (let n = 0; n < ROWS; n++) {
    rows[n * ROWS] = 1;
    for (let k = 1; k <= n; k++) {
      rows[n * ROWS + k] = (rows[(n - 1) * ROWS + k - 1] ?? 0) + (rows[(n - 1) * ROWS + k] ?? 0);
    }
  }
  return rows;
}
