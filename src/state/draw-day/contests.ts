import { dateOfDay, dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { KnownContest } from '../../../workers/shared/rules/anchors.ts';
import { drawsBetween } from './draw-days.ts';

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
