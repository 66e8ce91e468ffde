import fc from 'fast-check';
import { chunk, countBy, mean, orderBy, sumBy } from 'lodash';
import { describe, expect, test } from 'vitest';
import { inRound } from '../../../../tools/build/test-rounds.ts';
import { drawBlock } from '../../../../workers/engine/batch/block.ts';
import { planRun } from '../../../../workers/engine/batch/run.ts';
import { numberWeights, spreadWeight } from '../../../../workers/engine/strategies/rules/combinacao-auto.ts';
import { simulated } from '../../../../workers/shared/run/history.ts';
import type { NumberFrequency } from '../../../../workers/shared/strategy/frequency.ts';
import { countIn, expectNone, forBatches, TABLE } from '../batches.ts';

describe.each(TABLE)('%s', (key, total) => {
  test('weights rise with frequency and with delay, and fit the draw', () => {
    const { ranking } = planRun({
      lottery: key,
      strategy: 'combinacao-auto',
      seed: 's',
      history: simulated('h', '2026-04-05'),
    }).context;
    const frequent = numberWeights(ranking, { frequency: 8, delay: 0, spread: 0 });
    const delayed = numberWeights(ranking, { frequency: 0, delay: 8, spread: 0 });
    const rises = (weights: ArrayLike<number>, of: (entry: NumberFrequency) => number) => {
      const weigh = ({ number }: NumberFrequency) => weights[number] as number;
      return ranking.every((a) => ranking.every((b) => of(a) <= of(b) || weigh(a) > weigh(b)));
    };
    expect(rises(frequent, ({ frequency }) => frequency)).toBe(true);
    expect(rises(delayed, ({ delay }) => delay)).toBe(true);
    expect(rises(delayed, ({ number }) => number)).toBe(false);
    const heaviest = { frequency: 8, delay: 8, spread: 8 };
    const sum = numberWeights(ranking, heaviest).reduce((all, weight) => all + weight, 0);
    expect(sum + total * spreadWeight(heaviest, 0)).toBeLessThan(2 ** 20);
    expect(spreadWeight(heaviest, 1)).toBeLessThan(spreadWeight(heaviest, 0));
  });
});

test.each(inRound(TABLE, 3))('combinacao-auto spreads over rows and over columns of %s', (key, _total, pick) => {
  const rowOf = (n: number, columns: number) => Math.ceil(n / columns);
  const columnOf = (n: number, columns: number) => n % columns;
  const crowding = (strategy: 'combinacao-auto' | 'uniform') => {
    const names = { lottery: key, strategy, seed: 'spread' };
    const plan = planRun({ ...names, history: simulated('spread', '2026-04-05') });
    // A flat history, so that only the spread is left to tell the two apart.
    const ranking = plan.context.ranking.map((entry) => ({ ...entry, frequency: 5, delay: 5 }));
    const { columns } = plan.context.lottery;
    const { numbers } = drawBlock({ ...plan, context: { ...plan.context, ranking } }, 0, 1024);
    const tickets = chunk([...numbers], pick);
    return [rowOf, columnOf].map((lineOf) =>
      mean(
        tickets.map((ticket) => {
          const uses = Object.values(countBy(ticket, (n) => lineOf(n, columns)));
          return sumBy(uses, (use) => use * use);
        }),
      ),
    );
  };
  const [rows = 0, columns = 0] = crowding('combinacao-auto');
  const [uniformRows = 0, uniformColumns = 0] = crowding('uniform');
  expect(rows).toBeLessThan(0.99 * uniformRows);
  expect(columns).toBeLessThan(0.99 * uniformColumns);
});

test.each(inRound(TABLE, 3))('combinacao-auto of %s draws its mix anew for each ticket', (key, total, pick) => {
  fc.assert(
    fc.property(fc.nat().map(String), (seed) => {
      const names = { lottery: key, strategy: 'combinacao-auto', seed } as const;
      const plan = planRun({ ...names, history: simulated('h', '2026-04-05') });
      // The odd numbers come often, the even ones are overdue: a ticket shows which of them counts.
      const ranking = plan.context.ranking.map((entry) => {
        const isOdd = entry.number % 2 === 1;
        return { ...entry, frequency: isOdd ? 9 : 1, delay: isOdd ? 1 : 9 };
      });
      const { numbers } = drawBlock({ ...plan, context: { ...plan.context, ranking } }, 0, 200);
      const odds = chunk([...numbers], pick).map((ticket) => ticket.filter((n) => n % 2 === 1).length / pick);
      const share = Math.ceil(total / 2) / total;
      expect(odds.filter((part) => part > 1.25 * share).length).toBeGreaterThan(5);
      expect(odds.filter((part) => part < 0.75 * share).length).toBeGreaterThan(5);
    }),
    { numRuns: 10 },
  );
});

test.each(TABLE)('combinacao-auto of %s favours heavy numbers whatever the history', (key, total) => {
  const third = Math.floor(total / 3);
  const taken = { light: 0, middle: 0, heavy: 0 };
  forBatches('combinacao-auto', key, (batch) => {
    expectNone(batch.relaxed.filter(Boolean));
    const { ranking } = batch.context;
    const max = (value: (entry: NumberFrequency) => number) => Math.max(...ranking.map(value));
    const min = Math.min(...ranking.map(({ frequency }) => frequency));
    const spread = max(({ frequency }) => frequency) - min;
    const longest = max(({ delay }) => delay);
    const byWeight = orderBy(ranking, ({ frequency, delay }) => (frequency - min) / spread + delay / longest).map(
      ({ number }) => number,
    );
    for (const ticket of batch.tickets) {
      taken.light += countIn(ticket, byWeight.slice(0, third));
      taken.middle += countIn(ticket, byWeight.slice(third, -third));
      taken.heavy += countIn(ticket, byWeight.slice(-third));
    }
  });
  const middle = taken.middle / (total - 2 * third);
  expect(taken.light / third).toBeLessThan(middle);
  expect(middle).toBeLessThan(taken.heavy / third);
});
