import type { Ticket } from '../../../workers/shared/ticket.ts';
import { formatNumber } from '../format.ts';

/** So many numbers are still read at one glance. */
const GLANCE = 7;

/** The numbers of a ticket as on the playslip, in the rows that one reads them in. */
export function numberRows({
  lotteryType,
  numbers,
}: Pick<Ticket, 'lotteryType' | 'numbers'>): string[][] {
  const length = rowLength(lotteryType === 'lotomania', numbers.length);
  return Array.from({ length: Math.ceil(numbers.length / length) }, (_, row) =>
    numbers.slice(row * length, (row + 1) * length).map(formatNumber),
  );
}

function rowLength(isLotomania: boolean, count: number): number {
  if (isLotomania) return 10;
  return count <= GLANCE ? count : 5;
}
