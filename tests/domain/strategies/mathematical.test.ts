import { max, range, sum, sumBy } from 'lodash';
import { describe, expect, test } from 'vitest';
import type { LotteryKey } from '../../../workers/domain/lotteries.ts';
import { countIn, forBatches, TABLE } from './batches.ts';

const PRIMES = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
];

/** Columns of the playslips, from the design of the screens. */
const COLUMNS: Record<LotteryKey, number> = {
  megasena: 10,
  lotofacil: 5,
  quina: 10,
  duplasena: 10,
  timemania: 10,
  diadasorte: 7,
  lotomania: 10,
};

describe.each(TABLE)('%s', (key, total, pick) => {
  test('primos-multiplos has a third of primes and a third of multiples of 3', () => {
    forBatches('primos-multiplos', key, ({ tickets, relaxed }) => {
      for (const ticket of tickets) {
        expect(countIn(ticket, PRIMES)).toBeGreaterThanOrEqual(Math.ceil(pick / 3));
        expect(countIn(ticket, range(3, 100, 3))).toBeGreaterThanOrEqual(Math.ceil(pick / 3));
      }
      expect(relaxed).not.toContain(true);
    });
  });

  test('quadrante gives each quadrant its share, the larger remainder first', () => {
    const columns = COLUMNS[key];
    const rows = Math.ceil(total / columns);
    const quadrants = [0, 1, 2, 3].map((quadrant) =>
      range(1, total + 1).filter((n) => {
        const column = ((n - 1) % columns) + 1;
        const row = Math.ceil(n / columns);
        const isRight = column > Math.ceil(columns / 2);
        const isBottom = row > Math.ceil(rows / 2);
        return quadrant === Number(isRight) + 2 * Number(isBottom);
      }),
    );
    expect(sumBy(quadrants, 'length')).toBe(total);
    forBatches('quadrante', key, ({ tickets, relaxed }) => {
      for (const ticket of tickets) {
        const over = quadrants.map((numbers) => {
          const share = (pick * numbers.length) / total;
          const count = countIn(ticket, numbers);
          expect(Math.abs(count - share)).toBeLessThan(1);
          return { remainder: share - Math.floor(share), more: count - Math.floor(share) };
        });
        const left = over.filter(({ more }) => more === 0).map(({ remainder }) => remainder);
        for (const { remainder, more } of over) {
          if (more > 0) expect(remainder).toBeGreaterThanOrEqual((max(left) ?? 0) - 1e-9);
        }
      }
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
      for (const ticket of tickets) {
        expect(countIn(ticket, delayed)).toBe(Math.ceil((6 * pick) / 10));
      }
      expect(relaxed).not.toContain(true);
    });
  });

  test('somatoria keeps the sum within half a standard deviation of the mean', () => {
    const mean = (pick * (total + 1)) / 2;
    const deviation = Math.sqrt((pick * (total - pick) * (total + 1)) / 12);
    forBatches('somatoria', key, ({ tickets, relaxed }) => {
      for (const ticket of tickets) {
        expect(Math.abs(sum(ticket) - mean)).toBeLessThanOrEqual(deviation / 2 + 1e-9);
      }
      expect(relaxed).not.toContain(true);
    });
  });
});
