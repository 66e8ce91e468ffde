import type { LabBet } from '../../shared/lab/lab-request.ts';
import { columnOf, type Layout, type LookPlaces, overlapAt } from '../../shared/lab/simulation-layout.ts';
import { jointChances, quickHitsChance } from '../../shared/lottery/joint-chances.ts';
import { EXTRA_COUNT } from '../../shared/lottery/lotteries.ts';
import type { TierHits } from '../../shared/lottery/tier-odds.ts';
import type { CountLaw } from '../theory/sum-law.ts';

/** Below such a part of the mean a variance is what rounding has left. */
const ROUNDING = 1e-9;

/**
 * The law of how many games have the hits of a tier in one draw. Mean and variance are exact to 14 digits, of games made
 * anew by the numbers that their pairs have in common. Its shape is what the looks found, of which none saw a draw that
 * it judges: a look takes a game that wins, so of draws with w winners it takes w times as many as there are.
 */
export function tierLaw(layout: Layout, bet: LabBet, hits: TierHits, sums: Float64Array): CountLaw {
  const { lottery, groups, games, looks } = layout;
  const weights = new Float64Array(games + 1);
  let mean = 0;
  groups.forEach(({ marks, games: all }, group) => {
    const chance = typeof hits === 'number' ? quickHitsChance(lottery, marks, hits) : 1 / EXTRA_COUNT[hits];
    const own = chance * (typeof hits === 'number' || bet.kind === 'anew' ? all : withExtra(bet.games, marks));
    if (own === 0) return;
    mean += own;
    addClumps(weights, own, looks ? clumpsOf(layout, looks, group, sums, columnOf(layout, hits)) : [1]);
  });
  if (looks && typeof hits === 'number') {
    tilt(weights, mean, mean + winningPairs(layout, looks, hits, sums) / (bet.kind === 'anew' ? layout.draws : 1));
  }
  const chances = weights.map((weight, wins) => (wins === 0 ? 0 : weight / wins));
  chances[0] = 1 - sum(chances);
  const variance = sum(weights.map((weight, wins) => weight * wins)) - mean * mean;
  // Twelve games with all months win once in every draw.
  return { mean, variance: variance < ROUNDING * mean ? 0 : variance, chances };
}

/** How many games that mark so many numbers are played with a team or month. */
function withExtra(games: Extract<LabBet, { kind: 'games' }>['games'], marks: number): number {
  return games.filter(({ numbers, extra }) => numbers.length === marks && extra !== undefined).length;
}

/** How often 1, 2 … games had the hits of a game of a group that was looked at. */
function clumpsOf(
  { columns, games }: Layout,
  { clumpsAt }: LookPlaces,
  group: number,
  sums: Float64Array,
  column: number,
): ArrayLike<number> {
  const at = clumpsAt + (group * columns + column) * games;
  return sums.subarray(at, at + games);
}

function addClumps(weights: Float64Array, own: number, clumps: ArrayLike<number>): void {
  const all = sum(clumps);
  for (let i = 0; i < clumps.length; i++) {
    weights[i + 1] = (weights[i + 1] as number) + (own * (clumps[i] as number)) / all;
  }
}

/** The mean number of ordered pairs that both have the hits, summed over all batches that were looked at. */
function winningPairs(layout: Layout, looks: LookPlaces, hits: number, sums: Float64Array): number {
  const { lottery, groups } = layout;
  const joint = jointChances(lottery, hits);
  let pairs = 0;
  groups.forEach(({ marks }, one) => {
    groups.forEach(({ marks: others }, other) => {
      const at = overlapAt(layout, looks, one, other);
      for (let common = 0; common <= Math.min(marks, others); common++) {
        const count = sums[at + common] as number;
        if (count > 0) pairs += count * joint({ marks, others, common });
      }
    });
  });
  return pairs;
}

/** Gives weights, which have this sum, the mean square that the pairs have, where looks found different clumps. */
function tilt(weights: Float64Array, mean: number, square: number): void {
  const middle = sum(weights.map((weight, wins) => weight * wins)) / mean;
  const spread = sum(weights.map((weight, wins) => weight * (wins - middle) * (wins - middle)));
  if (spread < ROUNDING * mean) return;
  const slope = (square - middle * mean) / spread;
  weights.forEach((weight, wins) => {
    weights[wins] = weight * (1 + slope * (wins - middle));
  });
}

function sum(list: ArrayLike<number>): number {
  let all = 0;
  for (let i = 0; i < list.length; i++) all += list[i] as number;
  return all;
}
