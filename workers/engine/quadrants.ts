import { allNumbers, type Lottery } from '../shared/lottery/lotteries.ts';
import { columnOf, rowOf, rowsOf } from '../shared/lottery/playslip.ts';

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
