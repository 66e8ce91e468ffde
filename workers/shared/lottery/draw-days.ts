import { DAY_MS, daysBefore } from './calendar.ts';
import type { Lottery } from './lotteries.ts';

/**
 * When a lottery is drawn next after an instant, both in milliseconds since 1970. Draws are at 21 h of Brasília, which
 * has had no summer time since 2019: at midnight UTC. Holidays, on which none is drawn, are not known.
 */
export function nextDraw({ drawDays }: Lottery, after: number): number {
  let draw = (Math.floor(after / DAY_MS) + 1) * DAY_MS;
  while (!drawDays.includes(new Date(draw - DAY_MS).getUTCDay())) draw += DAY_MS;
  return draw;
}

/** Days in which a prize may be fetched; then it is lost. */
export const CLAIM_DAYS = 90;

/** The day of a draw in Brazil, `YYYY-MM-DD`, of the instant of the draw, in milliseconds since 1970. */
export function dayOfDraw(draw: number): string {
  return new Date(draw - DAY_MS).toISOString().slice(0, 10);
}

/** The last day on which a prize of a draw of this day may be fetched. */
export function lastClaimDay(day: string): string {
  return daysBefore(day, -CLAIM_DAYS);
}
