import { drawGroups } from '../sampling/quota.ts';
import type { Strategy } from '../strategy.ts';

/**
 * Mode «Agressivo»: round(0.6 P) numbers from the least frequent round(0.4 T), or all of these, the rest from the other
 * numbers. See docs/specification.md, «Modes». Halves round up, in whole-number arithmetic.
 */
export const aggressive: Strategy = {
  prepare(context) {
    const { total, pick } = context.lottery;
    const ranked = context.ranking.map((entry) => entry.number);
    const cold = ranked.slice(total - Math.round((4 * total) / 10));
    return [drawGroups(context, [{ numbers: cold, count: Math.round((6 * pick) / 10) }], ranked)];
  },
};
