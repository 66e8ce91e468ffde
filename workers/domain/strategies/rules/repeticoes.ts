import { allNumbers, type Lottery } from '../../../shared/lotteries.ts';
import { drawQuotas } from '../sampling/quota.ts';
import type { Strategy } from '../strategy.ts';

/**
 * How many numbers of the newest draw are repeated: round(P²/T), the mean overlap of two uniform
 * tickets, but at least 1. It never asks for more than the other T−P numbers leave to repeat or
 * to add, as P²/T ≥ 2P − T.
 */
function repeatCount({ total, pick }: Lottery): number {
  return Math.max(1, Math.round((pick * pick) / total));
}

/** «Repetições do último sorteio»: exactly `repeatCount` numbers of the newest draw. */
export const repeticoes: Strategy = {
  prepare({ lottery, history }) {
    const newest = history[0]?.numbers ?? [];
    const others = allNumbers(lottery).filter((n) => !newest.includes(n));
    const count = Math.min(newest.length, repeatCount(lottery));
    return [
      drawQuotas([
        { numbers: newest, count },
        { numbers: others, count: lottery.pick - count },
      ]),
    ];
  },
};
