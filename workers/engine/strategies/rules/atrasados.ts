import { drawQuotas } from '../sampling/quota.ts';
import { left } from '../sampling/room.ts';
import type { Strategy, StrategyContext } from '../strategy.ts';

/** The ⌈T/3⌉ most delayed numbers, most delayed first, ties by smaller number. */
function mostDelayed({ lottery, ranking }: StrategyContext): number[] {
  return [...ranking]
    .sort((a, b) => b.delay - a.delay || a.number - b.number)
    .slice(0, Math.ceil(lottery.total / 3))
    .map((entry) => entry.number);
}

/** «Números atrasados»: ⌈0.6 P⌉ of the numbers are among the ⌈T/3⌉ most delayed, the rest are not. */
export const atrasados: Strategy = {
  prepare(context) {
    const { pick } = context.lottery;
    const all = mostDelayed(context);
    const delayed = left(context, all);
    const numbers = context.ranking.map((entry) => entry.number);
    const others = left(context, numbers).filter((n) => !all.includes(n));
    const count = Math.min(delayed.length, Math.ceil((6 * pick) / 10));
    const quotas = [
      { numbers: delayed, count },
      { numbers: others, count: pick - count },
    ];
    return [drawQuotas(quotas, context.fixed)];
  },
  explain(context, numbers) {
    const overdue = mostDelayed(context);
    return {
      kind: 'delays',
      overdue: context.ranking
        .filter((entry) => numbers.includes(entry.number) && overdue.includes(entry.number))
        .map(({ number, delay }) => ({ number, delay }))
        .sort((a, b) => b.delay - a.delay || a.number - b.number),
    };
  },
};
