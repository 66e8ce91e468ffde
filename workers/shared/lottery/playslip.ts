import type { Lottery } from './lotteries.ts';

/** How many rows the playslip has; the last may be shorter. */
export function rowsOf({ total, columns }: Lottery): number {
  return Math.ceil(total / columns);
}

/** The row of a number, from 0 on. */
export function rowOf({ columns }: Lottery, n: number): number {
  return Math.floor((n - 1) / columns);
}

/** The column of a number, from 0 on. */
export function columnOf({ columns }: Lottery, n: number): number {
  return (n - 1) % columns;
}
