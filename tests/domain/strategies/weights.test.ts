import { chunk, countBy, mean, orderBy, range, sumBy } from 'lodash';
import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../../workers/domain/batch/block.ts';
import { planRun } from '../../../workers/domain/batch/run.ts';
import { numberWeights, spreadWeight } from '../../../workers/domain/strategies/number-weights.ts';
import { TABLE } from './batches.ts';

describe.each(TABLE)('%s', (key, total, pick) => {
  test('combinacao-auto takes a number the more often, the more it weighs', () => {
    const plan = planRun({
      lottery: key,
      strategy: 'combinacao-auto',
      seed: 'weights',
      historySeed: 'weights',
      date: '2026-04-05',
    });
    const times = new Map(range(1, total + 1).map((n) => [n, 0]));
    const tickets = 1024;
    for (let index = 0; index < 4; index++) {
      for (const n of drawBlock(plan, index, tickets).numbers) {
        times.set(n, (times.get(n) ?? 0) + 1);
      }
    }
    const rates = plan.context.ranking.map(({ number, frequency, delay }) => {
      const most = Math.max(...plan.context.ranking.map((entry) => entry.frequency));
      const least = Math.min(...plan.context.ranking.map((entry) => entry.frequency));
      const longest = Math.max(...plan.context.ranking.map((entry) => entry.delay));
      const weight = (frequency - least) / (most - least) + delay / longest;
      return { weight, rate: (times.get(number) ?? 0) / (4 * tickets) };
    });
    const byWeight = orderBy(rates, 'weight');
    const third = Math.floor(total / 3);
    const light = mean(byWeight.slice(0, third).map(({ rate }) => rate));
    const middle = mean(byWeight.slice(third, -third).map(({ rate }) => rate));
    const heavy = mean(byWeight.slice(-third).map(({ rate }) => rate));
    expect(light).toBeLessThan(middle);
    expect(middle).toBeLessThan(heavy);
    expect(mean(rates.map(({ rate }) => rate))).toBeCloseTo(pick / total, 10);
    for (const { rate } of rates) expect(rate).toBeGreaterThan(0);
  });

  test('weights rise with frequency and with delay, and fit the draw', () => {
    const { ranking } = planRun({
      lottery: key,
      strategy: 'combinacao-auto',
      seed: 's',
      historySeed: 'h',
      date: '2026-04-05',
    }).context;
    const frequent = numberWeights(ranking, { frequency: 8, delay: 0, spread: 0 });
    const delayed = numberWeights(ranking, { frequency: 0, delay: 8, spread: 0 });
    for (const a of ranking) {
      for (const b of ranking) {
        if (a.frequency > b.frequency) {
          expect(frequent[a.number]).toBeGreaterThan(frequent[b.number] as number);
        }
        if (a.delay > b.delay) {
          expect(delayed[a.number]).toBeGreaterThan(delayed[b.number] as number);
        }
      }
    }
    const heaviest = { frequency: 8, delay: 8, spread: 8 };
    const sum = numberWeights(ranking, heaviest).reduce((all, weight) => all + weight, 0);
    expect(sum + total * spreadWeight(heaviest, 0)).toBeLessThan(2 ** 20);
    expect(spreadWeight(heaviest, 1)).toBeLessThan(spreadWeight(heaviest, 0));
  });
});

test.each(TABLE)('combinacao-auto spreads over the rows and columns of %s', (key, _total, pick) => {
  const crowding = (strategy: 'combinacao-auto' | 'uniform') => {
    const names = { lottery: key, strategy, seed: 'spread', historySeed: 'spread' };
    const plan = planRun({ ...names, date: '2026-04-05' });
    // A flat history, so that only the spread is left to tell the two apart.
    const ranking = plan.context.ranking.map((entry) => ({ ...entry, frequency: 5, delay: 5 }));
    const { columns } = plan.context.lottery;
    const { numbers } = drawBlock({ ...plan, context: { ...plan.context, ranking } }, 0, 1024);
    return mean(
      chunk([...numbers], pick).map((ticket) => {
        const rows = Object.values(countBy(ticket, (n) => Math.ceil(n / columns)));
        const lines = Object.values(countBy(ticket, (n) => n % columns));
        return sumBy([...rows, ...lines], (uses) => uses * uses);
      }),
    );
  };
  expect(crowding('combinacao-auto')).toBeLessThan(0.99 * crowding('uniform'));
});
