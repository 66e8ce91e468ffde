import { drawQuotas } from '../sampling/quota.ts';
import type { Strategy } from '../strategy.ts';

/**
 * «Números quentes e frios»: min(10, ⌈P/2⌉) numbers from the hot ones, min(5, ⌊P/3⌋) from the cold ones, the rest from
 * the numbers in neither.
 */
export const quentesFrios: Strategy = {
  prepare(context) {
    const { pick } = context.lottery;
    const ranking = context.ranking.filter(({ number }) => !context.excluded.includes(number));
    const hot = ranking.filter((entry) => entry.isHot);
    const cold = ranking.filter((entry) => entry.isCold);
    const neither = ranking.filter((entry) => !entry.isHot && !entry.isCold);
    const hotPick = Math.min(hot.length, Math.ceil(pick / 2));
    const coldPick = Math.min(cold.length, Math.floor(pick / 3));
    const quotas = [
      { numbers: hot.map((entry) => entry.number), count: hotPick },
      { numbers: cold.map((entry) => entry.number), count: coldPick },
      { numbers: neither.map((entry) => entry.number), count: pick - hotPick - coldPick },
    ];
    return [drawQuotas(quotas, context.fixed)];
  },
};
