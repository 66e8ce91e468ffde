import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { dateOfDay, dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_CONTEST } from '../../../workers/shared/lottery/max-contest.ts';
import { ANCHORS, type KnownContest } from '../../../workers/shared/rules/anchors.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { newestDraw } from '../results/site-draws.ts';
import { drawsBetween } from './draw-days.ts';

/** A contest as counted from the newest that is known, how many draws away from it, and whether that was really drawn. */
export interface NearContest {
  readonly contest: number;
  readonly away: number;
  readonly isKept: boolean;
}

/** About which contest is drawn on a day; undefined where there can be none. */
export function nearContest(lottery: LotteryKey, day: string): NearContest | undefined {
  const known = newestKnown(lottery);
  const contest = contestOn(lottery, known, day);
  if (!isWholeIn(contest, 1, MAX_CONTEST)) return undefined;
  return { contest, away: Math.abs(contest - known.contest), isKept: known !== ANCHORS[lottery] };
}

/** The contest of a day where the draw before it is kept or the site's; undefined elsewhere: counted farther, it may be wrong. */
export function sureContest(lottery: LotteryKey, day: string): number | undefined {
  const near = nearContest(lottery, day);
  return near?.away === 1 && near.isKept ? near.contest : undefined;
}

/** The newest contest of a lottery of which the day is known: a draw that is kept or the site's, unless that is older than the rules or to come. */
export function newestKnown(lottery: LotteryKey): KnownContest {
  const { contest = 0, date: day = '' } = newestDraw(lottery) ?? {};
  const anchor = ANCHORS[lottery];
  return isCalendarDate(day) && day >= anchor.day && day <= brazilDate() ? { contest, day } : anchor;
}

/**
 * The contest that is drawn on a day, counted by the days of draws from one that is known: the last of a day of two,
 * and on a day without one the one before. Draws that the rules do not know make it wrong, the more the farther the
 * known contest is.
 */
export function contestOn(lottery: LotteryKey, { contest, day: known }: KnownContest, day: string): number {
  const [from, to] = [dayNumber(known), dayNumber(day)];
  // The known one has a draw, whatever day of the week it is.
  return to < from ? contest - drawsBetween(lottery, to, from - 1) - 1 : contest + drawsBetween(lottery, from, to);
}

/** The day of a contest, counted in the same way. */
export function dayOfContest(lottery: LotteryKey, { contest: known, day }: KnownContest, contest: number): string {
  const step = contest < known ? -1 : 1;
  let at = dayNumber(day);
  for (let left = Math.abs(contest - known); left > 0; ) {
    at += step;
    left -= drawsBetween(lottery, at - 1, at);
  }
  return dateOfDay(at);
}
