import { type LotteryKey, lotteryOf } from '../lottery/lotteries.ts';
import { type NamedHistory, type OfficialHistory, WINDOW } from '../run/history.ts';
import type { DrawTable } from './draw-table.ts';

/** The part of a table that a window asks for. */
export interface WindowRequest {
  /** The contest of the newest draw; that of the table unless given. */
  readonly contest?: number;
  /** How many draws, as far as there are. */
  readonly size: number;
}

/** A window of a table: draws without a gap. */
export type FoundWindow = Pick<OfficialHistory, 'contest' | 'draws'>;

/**
 * The newest draws of a table up to a contest, newest first, each ascending: as many as are asked for, or as there are
 * before a contest that is missing. The second draw of a contest is newer than the first. Empty when the contest itself
 * is not there.
 */
export function windowOf(
  { draws: all }: DrawTable,
  { contest = all[all.length - 1]?.contest ?? 0, size }: WindowRequest,
): FoundWindow {
  const draws: number[][] = [];
  const add = (numbers: readonly number[] | undefined) => {
    if (numbers && draws.length < size) draws.push([...numbers].sort((a, b) => a - b));
  };
  let wanted = contest;
  for (let at = all.length - 1; at >= 0 && draws.length < size; at--) {
    const draw = all[at];
    if (!draw || draw.contest > contest) continue;
    if (draw.contest !== wanted--) break;
    add(draw.second);
    add(draw.numbers);
  }
  return { contest, draws };
}

/** A range of contests, both ends in it. */
export type ContestRange = readonly [from: number, to: number];

/** The contests that a named history is of and a table does not have, as ranges, the oldest first. */
export function missingContests(
  { contest, size }: Pick<NamedHistory, 'contest' | 'size'>,
  lottery: LotteryKey,
  table: DrawTable | undefined,
): ContestRange[] {
  const there = new Set(table?.draws.map((draw) => draw.contest));
  const first = Math.max(1, contest + 1 - Math.ceil(size / lotteryOf(lottery).drawsPerContest));
  const ranges: [number, number][] = [];
  for (let n = first; n <= contest; n++) {
    const last = ranges[ranges.length - 1];
    if (there.has(n)) continue;
    if (last?.[1] === n - 1) last[1] = n;
    else ranges.push([n, n]);
  }
  return ranges;
}

/** The sizes to choose from where so many draws are kept: the usual ones, and all there are. */
export function windowSizes(kept: number): number[] {
  const most = Math.min(kept, WINDOW.max);
  const usual = [WINDOW.min, WINDOW.usual, 50, 100, 200, WINDOW.max].filter((size) => size < most);
  return most < WINDOW.min ? [] : [...usual, most];
}
