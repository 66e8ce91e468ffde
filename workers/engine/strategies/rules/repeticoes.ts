import { allNumbers } from '../../../shared/lottery/lotteries.ts';
import { drawGroups } from '../sampling/quota.ts';
import type { Strategy } from '../strategy.ts';

/**
 * «Repetições do último sorteio»: of the d numbers of the newest draw round(P·d/T), the mean overlap of a uniform ticket
 * with it, but at least 1. That never asks for more than the other T−d numbers leave to repeat or to add, as P·d/T ≥
 * P + d − T.
 */
export const repeticoes: Strategy = {
  prepare(context) {
    const { lottery, history } = context;
    const drawn = history[0]?.numbers ?? [];
    const count = Math.max(1, Math.round((lottery.pick * drawn.length) / lottery.total));
    return [drawGroups(context, [{ numbers: drawn, count }], allNumbers(lottery))];
  },
};
