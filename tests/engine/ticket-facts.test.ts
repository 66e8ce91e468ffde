import fc from 'fast-check';
import { intersection, range, sortBy, sum } from 'lodash';
import { describe, expect, test } from 'vitest';
import { planRun } from '../../workers/engine/batch/run.ts';
import { STRATEGIES } from '../../workers/engine/strategies/registry.ts';
import { ticketFacts } from '../../workers/engine/ticket-facts.ts';
import type { LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { isRule, type RuleId, STRATEGY_IDS } from '../../workers/shared/strategy/catalogue.ts';
import type { StrategyOptions } from '../../workers/shared/strategy/strategy-options.ts';
import { TABLE } from './strategies/batches.ts';

function contextOf(lottery: LotteryKey, strategy: RuleId, options: StrategyOptions = {}) {
  const request = { seed: 's', history: simulated('h', '2026-03-09'), options };
  return planRun({ ...request, lottery, strategy }).context;
}

const SEED = 20_261_120;

const ticketOf = (total: number, pick: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: total }), { minLength: pick, maxLength: pick });

test.each(TABLE)('facts of any ticket of %s are counted right', (key, total, pick) => {
  const context = contextOf(key, 'quick');
  const ranked = context.ranking.map((entry) => entry.number);
  fc.assert(
    fc.property(ticketOf(total, pick), (drawn) => {
      const numbers = sortBy(drawn);
      const facts = ticketFacts(context, STRATEGIES.quick, numbers);
      expect(facts.hot).toBe(intersection(numbers, ranked.slice(0, 10)).length);
      expect(facts.cold).toBe(intersection(numbers, ranked.slice(-5)).length);
      expect(facts.sum).toBe(sum(numbers));
      expect(facts.even).toBe(intersection(numbers, range(0, 101, 2)).length);
      expect(facts.even + facts.odd).toBe(pick);
      expect(facts).not.toHaveProperty('own');
    }),
    { numRuns: 50, seed: SEED },
  );
});

test.each(TABLE)('facts of every strategy for %s are plain data', (key, total, pick) => {
  const tickets = fc.sample(ticketOf(total, pick), { numRuns: STRATEGY_IDS.length, seed: SEED });
  for (const [i, strategy] of STRATEGY_IDS.filter(isRule).entries()) {
    const numbers = sortBy(tickets[i]);
    const facts = ticketFacts(contextOf(key, strategy), STRATEGIES[strategy], numbers);
    expect(structuredClone(facts)).toEqual(facts);
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  }
});

describe('what only one rule can say', () => {
  const ticket = [3, 4, 9, 12, 53, 58];
  const own = (strategy: RuleId, options?: StrategyOptions) =>
    ticketFacts(contextOf('megasena', strategy, options), STRATEGIES[strategy], ticket).own;

  test('dates: each number with the parts it comes from', () => {
    const sources = [
      { number: 9, date: '2026-03-09', part: 'day' },
      { number: 3, date: '2026-03-09', part: 'month' },
      { number: 12, date: '2026-03-09', part: 'day-and-month' },
    ];
    expect(own('datas-especiais')).toEqual({ kind: 'dates', sources });
    expect(own('datas-especiais', { dates: ['2058-04-20', '1999-12-25'] })).toEqual({
      kind: 'dates',
      sources: [
        { number: 4, date: '2058-04-20', part: 'month' },
        { number: 58, date: '2058-04-20', part: 'year' },
        { number: 12, date: '1999-12-25', part: 'month' },
      ],
    });
  });

  test('numerology: the root, where it comes from, and the numbers that have it', () => {
    const fact = { kind: 'root', root: 4, source: 'run-date', withRoot: [4, 58] };
    expect(own('numerologia')).toEqual(fact);
    const named = { ...fact, root: 8, source: 'name', withRoot: [53] };
    expect(own('numerologia', { name: 'Zz' })).toEqual({ ...named, root: 7, withRoot: [] });
    expect(own('numerologia', { name: 'z' })).toEqual(named);
    const born = { kind: 'root', root: 3, source: 'birth-date', withRoot: [3, 12] };
    expect(own('numerologia', { birthDate: '2000-01-09' })).toEqual(born);
  });

  test('luck, mirrors, runs, sums, quadrants, primes, avoidance', () => {
    expect(own('sorte-global')).toEqual({
      kind: 'lucky',
      lucky: [
        { number: 3, culture: 'christian' },
        { number: 9, culture: 'chinese' },
      ],
    });
    expect(own('espelhamento')).toEqual({
      kind: 'mirror',
      pairs: [[3, 58]],
    });
    expect(own('sequencia')).toEqual({ kind: 'runs', pairs: 1, longestAllowed: 3 });
    expect(own('somatoria')).toEqual({ kind: 'sum', sum: 139, low: 163, high: 203 });
    expect(own('quadrante')).toEqual({ kind: 'quadrants', counts: [3, 1, 1, 1] });
    expect(own('primos-multiplos')).toEqual({
      kind: 'primes-multiples',
      primes: [3, 53],
      multiplesOfThree: [3, 9, 12],
    });
    expect(own('anti-repeticao')).toEqual({ kind: 'avoidance', leastOverlap: 0 });
  });

  test('the centre of Lotofácil is its own mirror', () => {
    const numbers = [1, 13, 25];
    expect(ticketFacts(contextOf('lotofacil', 'espelhamento'), STRATEGIES.espelhamento, numbers).own).toEqual({
      kind: 'mirror',
      pairs: [[1, 25]],
    });
  });

  test('delays: the overdue numbers, the longest away first', () => {
    const context = contextOf('megasena', 'atrasados');
    const delayOf = (n: number) => {
      const age = context.history.findIndex((draw) => draw.numbers.includes(n));
      return age < 0 ? 31 : age;
    };
    const overdue = range(1, 61)
      .sort((a, b) => delayOf(b) - delayOf(a) || a - b)
      .slice(0, 20);
    const numbers = sortBy([
      ...overdue.slice(2, 5),
      ...range(1, 61)
        .filter((n) => !overdue.includes(n))
        .slice(0, 3),
    ]);
    expect(ticketFacts(context, STRATEGIES.atrasados, numbers).own).toEqual({
      kind: 'delays',
      overdue: overdue.slice(2, 5).map((number) => ({ number, delay: delayOf(number) })),
    });
  });

  test('the mix: rows and columns used', () => {
    expect(own('combinacao-auto')).toEqual({ kind: 'mix', rows: 3, columns: 5 });
  });
});
