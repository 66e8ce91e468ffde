import { chunk, countBy, groupBy, sum, sumBy, uniq } from 'lodash';
import { expect, test } from 'vitest';
import { inRound } from '../../../../tools/build/test-rounds.ts';
import { drawBlock } from '../../../../workers/engine/batch/block.ts';
import { createBalance } from '../../../../workers/engine/strategies/sampling/balance.ts';
import type { StrategyContext } from '../../../../workers/engine/strategies/strategy.ts';
import { planOf } from '../../support/plans.ts';
import { countIn, quadrantsOf, TABLE } from '../batches.ts';

type Measure = (ticket: readonly number[]) => number;

/** How far a ticket is from balanced in each aspect, rounded off the errors of fractions. */
function measuresOf({ lottery, ranking }: StrategyContext): Record<string, Measure> {
  const { key, total, pick, columns } = lottery;
  const times = new Map(ranking.map(({ number, frequency }) => [number, frequency]));
  const meanTimes = sumBy(ranking, 'frequency') / total;
  const quadrants = quadrantsOf(key, total);
  const squares = (lines: readonly number[]) => sumBy(Object.values(countBy(lines)), (n) => n * n);
  const measures: Record<string, Measure> = {
    parity: (ticket) => Math.abs(2 * ticket.filter((n) => n % 2 === 0).length - pick),
    sum: (ticket) => Math.abs(sum(ticket) - (pick * (total + 1)) / 2),
    quadrants: (ticket) => sumBy(quadrants, (own) => Math.abs(countIn(ticket, own) - (pick * own.length) / total)),
    lengths: (ticket) => {
      const starts = ticket.map((n, i) => n - i);
      return Math.max(...Object.values(countBy(starts)));
    },
    spread: (ticket) => squares(ticket.map((n) => Math.ceil(n / columns))) + squares(ticket.map((n) => n % columns)),
    frequency: (ticket) => Math.abs(sumBy(ticket, (n) => (times.get(n) ?? 0) - meanTimes)),
  };
  return Object.fromEntries(
    Object.entries(measures).map(([name, measure]) => [name, (t) => Number(measure(t).toFixed(6))]),
  );
}

// In Lotomania no two of so many tickets are alike in five aspects.
const ALIKE = TABLE.filter(([key]) => key !== 'lotomania');

test.each(inRound(ALIKE, 2))(
  'the sixth aspect decides between two tickets of %s that are alike in five',
  (key, _, pick) => {
    const plan = planOf(key, 'uniform', 'balance');
    const balance = createBalance(plan.context);
    const tickets = chunk([...drawBlock(plan, 0, 8000).numbers], pick);
    const measures = measuresOf(plan.context);
    const judged = tickets.map((ticket) => ({
      balance: balance(ticket),
      measures: Object.values(measures).map((measure) => measure(ticket)),
    }));
    Object.keys(measures).forEach((name, aspect) => {
      const alike = groupBy(judged, (entry) => entry.measures.filter((_, i) => i !== aspect).join());
      let decided = 0;
      for (const group of Object.values(alike)) {
        if (group.length === 1) continue;
        const order = group.toSorted((a, b) => (a.measures[aspect] ?? 0) - (b.measures[aspect] ?? 0));
        const balances = order.map((entry) => entry.balance);
        expect(balances, name).toEqual(balances.toSorted((a, b) => b - a));
        decided += uniq(balances).length - 1;
      }
      expect(decided, name).toBeGreaterThan(0);
    });
  },
);
