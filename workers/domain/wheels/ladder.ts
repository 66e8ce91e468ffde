import { MOST_TICKETS } from '../../shared/guarantees.ts';
import type { Lottery } from '../../shared/lotteries.ts';
import type { WheelSize } from '../../shared/wheel-size.ts';
import { circleWheel } from './circle.ts';
import { familyKey, readTickets } from './codec.ts';
import { WHEELS } from './data.ts';
import { type Design, designOf, type PoolTicket } from './design.ts';

/** Positions a wheel in the data can have: what a base-36 digit holds. */
const SEARCHED = 36;

/**
 * The smallest known wheel of at most 20 tickets for this design, undefined where there is none.
 * From the data (found by `npm run wheels`) or a construction; not proven here.
 */
export function wheelOf(design: Design): readonly PoolTicket[] | undefined {
  const { pool, size, drawn, hits } = design;
  if (drawn - (pool - size) >= hits) return [Array.from({ length: size }, (_, at) => at)];
  if (size > SEARCHED) return circleWheel(design, MOST_TICKETS);
  const text = WHEELS[familyKey(design)]?.[pool];
  return text === undefined ? undefined : readTickets(text);
}

/**
 * Every pool size a lottery can keep a promise on with at most 20 tickets, ascending, from one
 * ticket's own numbers on. Throws RangeError for a promise the lottery does not offer.
 */
export function ladderOf(lottery: Lottery, promise: number): WheelSize[] {
  const rungs: WheelSize[] = [];
  for (let pool = lottery.pick; pool <= lottery.total; pool++) {
    const wheel = wheelOf(designOf(lottery, promise, pool));
    if (!wheel) break;
    rungs.push({ pool, tickets: wheel.length });
  }
  return rungs;
}

/**
 * The largest pool on which so many tickets (1…20) can keep the promise, and how many of them it
 * takes. Throws RangeError for another number of tickets or a promise that is not offered.
 */
export function largestPool(lottery: Lottery, promise: number, tickets: number): WheelSize {
  if (!Number.isInteger(tickets) || tickets < 1 || tickets > MOST_TICKETS) {
    throw new RangeError(`${tickets} tickets, of 1…${MOST_TICKETS}`);
  }
  const reachable = ladderOf(lottery, promise).filter((rung) => rung.tickets <= tickets);
  return reachable[reachable.length - 1] as WheelSize;
}
