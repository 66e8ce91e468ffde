import { allNumbers, type Lottery } from './lotteries.ts';

/**
 * The quadrant of a number on the playslip: 0 top left, 1 top right, 2 bottom left, 3 bottom
 * right. A middle row or column belongs to the top or to the left.
 */
export function quadrantOf({ total, columns }: Lottery, n: number): number {
  const rows = Math.ceil(total / columns);
  const isBottom = Math.floor((n - 1) / columns) >= Math.ceil(rows / 2);
  const isRight = (n - 1) % columns >= Math.ceil(columns / 2);
  return (isBottom ? 2 : 0) + (isRight ? 1 : 0);
}

/** The numbers of each quadrant, ascending. */
export function quadrantsOf(lottery: Lottery): number[][] {
  const quadrants: number[][] = [[], [], [], []];
  for (const n of allNumbers(lottery)) quadrants[quadrantOf(lottery, n)]?.push(n);
  return quadrants;
}
