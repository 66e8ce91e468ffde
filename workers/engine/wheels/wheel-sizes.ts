import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { MAX_WHEEL_TICKETS, type WheelSize } from '../../shared/strategy/guarantees.ts';
import { WHEELS } from './data.ts';
import { type Design, designOf, familyKey, readTickets, type WheelTicket } from './design.ts';

/** Positions a wheel in the data can have: what a base-36 digit holds. */
const SEARCHED = 36;

/**
 * The smallest known wheel of at most 20 tickets for this design, undefined where there is none. From the data (found
 * by `npm run wheels`) or a construction; not proven here.
 */
export function wheelOf(design: Design): readonly WheelTicket[] | undefined {
  const { pool, size, drawn, hits } = design;
  if (drawn - (pool - size) >= hits) return [Array.from({ length: size }, (_, at) => at)];
  if (size > SEARCHED) return circleWheel(design, MAX_WHEEL_TICKETS);
  const text = WHEELS[familyKey(design)]?.[pool];
  return text === undefined ? undefined : readTickets(text);
}

/**
 * Every pool size a lottery can keep a guarantee on with at most 20 tickets, ascending, from one ticket's own numbers
 * on. Throws RangeError for a guarantee the lottery does not offer.
 */
export function wheelSizesOf(lottery: Lottery, guarantee: number): WheelSize[] {
  const sizes: WheelSize[] = [];
  for (let pool = lottery.pick; pool <= lottery.total; pool++) {
    const wheel = wheelOf(designOf(lottery, guarantee, pool));
    if (!wheel) break;
    sizes.push({ pool, tickets: wheel.length });
  }
  return sizes;
}

/**
 * The largest pool on which so many tickets (1…20) can keep the guarantee, and how many of them it takes. Throws
 * RangeError for another number of tickets or a guarantee that is not offered.
 */
export function largestNumberPool(lottery: Lottery, guarantee: number, tickets: number): WheelSize {
  if (!Number.isInteger(tickets) || tickets < 1 || tickets > MAX_WHEEL_TICKETS) {
    throw new RangeError(`${tickets} tickets, of 1…${MAX_WHEEL_TICKETS}`);
  }
  const reachable = wheelSizesOf(lottery, guarantee).filter((size) => size.tickets <= tickets);
  return reachable[reachable.length - 1] as WheelSize;
}

/**
 * A wheel by counting, for pools too large to search: the pool lies on a circle, each ticket leaves out the next pool −
 * size positions after those of the ticket before, so that every position is left out equally often, give or take one,
 * and in at least r = ⌊b · size / pool⌋ of the b tickets. The best then has ⌈drawn · r / b⌉. Gives the fewest tickets
 * for which that is enough, undefined if more than `max` would be needed. With size = pool / 2: a ticket and its
 * complement.
 */
function circleWheel(design: Design, max: number): WheelTicket[] | undefined {
  const { pool, size, drawn, hits } = design;
  for (let b = 2; b <= max; b++) {
    const times = Math.floor((b * size) / pool);
    if (Math.ceil((drawn * times) / b) < hits) continue;
    return Array.from({ length: b }, (_, t) => omitting(pool, t * (pool - size), pool - size));
  }
  return undefined;
}

/** All positions but the `count` that follow `from` on the circle, ascending. */
function omitting(pool: number, from: number, count: number): WheelTicket {
  const positions = Array.from({ length: pool }, (_, at) => at);
  return positions.filter((at) => (((at - from) % pool) + pool) % pool >= count);
}
