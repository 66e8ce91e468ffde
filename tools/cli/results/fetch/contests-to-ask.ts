import type { DrawTable } from '../../../../workers/shared/draws/draw-table.ts';
import { NEWEST_CONTESTS } from '../../../../workers/shared/draws/newest-draws.ts';
import { daysBefore } from '../../../../workers/shared/lottery/calendar.ts';
import { dayInBrazil } from '../../../../workers/shared/lottery/day-in-brazil.ts';
import { ANCHORS } from '../../../../workers/shared/rules/anchors.ts';
import { drawOn } from '../../../../workers/shared/rules/draw-on.ts';
import { settledTiers } from './agree.ts';

/** Most contests of a lottery that one run asks for. */
export const MAX_ASKED = 40;

/** What a run asks of a lottery. */
export interface ContestsToAsk {
  /** Ascending. Those above `expected` are asked only while sources have the one before. */
  readonly contests: readonly number[];
  /** The newest contest that the calendar has drawn by now. */
  readonly expected: number;
  /** The newest contest that is published; without one the contest before those that are asked. */
  readonly last: number;
}

/**
 * Returns the contests that are missing among the last MAX_ASKED ones and to come, those of the newest ones that have no
 * prizes or, to replace them, all of the newest ones.
 */
export function contestsToAsk({ lottery, draws }: DrawTable, now: number, isReplacing: boolean): ContestsToAsk {
  const expected = expectedContest({ lottery, draws }, now);
  const last = draws.at(-1)?.contest ?? Math.max(0, expected - NEWEST_CONTESTS);
  const oldest = Math.max(draws[0]?.contest ?? last + 1, last - MAX_ASKED + 1);
  const isWanted = (contest: number) => {
    const draw = draws.find((one) => one.contest === contest);
    if (!draw) return true;
    return contest > last - NEWEST_CONTESTS && (isReplacing || !settledTiers(draw.paid ?? draw.paidSecond));
  };
  const older = Array.from({ length: last - oldest + 1 }, (_, i) => oldest + i).filter(isWanted);
  const newer = Array.from({ length: MAX_ASKED }, (_, i) => last + 1 + i);
  // Old gaps that no source has must not keep new contests out.
  const contests = [...older.slice(NEWEST_CONTESTS - MAX_ASKED), ...newer];
  return { contests: contests.slice(0, MAX_ASKED), expected, last };
}

/** Counts the draws of the calendar since the newest contest with a known day. */
function expectedContest({ lottery, draws }: DrawTable, now: number): number {
  const newest = draws.findLast(({ date }) => date !== undefined);
  const { [lottery]: anchor } = ANCHORS;
  let { contest, day } = anchor;
  if (newest?.date && newest.contest > contest) [contest, day] = [newest.contest, newest.date];
  for (const today = dayInBrazil(now); day < today; ) {
    day = daysBefore(day, -1);
    const draw = drawOn(lottery, day);
    if (draw && draw.at <= now) contest += draw.draws;
  }
  return contest;
}
