import { drawQuotas } from '../sampling/quota.ts';
import type { Strategy } from '../strategy.ts';

/**
 * «Números quentes e frios»: min(10, ⌈P/2⌉) numbers from the hot ones, min(5, ⌊P/3⌋) from the
 * cold ones, the rest from the numbers in neither.
 */
export const quentesFrios: Strategy = {
  prepare({ lottery: { pick }, ranking }) {
    const hot = ranking.filter((entry) => entry.isHot);
    const cold = ranking.filter((entry) => entry.isCold);
    const neither = ranking.filter((entry) => !entry.isHot && !entry.isCold);
    const hotPick = Math.min(hot.length, Math.ceil(pick / 2));
    const coldPick = Math.min(cold.length, Math.floor(pick / 3));
    return [
      drawQuotas([
        { numbers: hot.map((entry) => entry.number), count: hotPick },
        { numbers: cold.map((entry) => entry.number), count: coldPick },
        { numbers: neither.map((entry) => entry.number), count: pick - hotPick - coldPick },
      ]),
    ];
  },
};
