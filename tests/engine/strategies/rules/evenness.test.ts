import { countBy, range, sum } from 'lodash';
import { describe, expect, test } from 'vitest';
import { inRound } from '../../../../tools/build/test-rounds.ts';
import type { StrategyContext } from '../../../../workers/engine/strategies/strategy.ts';
import type { RuleId } from '../../../../workers/shared/strategy/catalogue.ts';
import { chiSquare, chiSquareLimit } from '../../support/chi-square.ts';
import { candidatesOf } from '../../support/draws.ts';
import { planOf } from '../../support/plans.ts';
import { countIn, LUCKY, PRIMES, quadrantsOf, TABLE } from '../batches.ts';

/** Splits the numbers into those with the same answer. */
function groupBy(numbers: readonly number[], classOf: (n: number) => unknown): number[][] {
  const classes = [...new Set(numbers.map(classOf))];
  return classes.map((wanted) => numbers.filter((n) => classOf(n) === wanted));
}

/** Groups of numbers that a rule has no reason to tell apart. */
const GROUPS: readonly (readonly [RuleId, (numbers: number[], context: StrategyContext) => number[][]])[] = [
  [
    'quentes-frios',
    (numbers, { ranking }) => {
      const ranks = new Map(ranking.map(({ number }, rank) => [number, rank]));
      return groupBy(numbers, (n) => {
        const rank = ranks.get(n) ?? 0;
        if (rank < 10) return 'hot';
        return rank < numbers.length - 5 ? 'neither' : 'cold';
      });
    },
  ],
  ['repeticoes', (numbers, { history }) => groupBy(numbers, (n) => history[0]?.numbers.includes(n))],
  ['pares-impares', (numbers) => groupBy(numbers, (n) => n % 2)],
  // Mirrors come together, so only those of one half tell something; then each against its own.
  [
    'espelhamento',
    (numbers) => {
      const mirror = (n: number) => numbers.length + 1 - n;
      const lower = numbers.filter((n) => n < mirror(n));
      return [lower, ...lower.map((n) => [n, mirror(n)])];
    },
  ],
  ['sequencia', (numbers) => groupBy(numbers, (n) => Math.min(n, numbers.length + 1 - n))],
  ['somatoria', (numbers) => groupBy(numbers, (n) => Math.min(n, numbers.length + 1 - n))],
  ['primos-multiplos', (numbers) => groupBy(numbers, (n) => (n === 3 ? '3' : `${n % 3 === 0} ${PRIMES.includes(n)}`))],
  // Quadrants of a size have the same share.
  [
    'quadrante',
    (numbers, { lottery }) => {
      const quadrants = quadrantsOf(lottery.key, lottery.total);
      return groupBy(numbers, (n) => quadrants.find((list) => list.includes(n))?.length);
    },
  ],
  [
    'atrasados',
    (numbers, { ranking }) => {
      const delays = new Map(ranking.map(({ number, delay }) => [number, delay]));
      const order = numbers.toSorted((a, b) => (delays.get(b) ?? 0) - (delays.get(a) ?? 0));
      const delayed = order.slice(0, Math.ceil(numbers.length / 3));
      return groupBy(numbers, (n) => delayed.includes(n));
    },
  ],
  // The day of all plans is 20 November 2026.
  ['datas-especiais', (numbers) => groupBy(numbers, (n) => ([20, 11, 26, 31].includes(n) ? 'date' : n <= 31))],
  // 2+0+1+1+2+0+2+6 = 14, 1+4 = 5.
  ['numerologia', (numbers) => groupBy(numbers, (n) => (n % 9 === 5 ? 'root' : n % 3 === 0))],
  ['sorte-global', (numbers) => groupBy(numbers, (n) => LUCKY.includes(n))],
  ['anti-repeticao', (numbers, { history }) => groupBy(numbers, (n) => history[0]?.numbers.includes(n))],
];

describe.each(inRound(TABLE, 3))('%s', (key, total, pick) => {
  test.each(GROUPS)('%s takes the numbers of a group equally often', (strategy, groupsOf) => {
    const plan = planOf(key, strategy, 'evenness');
    const numbers = range(1, total + 1);
    const times = countBy(candidatesOf(plan, 4000).flat());
    const groups = groupsOf(numbers, plan.context);
    for (const group of groups.filter(({ length }) => length > 1)) {
      const counts = group.map((n) => times[n] ?? 0);
      if (sum(counts) === 0) continue;
      expect(chiSquare(counts), String(group)).toBeLessThan(chiSquareLimit(group.length));
    }
  });

  test('sequencia goes up to its limit, and no further', () => {
    const longest = key === 'lotofacil' ? 4 : 3;
    const lengths = candidatesOf(planOf(key, 'sequencia', 'limit'), 4000).map((ticket) => {
      const marks = range(1, total + 1).map((n) => (ticket.includes(n) ? 'x' : '.'));
      return Math.max(
        ...marks
          .join('')
          .split('.')
          .map(({ length }) => length),
      );
    });
    expect(Math.max(...lengths)).toBe(longest);
  });

  test('somatoria gives every sum of its range, the outermost no more often than others', () => {
    const mean = (pick * (total + 1)) / 2;
    const deviation = Math.sqrt((pick * (total - pick) * (total + 1)) / 12);
    const sums = range(Math.ceil(mean - deviation / 2), Math.floor(mean + deviation / 2) + 1);
    const tickets = candidatesOf(planOf(key, 'somatoria', 'sums'), 10_000);
    const times = countBy(tickets.map(sum));
    const each = tickets.length / sums.length;
    for (const one of sums) {
      expect(times[one] ?? 0).toBeGreaterThan(each / 3);
      expect(times[one] ?? 0).toBeLessThan(2 * each);
    }
  });

  test('primos-multiplos counts 3 once for each, and gives more than a third, too', () => {
    const min = Math.ceil(pick / 3);
    const counts = candidatesOf(planOf(key, 'primos-multiplos', 'more'), 4000).map((ticket) => {
      const [primes, multiples] = [countIn(ticket, PRIMES), countIn(ticket, range(3, 100, 3))];
      return { primes, multiples, has3: ticket.includes(3) };
    });
    expect(counts.some(({ primes }) => primes > min)).toBe(true);
    expect(counts.some(({ multiples }) => multiples > min)).toBe(true);
    const with3 = counts.filter(({ has3 }) => has3);
    expect(with3.some(({ primes }) => primes === min)).toBe(true);
    expect(with3.some(({ multiples }) => multiples === min)).toBe(true);
  });

  test('sorte-global gives more than half from the list, too', () => {
    const min = Math.min(countIn(range(1, total + 1), LUCKY), Math.ceil(pick / 2));
    const counts = candidatesOf(planOf(key, 'sorte-global', 'more'), 4000).map((ticket) => countIn(ticket, LUCKY));
    expect(Math.max(...counts) > min).toBe(key !== 'lotomania');
  });
});
