import { dayNumber } from '../lottery/day-number.ts';
import type { LotteryKey } from '../lottery/lotteries.ts';
import type { DrawnContest } from '../rules/brought-week.ts';
import type { DrawTable } from './draw-table.ts';
import type { OfficialDraw } from './official-draw.ts';

/** What can be said of a table in a line. */
export interface TableSummary {
  readonly lottery: LotteryKey;
  /** Draws, 1 or more. */
  readonly count: number;
  readonly first: Pick<OfficialDraw, 'contest' | 'date'>;
  readonly last: Pick<OfficialDraw, 'contest' | 'date'>;
  /** Contests between the first and the last that are not there. */
  readonly missing: number;
  /** Draws whose prizes («rateio») are known, of Dupla Sena those of one draw or both. */
  readonly withPrizes: number;
}

/** What can be said of kept draws without reading them. */
export interface KeptSummary extends TableSummary {
  /** Grows with each change of what is kept. */
  readonly revision: number;
  /** The newest of them that have a day, ascending, for the calendar; earlier versions kept none. */
  readonly recent?: readonly DrawnContest[];
  /** Most contests that follow each other without a gap; earlier versions kept none. */
  readonly unbroken?: number;
}

/** Says of a table what it has; undefined of one without draws. */
export function summaryOf({ lottery, draws }: DrawTable): TableSummary | undefined {
  const [first] = draws;
  const last = draws[draws.length - 1];
  if (!first || !last) return undefined;
  return {
    lottery,
    count: draws.length,
    first: edgeOf(first),
    last: edgeOf(last),
    missing: last.contest - first.contest + 1 - draws.length,
    withPrizes: draws.filter(({ paid, paidSecond }) => paid ?? paidSecond).length,
  };
}

/** Returns the most contests of a table that follow each other without a gap. */
export function unbrokenOf({ draws }: DrawTable): number {
  let [most, length, last] = [0, 0, 0];
  for (const { contest } of draws) {
    length = contest === last + 1 ? length + 1 : 1;
    last = contest;
    most = Math.max(most, length);
  }
  return most;
}

/** So many draws are those of ten weeks or more. */
const RECENT = 60;

/** The newest draws of a table that have a day; empty where the newest of all has none. */
export function recentOf({ draws }: DrawTable): readonly DrawnContest[] {
  if (!draws[draws.length - 1]?.date) return [];
  const dated = draws.flatMap(({ contest, date }) => (date ? [[contest, dayNumber(date)] as const] : []));
  return dated.slice(-RECENT);
}

const edgeOf = ({ contest, date }: OfficialDraw) => ({
  contest,
  ...(date !== undefined && { date }),
});
