import { DAY_MS, daysBefore } from './calendar.ts';
import { endInBrazil } from './day-in-brazil.ts';
import { weekdayOf } from './day-number.ts';
import type { Lottery } from './lotteries.ts';

type WithDrawDays = Pick<Lottery, 'drawDays'>;

/** Whether a lottery is drawn on a day, counted from 1970-01-01. Holidays, on which none is drawn, are not known. */
function isDrawDay({ drawDays }: WithDrawDays, day: number): boolean {
  return drawDays.includes(weekdayOf(day));
}

/** How many draws there are after a day and up to another one, both counted from 1970-01-01. */
export function drawsBetween(lottery: WithDrawDays, after: number, upTo: number): number {
  const weeks = Math.floor((upTo - after) / 7);
  let draws = weeks * lottery.drawDays.length;
  for (let day = after + weeks * 7 + 1; day <= upTo; day++) draws += Number(isDrawDay(lottery, day));
  return draws;
}

/**
 * When a lottery is drawn next after an instant, both in milliseconds since 1970. Draws are at 21 h of Brasília, which
 * has had no summer time since 2019: at midnight UTC. An instant that is none gives none.
 */
export function nextDraw(lottery: WithDrawDays, after: number): number {
  let day = Math.floor(after / DAY_MS);
  for (const last = day + 6; day < last && !isDrawDay(lottery, day); ) day++;
  return (day + 1) * DAY_MS;
}

/** Days in which a prize may be fetched; then it is lost. */
const CLAIM_DAYS = 90;

/** The last day on which a prize of a draw of this day may be fetched. */
export function lastClaimDay(day: string): string {
  return daysBefore(day, -CLAIM_DAYS);
}

/** Whether a prize of a draw of this day may still be fetched; `now` is in milliseconds since 1970. */
export function isClaimable(day: string, now: number): boolean {
  return now < endInBrazil(lastClaimDay(day));
}
