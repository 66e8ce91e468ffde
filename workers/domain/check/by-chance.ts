import type { Chance } from '../../shared/chance.ts';
import type { TierCheck } from '../../shared/check-games.ts';
import type { Lottery } from '../../shared/lotteries.ts';
import { type TierHits, tierOdds } from '../../shared/tier-odds.ts';
import { usualRange } from './binomial.ts';
import type { Entry } from './entries.ts';
import { jointChances } from './joint-chances.ts';
import type { NumberMasks } from './number-masks.ts';
import { type PairKind, pairKinds } from './pair-kinds.ts';

/** What chance alone gives of a tier. */
export type ByChance = Pick<TierCheck, 'expected' | 'usual'>;

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
  const pairs = pairKinds(bets, masks);
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

function sameMonth({ a, b }: PairKind): number {
  return a.month === b.month ? 1 / 12 : 0;
}

const toNumber = ({ ways, of }: Chance) => Number(ways) / Number(of);
