import type { DrawTable } from '../../../../workers/shared/draws/draw-table.ts';
import { NEWEST_CONTESTS } from '../../../../workers/shared/draws/newest-draws.ts';
import { daysBefore } from '../../../../workers/shared/lottery/calendar.ts';
import { dayInBrazil } from '../../../../workers/shared/lottery/day-in-brazil.ts';
import { ANCHORS } from '../../../../workers/shared/rules/anchors.ts';
import { drawOn } from '../../../../workers/shared/rules/draw-on.ts';
import { hasPrizes } from './agree.ts';

/** Most contests of a lottery that one run asks for. */
export const MAX_ASKED = 40;

/** The contests of a lottery that a run asks for. */
export interface ContestsToAsk {
  /** Ascending. Contests after the first MAX_ASKED wait; one above `expected` is asked only if sources have the one before. */
  readonly contests: readonly number[];
  /** The newest contest that the calendar has drawn by now. */
  readonly expected: number;
}

/**
 * Returns the contests that are missing among the last MAX_ASKED and those to come, and of the newest those without prizes
 * or, to replace them, all. The first run asks for the newest alone.
 */
export function contestsToAsk({ lottery, draws }: DrawTable, now: number, isReplacing: boolean): ContestsToAsk {
  const expected = expectedContest({ lottery, draws }, now);
  const last = draws.at(-1)?.contest ?? Math.max(0, expected - NEWEST_CONTESTS);
  const first = Math.min(draws[0]?.contest ?? last, last - NEWEST_CONTESTS + 1);
  const contests = Array.from({ length: 2 * MAX_ASKED + 1 }, (_, i) => last + i - MAX_ASKED + 1);
  const isAsked = (contest: number) => {
    const draw = draws.find((one) => one.contest === contest);
    if (!draw) return contest >= first && contest > 0 && draws.length > 0;
    return contest > last - NEWEST_CONTESTS && (isReplacing || !hasPrizes(draw));
  };
  const older = contests.slice(0, MAX_ASKED).filter(isAsked);
  // Old gaps that no source has must not keep new contests out.
  return { contests: [...older.slice(-MAX_ASKED / 2), ...contests.slice(MAX_ASKED)], expected };
}

/** Counts the draws of the calendar since the newest contest with a known day. */
function expectedContest({ lottery, draws }: DrawTable, now: number): number {
  const newest = draws.findLast(({ date }) => date !== undefined);
  let { contest, day } = ANCHORS[lottery];
  if (newest?.date && newest.contest > contest) [contest, day] = [newest.contest, newest.date];
  for (const today = dayInBrazil(now); day < today; ) {
    day = daysBefore(day, -1);
    const draw = drawOn(lottery, day);
    if (draw && draw.at <= now) contest += draw.draws;
  }
  return contest;
}
