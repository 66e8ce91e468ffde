import { type Lottery, lotteryOf } from '../lottery/lotteries.ts';
import type { TierHits } from '../lottery/tier-odds.ts';
import type { SimulateRequest } from './lab-request.ts';

/**
 * Draws of a block: some 20 ms of work, so that a call to a worker and back is nothing beside it. Where each draw has
 * new tickets, a hundred times the work, fewer.
 */
export const BLOCK_DRAWS = { games: 2 ** 18, anew: 2 ** 12 } as const;

/** Games of a simulation that mark as many numbers: chance treats them alike. */
export interface Group {
  readonly marks: number;
  readonly games: number;
}

/**
 * Where the sums of a simulation are. For each stretch between two checkpoints, and in it for each group, a count of
 * games by their hits, 0…drawn, and one more of those with the team or month. Behind them what looks at several games
 * found.
 */
export interface Layout {
  readonly lottery: Lottery;
  readonly groups: readonly Group[];
  readonly checkpoints: readonly number[];
  /** Counts of a group. */
  readonly columns: number;
  /** Counts of a stretch. */
  readonly row: number;
  readonly draws: number;
  /** Games in each draw. */
  readonly games: number;
  /** Undefined where there is one game. */
  readonly looks: LookPlaces | undefined;
  readonly size: number;
}

/**
 * Where looks count. For each group and column how often 1, 2 … games had the hits of the one that was looked at; for
 * each two groups how many pairs of games have 0, 1 … numbers in common, a pair in both orders.
 */
export interface LookPlaces {
  readonly clumpsAt: number;
  readonly overlapsAt: number;
}

/** The layout of the sums of a simulation. */
export function layoutOf({ bet, draws }: SimulateRequest): Layout {
  const marks = marksOf(bet);
  const groups = [...new Set(marks)]
    .sort((a, b) => a - b)
    .map((one) => ({ marks: one, games: marks.filter((other) => other === one).length }));
  const lottery = lotteryOf(bet.kind === 'games' ? bet.lottery : bet.run.lottery);
  const checkpoints = checkpointsOf(draws);
  const columns = lottery.drawn + 2;
  const row = columns * groups.length;
  const counts = row * checkpoints.length;
  const games = marks.length;
  const layout = { lottery, groups, checkpoints, columns, row, draws, games };
  if (games === 1) return { ...layout, looks: undefined, size: counts };
  const looks = { clumpsAt: counts, overlapsAt: counts + row * games };
  return { ...layout, looks, size: looks.overlapsAt + groups.length * groups.length * (lottery.total + 1) };
}

const FIRST_CHECKPOINT = 100;

/**
 * After how many draws a simulation is looked at: 1, 2 and 5 times each power of ten from 100 on, and all of them at the
 * end. Ascending.
 */
function checkpointsOf(draws: number): number[] {
  const points: number[] = [];
  for (let power = FIRST_CHECKPOINT; power < draws; power *= 10) {
    points.push(...[power, 2 * power, 5 * power].filter((point) => point < draws));
  }
  return [...points, draws];
}

/** Where the pairs of games of two groups begin. */
export function overlapAt({ lottery, groups }: Layout, { overlapsAt }: LookPlaces, one: number, other: number): number {
  return overlapsAt + (one * groups.length + other) * (lottery.total + 1);
}

/** The column of a tier in the row of a group. */
export function columnOf({ columns }: Layout, hits: TierHits): number {
  return typeof hits === 'number' ? hits : columns - 1;
}

/** How often a column has come until each checkpoint, in all groups. */
export function seenUntil({ checkpoints, groups, columns, row }: Layout, sums: Float64Array, column: number): number[] {
  let seen = 0;
  return checkpoints.map((_, stretch) => {
    groups.forEach((_group, g) => {
      seen += sums[stretch * row + g * columns + column] as number;
    });
    return seen;
  });
}

/** How many numbers each game marks; a mirror marks the others. */
function marksOf(bet: SimulateRequest['bet']): number[] {
  if (bet.kind === 'games') return bet.games.map(({ numbers }) => numbers.length);
  const { games, bet: { marks, mirror } = {}, lottery: key } = bet.run;
  const { pick, total } = lotteryOf(key);
  const own = new Array<number>(games).fill(marks ?? pick);
  return mirror ? [...own, ...own.map((one) => total - one)] : own;
}
