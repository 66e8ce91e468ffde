import { drawQuotas } from '../sampling/quota.ts';
import { left } from '../sampling/room.ts';
import type { Strategy } from '../strategy.ts';

/**
 * Mode «Agressivo»: round(0.6 P) numbers from the least frequent round(0.4 T), or all of these, the rest from the other
 * numbers. See docs/specification.md, «Modes». Halves round up, in whole-number arithmetic.
 */
export const aggressive: Strategy = {
  prepare(context) {
    const { total, pick } = context.lottery;
    const numbers = context.ranking.map((entry) => entry.number);
    const coldSize = Math.round((4 * total) / 10);
    const cold = left(context, numbers.slice(total - coldSize));
    const rest = left(context, numbers.slice(0, total - coldSize));
    const count = Math.min(cold.length, Math.round((6 * pick) / 10));
    const quotas = [
      { numbers: cold, count },
      { numbers: rest, count: pick - count },
    ];
    return [drawQuotas(quotas, context.fixed)];
  },
};
