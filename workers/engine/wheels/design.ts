import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { guaranteesOf } from '../../shared/strategy/guarantees.ts';

/**
 * What a wheel guarantees: every `drawn` numbers out of a pool of `pool` meet some ticket of `size` numbers in at least
 * `hits`. A lotto design L(pool, size, drawn, hits); with hits = drawn it is a covering C(pool, size, drawn).
 */
export interface Design {
  /** v: how many numbers the pool has. */
  readonly pool: number;
  /** k: how many numbers a ticket has. */
  readonly size: number;
  /** p: how many numbers are drawn, all of them in the pool. */
  readonly drawn: number;
  /** g: how many of them the best ticket has at least. */
  readonly hits: number;
}

/** A ticket over the pool: positions in 0…pool−1, ascending. */
export type WheelTicket = readonly number[];

/**
 * The design behind "`hits` hits if all drawn numbers are among `pool`". Throws RangeError for a guarantee the lottery
 * does not offer or a pool outside pick…total.
 */
export function designOf(lottery: Lottery, hits: number, pool: number): Design {
  if (!guaranteesOf(lottery).includes(hits)) {
    throw new RangeError(`${lottery.key} has no guarantee of ${hits} hits`);
  }
  if (!Number.isInteger(pool) || pool < lottery.pick || pool > lottery.total) {
    throw new RangeError(`a pool of ${pool} of ${lottery.pick}…${lottery.total} numbers`);
  }
  return { pool, size: lottery.pick, drawn: lottery.drawn, hits };
}

/** The key of a design's family (all pools) in the data file: "4 se 6 de 6" has k, p and g. */
export function familyKey({ size, drawn, hits }: Omit<Design, 'pool'>): string {
  return `k${size} p${drawn} g${hits}`;
}

/** Tickets as text: a base-36 digit for each position (pool ≤ 36), a space between tickets. */
export function writeTickets(tickets: readonly WheelTicket[]): string {
  return tickets.map((ticket) => ticket.map((at) => at.toString(36)).join('')).join(' ');
}

/** The tickets that `writeTickets` wrote. */
export function readTickets(text: string): WheelTicket[] {
  return text.split(' ').map((word) => Array.from(word, (digit) => Number.parseInt(digit, 36)));
}

/** The ticket itself; throws RangeError unless it is `size` different positions of the pool. */
export function checkedTicket({ pool, size }: Design, ticket: WheelTicket): WheelTicket {
  const inPool = ticket.every((at) => Number.isInteger(at) && at >= 0 && at < pool);
  if (ticket.length !== size || new Set(ticket).size !== size || !inPool) {
    throw new RangeError(`[${ticket.join(' ')}] is not ${size} of the positions 0…${pool - 1}`);
  }
  return ticket;
}
