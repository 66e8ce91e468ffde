import { allNumbers, type Lottery } from './lotteries.ts';

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

/**
 * The quadrant of a number on the playslip: 0 top left, 1 top right, 2 bottom left, 3 bottom right. A middle row or
 * column belongs to the top or to the left.
 */
export function quadrantOf(lottery: Lottery, n: number): number {
  const isBottom = rowOf(lottery, n) >= Math.ceil(rowsOf(lottery) / 2);
  const isRight = columnOf(lottery, n) >= Math.ceil(lottery.columns / 2);
  return (isBottom ? 2 : 0) + (isRight ? 1 : 0);
}

/** The numbers of each quadrant, ascending. */
export function quadrantsOf(lottery: Lottery): number[][] {
  const quadrants: number[][] = [[], [], [], []];
  for (const n of allNumbers(lottery)) quadrants[quadrantOf(lottery, n)]?.push(n);
  return quadrants;
}
