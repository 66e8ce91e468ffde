import { drawGroups } from '../sampling/quota.ts';
import type { Strategy } from '../strategy.ts';

/**
 * «Números quentes e frios»: min(10, ⌈P/2⌉) numbers from the hot ones, min(5, ⌊P/3⌋) from the cold ones, the rest from
 * the numbers in neither.
 */
export const quentesFrios: Strategy = {
  prepare(context) {
    const { pick } = context.lottery;
    const { ranking } = context;
    const hot = ranking.filter((entry) => entry.isHot).map((entry) => entry.number);
    const cold = ranking.filter((entry) => entry.isCold).map((entry) => entry.number);
    const groups = [
      { numbers: hot, count: Math.ceil(pick / 2) },
      { numbers: cold, count: Math.floor(pick / 3) },
    ];
    return [
      drawGroups(
        context,
        groups,
        ranking.map((entry) => entry.number),
      ),
    ];
  },
};
