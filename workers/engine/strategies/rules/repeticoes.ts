import { allNumbers, type Lottery } from '../../../shared/lottery/lotteries.ts';
import { drawQuotas } from '../sampling/quota.ts';
import { left } from '../sampling/room.ts';
import type { Strategy } from '../strategy.ts';

/**
 * How many of the d numbers of the newest draw are repeated: round(P·d/T), the mean overlap of a uniform ticket with
 * it, but at least 1. It never asks for more than the other T−d numbers leave to repeat or to add, as P·d/T ≥ P + d −
 * T.
 */
function repeatCount({ total, pick }: Lottery, drawn: number): number {
  return Math.max(1, Math.round((pick * drawn) / total));
}

/** «Repetições do último sorteio»: exactly `repeatCount` numbers of the newest draw. */
export const repeticoes: Strategy = {
  prepare(context) {
    const { lottery, history, fixed } = context;
    const drawn = history[0]?.numbers ?? [];
    const newest = left(context, drawn);
    const others = left(context, allNumbers(lottery)).filter((n) => !drawn.includes(n));
    const count = Math.min(newest.length, repeatCount(lottery, drawn.length));
    const quotas = [
      { numbers: newest, count },
      { numbers: others, count: lottery.pick - count },
    ];
    return [drawQuotas(quotas, fixed)];
  },
};
