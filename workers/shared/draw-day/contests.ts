import { dateOfDay, dayNumber } from '../lottery/day-number.ts';
import { drawsBetween } from '../lottery/draw-days.ts';
import type { Lottery } from '../lottery/lotteries.ts';

/** A contest of which the day is known, `YYYY-MM-DD` in Brazil. */
export interface KnownContest {
  readonly contest: number;
  readonly day: string;
}

/**
 * The contest that is drawn on a day, counted by the days of draws from one that is known; without one on that day the
 * one before. Holidays are not known: the farther from the known one, the more it may be off.
 */
export function contestOn(lottery: Lottery, { contest, day: known }: KnownContest, day: string): number {
  const [from, to] = [dayNumber(known), dayNumber(day)];
  // The known one has a draw, whatever day of the week it is.
  return to < from ? contest - drawsBetween(lottery, to, from - 1) - 1 : contest + drawsBetween(lottery, from, to);
}

/** The day of a contest, counted so. */
export function dayOfContest(lottery: Lottery, { contest: known, day }: KnownContest, contest: number): string {
  const step = contest < known ? -1 : 1;
  let at = dayNumber(day);
  for (let left = Math.abs(contest - known); left > 0; ) {
    at += step;
    left -= drawsBetween(lottery, at - 1, at);
  }
  return dateOfDay(at);
}
