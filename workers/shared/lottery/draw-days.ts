import { DAY_MS } from './calendar.ts';
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
