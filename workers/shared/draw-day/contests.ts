import { daysBefore } from '../lottery/calendar.ts';
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
  const step = day < known ? -1 : 1;
  let found = contest;
  for (let at = known; at !== day; at = daysBefore(at, -step)) {
    // Forward a day counts when it is reached, backward when it is left; the known one has a draw whatever day it is.
    const counted = step > 0 ? daysBefore(at, -1) : at;
    if (counted === known || isDrawDay(lottery, counted)) found += step;
  }
  return found;
}

/** The day of a contest, counted so. */
export function dayOfContest(lottery: Lottery, { contest: known, day }: KnownContest, contest: number): string {
  const step = contest < known ? -1 : 1;
  let at = day;
  for (let left = Math.abs(contest - known); left > 0; ) {
    at = daysBefore(at, -step);
    if (isDrawDay(lottery, at)) left--;
  }
  return at;
}

function isDrawDay({ drawDays }: Lottery, day: string): boolean {
  return drawDays.includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
