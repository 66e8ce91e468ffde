import { max, min, range, sum, sumBy } from 'lodash';
import { describe, expect, test } from 'vitest';
import {
  countIn,
  expectNone,
  expectOfAll,
  forBatches,
  PRIMES,
  quadrantsOf,
  TABLE,
} from '../batches.ts';

describe.each(TABLE)('%s', (key, total, pick) => {
  test('primos-multiplos has a third of primes and a third of multiples of 3', () => {
    const third = Math.ceil(pick / 3);
    forBatches('primos-multiplos', key, ({ tickets, relaxed }) => {
      for (const group of [PRIMES, range(3, 100, 3)]) {
        expectNone(tickets.filter((ticket) => countIn(ticket, group) < third));
      }
      expectNone(relaxed.filter(Boolean));
    });
  });

  test('quadrante gives each quadrant its share, the larger remainder first', () => {
    const quadrants = quadrantsOf(key, total);
    expect(sumBy(quadrants, 'length')).toBe(total);
    forBatches('quadrante', key, ({ tickets, relaxed }) => {
      const isShared = (ticket: readonly number[]) => {
        const over = quadrants.map((numbers) => {
          const share = (pick * numbers.length) / total;
          const count = countIn(ticket, numbers);
          const more = count - Math.floor(share);
          return { off: Math.abs(count - share), remainder: share - Math.floor(share), more };
        });
        const left = over.filter(({ more }) => more === 0).map(({ remainder }) => remainder);
        const up = over.filter(({ more }) => more > 0).map(({ remainder }) => remainder);
        const isNear = over.every(({ off }) => off < 1);
        return isNear && (min(up) ?? 1) >= (max(left) ?? 0) - 1e-9;
      };
      expectNone(tickets.filter((ticket) => !isShared(ticket)));
      expectNone(relaxed.filter(Boolean));
    });
  });

  test('atrasados has the exact count of the most delayed numbers', () => {
    forBatches('atrasados', key, ({ context, tickets, relaxed }) => {
      const delays = range(1, total + 1).map((n) => {
        const age = context.history.findIndex((draw) => draw.numbers.includes(n));
        return { n, delay: age < 0 ? 31 : age };
      });
      const delayed = delays
        .sort((a, b) => b.delay - a.delay || a.n - b.n)
        .slice(0, Math.ceil(total / 3))
        .map(({ n }) => n);
      const share = Math.ceil((6 * pick) / 10);
      expectOfAll(tickets, (ticket) => countIn(ticket, delayed), share);
      expectNone(relaxed.filter(Boolean));
    });
  });

  test('somatoria keeps the sum within half a standard deviation of the mean', () => {
    const mean = (pick * (total + 1)) / 2;
    const deviation = Math.sqrt((pick * (total - pick) * (total + 1)) / 12);
    forBatches('somatoria', key, ({ tickets, relaxed }) => {
      const off = (ticket: readonly number[]) => Math.abs(sum(ticket) - mean);
      expectNone(tickets.filter((ticket) => off(ticket) > deviation / 2 + 1e-9));
      expectNone(relaxed.filter(Boolean));
    });
  });
});
