import { inRange, intersection, orderBy, range, sortBy, sum, sumBy, uniq } from 'lodash';
import { describe, expect, test } from 'vitest';
import { MODES } from '../../workers/shared/catalogue.ts';
import { ENGINE_VERSION, ENGINE_VERSIONS } from '../../workers/shared/engine-version.ts';
import { simulated } from '../../workers/shared/history.ts';
import { LOTTERIES } from '../../workers/shared/lotteries.ts';
import { RequestError, type RuleRequest } from '../../workers/shared/request.ts';
import { frequency } from '../../workers/tasks/frequency.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { generateAtHome, isHomeRun } from '../../workers/tasks/home-run.ts';
import { resultOf } from './result-of.ts';

const request: RuleRequest = {
  lottery: 'lotomania',
  strategy: 'quick',
  games: 20,
  seed: 'abc',
  history: simulated('h1', '2026-11-20'),
  now: '2026-11-20T12:00:00Z',
};

describe('task generate', () => {
  test.each(LOTTERIES)('answers the tickets of a $key run and its receipt', (lottery) => {
    const { key, total, pick, minBetPrice, basePrize } = lottery;
    const input = { ...request, lottery: key };
    const { receipt, tickets, facts, ...rest } = resultOf(generate, input);
    expect(receipt).toEqual({ engine: ENGINE_VERSION, ...input });
    expect(rest).toEqual({});
    expect([tickets.length, facts.length]).toEqual([20, 20]);
    expect(uniq(tickets.map(({ id }) => id))).toHaveLength(20);
    expect(uniq(tickets.map(({ numbers }) => numbers.join()))).toHaveLength(20);
    const ranking = resultOf(frequency, { lottery: key, history: request.history });
    const among = (numbers: readonly number[], group: 'isHot' | 'isCold') =>
      ranking.filter((entry) => entry[group] && numbers.includes(entry.number)).length;
    tickets.forEach(({ numbers, ...ticket }, i) => {
      expect(numbers).toEqual(sortBy(intersection(numbers, range(1, total + 1))));
      expect(numbers).toHaveLength(pick);
      expect(ticket).toMatchObject({ strategy: 'quick', lotteryType: key, minBetPrice });
      expect(ticket).toMatchObject({ date: '2026-11-20T12:00:00.000Z', relaxed: false });
      expect(inRange(ticket.score, 83, 100)).toBe(true);
      expect(inRange(ticket.potentialPrize, basePrize, basePrize * 1.4 + 1)).toBe(true);
      const even = numbers.filter((n) => n % 2 === 0).length;
      expect(facts[i]).toEqual({
        ...{ hot: among(numbers, 'isHot'), cold: among(numbers, 'isCold') },
        ...{ sum: sum(numbers), even, odd: pick - even },
      });
    });
  });

  test.each(ENGINE_VERSIONS)('makes the tickets of engine %s when it is asked for', (engine) => {
    const input = { ...request, lottery: 'timemania' } as const;
    const made = resultOf(generate, { ...input, engine });
    expect(made.receipt).toEqual({ ...input, engine });
    expect(resultOf(generate, made.receipt)).toEqual(made);
    const newest = resultOf(generate, input);
    expect(made.tickets).not.toEqual(engine === ENGINE_VERSION ? [] : newest.tickets);
  });

  test.each(MODES)('answers home, in the mode %s, without what other runs take', (strategy) => {
    for (const { key } of LOTTERIES) {
      const input = { ...request, lottery: key, strategy };
      expect(isHomeRun(input)).toBe(true);
      expect(resultOf(generateAtHome, input)).toEqual(resultOf(generate, input));
    }
    expect(isHomeRun({ ...request, bet: { draws: 2 } })).toBe(false);
    expect(isHomeRun({ ...request, strategy: 'sequencia' })).toBe(false);
  });

  test('reports how far it is, up to 1', () => {
    const steps = [...generate.run(request)];
    expect(steps.at(-1)).toBe(1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });

  test('leaves fields that the request should not have out of the receipt', () => {
    const input = { ...request, extra: 'x' } as RuleRequest;
    expect(Object.keys(resultOf(generate, input).receipt)).not.toContain('extra');
  });

  test('refuses a bad request at its first slice', () => {
    expect(() => resultOf(generate, { ...request, games: 21 })).toThrow(RequestError);
  });
});

describe('task frequency', () => {
  test.each(LOTTERIES)('answers the ranking of $key', ({ key, total, pick }) => {
    const ranking = resultOf(frequency, { lottery: key, history: request.history });
    expect(sortBy(ranking.map((entry) => entry.number))).toEqual(range(1, total + 1));
    // Thirty draws of so many different numbers each.
    expect(sumBy(ranking, 'frequency')).toBe(30 * pick);
    expect(ranking).toEqual(orderBy(ranking, ['frequency', 'number'], ['desc', 'asc']));
    expect(ranking.map(({ isHot }) => isHot)).toEqual(range(total).map((rank) => rank < 10));
    expect(ranking.map(({ isCold }) => isCold)).toEqual(
      range(total).map((rank) => rank >= total - 5),
    );
    for (const { frequency: times, delay } of ranking) {
      expect(inRange(delay, 0, 32)).toBe(true);
      expect(times === 0).toBe(delay === 31);
    }
    expect(ranking.filter(({ delay }) => delay === 0)).toHaveLength(pick);
  });

  test('answers what it always did', () => {
    const ranking = resultOf(frequency, { lottery: 'quina', history: request.history });
    const first = ranking.slice(0, 5).map((entry) => [entry.number, entry.frequency]);
    expect(first).toEqual([
      [10, 6],
      [63, 5],
      [1, 4],
      [7, 4],
      [17, 4],
    ]);
  });

  test('refuses a bad request', () => {
    expect(() =>
      resultOf(frequency, { ...request, history: simulated('h1', '2026-02-31') }),
    ).toThrow(RequestError);
  });
});
