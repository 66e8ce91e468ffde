import type { Ticket } from '../../../workers/shared/run/ticket.ts';

/** How far the tickets of a batch spread over the playslip. */
export interface BatchSpread {
  /** How many different numbers are on any of them. */
  readonly distinct: number;
  /** The most numbers that two of them have in common; 0 for a single one. */
  readonly overlap: number;
}

/** The spread of some tickets of one lottery. */
export function batchSpread(tickets: readonly Pick<Ticket, 'numbers'>[]): BatchSpread {
  const sets = tickets.map(({ numbers }) => new Set(numbers));
  let overlap = 0;
  tickets.forEach(({ numbers }, i) => {
    for (const other of sets.slice(0, i)) {
      overlap = Math.max(overlap, numbers.filter((n) => other.has(n)).length);
    }
  });
  return { distinct: new Set(tickets.flatMap(({ numbers }) => numbers)).size, overlap };
}
