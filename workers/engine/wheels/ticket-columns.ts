import type { Design, WheelTicket } from './design.ts';

/**
 * For each position of the pool, the tickets that hold it: bit t is ticket t. Throws RangeError unless there are at
 * most 32 tickets, each of exactly `size` different positions of the pool: a ticket with a number too many would prove
 * too much.
 */
export function ticketColumns(design: Design, tickets: readonly WheelTicket[]): Int32Array {
  if (tickets.length > 32) throw new RangeError(`${tickets.length} tickets, at most 32`);
  const columns = new Int32Array(design.pool);
  for (const [t, ticket] of tickets.entries()) {
    for (const position of checkedTicket(design, ticket)) {
      columns[position] = (columns[position] as number) | (1 << t);
    }
  }
  return columns;
}

/** The ticket itself; throws RangeError unless it is `size` different positions of the pool. */
export function checkedTicket({ pool, size }: Design, ticket: WheelTicket): WheelTicket {
  const inPool = ticket.every((at) => Number.isInteger(at) && at >= 0 && at < pool);
  if (ticket.length !== size || new Set(ticket).size !== size || !inPool) {
    throw new RangeError(`[${ticket.join(' ')}] is not ${size} of the positions 0…${pool - 1}`);
  }
  return ticket;
}
