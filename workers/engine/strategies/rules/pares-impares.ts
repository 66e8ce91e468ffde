import { allNumbers } from '../../../shared/lottery/lotteries.ts';
import { drawClassCounts } from '../sampling/class-counts.ts';
import { fillByParity } from '../sampling/parity-fill.ts';
import { isBound, left } from '../sampling/room.ts';
import type { Strategy } from '../strategy.ts';

/** «Equilíbrio de pares e ímpares»: uniform among the tickets that make |even − odd| smallest. */
export const paresImpares: Strategy = {
  prepare(context) {
    const { lottery, fixed } = context;
    if (isBound(context)) {
      const numbers = left(context, allNumbers(lottery));
      const classes = [numbers.filter((n) => n % 2 === 0), numbers.filter((n) => n % 2 === 1)];
      const isEven = ([even = 0]: readonly number[]) => Math.abs(2 * even - lottery.pick) <= 1;
      return [drawClassCounts(classes, lottery.pick, isEven, fixed)];
    }
    const fill = fillByParity(lottery.total);
    return [(random, ticket) => fill(random, ticket, 0)];
  },
};
