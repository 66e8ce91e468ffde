import { drawGroups } from '../sampling/quota.ts';
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
    const count = Math.ceil((6 * context.lottery.pick) / 10);
    const ranked = context.ranking.map((entry) => entry.number);
    return [drawGroups(context, [{ numbers: mostDelayed(context), count }], ranked)];
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
