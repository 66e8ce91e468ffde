import { max, min, range, sum, sumBy } from 'lodash';
import { describe, expect, test } from 'vitest';
import { countIn, forBatches, PRIMES, quadrantsOf, TABLE, valuesOf } from '../batches.ts';

describe.each(TABLE)('%s', (key, total, pick) => {
  test('primos-multiplos has a third of primes and a third of multiples of 3', () => {
    const third = Math.ceil(pick / 3);
    forBatches('primos-multiplos', key, ({ tickets, relaxed }) => {
      for (const group of [PRIMES, range(3, 100, 3)]) {
        const counts = tickets.map((ticket) => countIn(ticket, group));
        expect(min(counts)).toBeGreaterThanOrEqual(third);
      }
      expect(relaxed).not.toContain(true);
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
      expect(tickets.filter((ticket) => !isShared(ticket))).toEqual([]);
      expect(relaxed).not.toContain(true);
    });
  });

  test('atrasados has the exact count of the most delayed numbers', () => {
    forBatches('atrasados', key, ({ context, tickets, relaxed }) => {
      const delayOf = (n: number) => {
        const age = context.history.findIndex((draw) => draw.numbers.includes(n));
        return age < 0 ? 31 : age;
      };
      const delayed = range(1, total + 1)
        .sort((a, b) => delayOf(b) - delayOf(a) || a - b)
        .slice(0, Math.ceil(total / 3));
      const share = Math.ceil((6 * pick) / 10);
      expect(valuesOf(tickets, (ticket) => countIn(ticket, delayed))).toEqual([share]);
      expect(relaxed).not.toContain(true);
    });
  });

  test('somatoria keeps the sum within half a standard deviation of the mean', () => {
    const mean = (pick * (total + 1)) / 2;
    const deviation = Math.sqrt((pick * (total - pick) * (total + 1)) / 12);
    forBatches('somatoria', key, ({ tickets, relaxed }) => {
      const off = tickets.map((ticket) => Math.abs(sum(ticket) - mean));
      expect(max(off)).toBeLessThanOrEqual(deviation / 2 + 1e-9);
      expect(relaxed).not.toContain(true);
    });
  });
});
