import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { formatNumber } from '../format.ts';

/** Most numbers that are read at one glance. */
const GLANCE = 7;

/** Most numbers that stand in rows of five; more stand in rows of ten. */
const FEW = 20;

/** The numbers of a ticket as on the playslip, in the rows that one reads them in. */
export function numberRows({ numbers }: Pick<Ticket, 'numbers'>): string[][] {
  const length = rowLength(numbers.length);
  return Array.from({ length: Math.ceil(numbers.length / length) }, (_, row) =>
    numbers.slice(row * length, (row + 1) * length).map(formatNumber),
  );
}

function rowLength(count: number): number {
  if (count <= GLANCE) return count;
  return count <= FEW ? 5 : 10;
}
