import fc from 'fast-check';
import { range, sum, sumBy } from 'lodash';
import { describe, expect, test } from 'vitest';
import { binomialBand, binomialLaw } from '../../../workers/domain/statistics/binomial.ts';
import { hitLaw } from '../../../workers/domain/statistics/hit-law.ts';
import { sumLaw } from '../../../workers/domain/statistics/sum-law.ts';
import { LOTTERIES } from '../../../workers/shared/lotteries.ts';
import { exactBand } from './exact-binomial.ts';
import { subsetsOf } from './subsets-of.ts';

describe('the band of a binomial law', () => {
  test('is the narrowest with 2.5 % at most on either side', () => {
    // 30 draws of Mega-Sena: P(0) = 4.24 %, P(7 or more) = 2.58 %, P(8 or more) = 0.778 %.
    const band = binomialBand(30, 0.1);
    expect(band).toMatchObject({ low: 0, high: 7 });
    expect(band.outside).toBeCloseTo(0.0077836, 6);
    expect(binomialBand(100, 0.5)).toMatchObject({ low: 40, high: 60 });
  });

  test.each(LOTTERIES)('agrees with whole numbers for $key', ({ total, pick, drawn }) => {
    for (const [n, d] of [
      [10, drawn],
      [30, pick],
      [377, drawn],
    ] as const) {
      const [found, exact] = [binomialBand(n, d / total), exactBand(n, d, total)];
      expect({ ...found, outside: 0 }).toEqual({ ...exact, outside: 0 });
      expect(found.outside).toBeCloseTo(exact.outside, 11);
    }
  });

  test('has its ends where nothing, or everything, can happen', () => {
    expect(binomialBand(0, 0.3)).toEqual({ low: 0, high: 0, outside: 0 });
    expect(binomialBand(9, 0)).toEqual({ low: 0, high: 0, outside: 0 });
    expect(binomialBand(9, 1)).toEqual({ low: 9, high: 9, outside: 0 });
  });

  test('leaves 5 % outside, whatever the law, and a whole law sums to 1', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), chance, (n, p) => {
        const { low, high, outside } = binomialBand(n, p);
        expect(low).toBeLessThanOrEqual(high);
        expect(outside).toBeLessThanOrEqual(0.05);
        expect(Math.abs(sum([...binomialLaw(n, p)]) - 1)).toBeLessThan(1e-9);
      }),
      { numRuns: 25 },
    );
  });
});

describe('the laws of a draw', () => {
  const small = fc
    .integer({ min: 1, max: 9 })
    .chain((total) => fc.tuple(fc.constant(total), fc.integer({ min: 1, max: total })));

  test('of its sum and of its hits are those of all draws there are', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 0, max: 9 }), ([total, drawn], some) => {
        const marked = Math.min(some, total);
        const all = subsetsOf(total, drawn);
        const share = (isSo: (draw: readonly number[]) => boolean) =>
          all.filter(isSo).length / all.length;
        sumLaw(total, drawn).forEach((p, s) => {
          expect(p).toBeCloseTo(
            share((draw) => sum(draw) === s),
            12,
          );
        });
        hitLaw(total, drawn, marked).forEach((p, k) => {
          expect(p).toBeCloseTo(
            share((draw) => draw.filter((n) => n <= marked).length === k),
            12,
          );
        });
      }),
      { numRuns: 40 },
    );
  });

  test.each(LOTTERIES)('of $key have the mean and the variance of theory', (lottery) => {
    const { total, pick, drawn } = lottery;
    for (const d of new Set([pick, drawn])) {
      const law = [...sumLaw(total, d)];
      const mean = sumBy(range(law.length), (s) => s * (law[s] as number));
      const square = sumBy(range(law.length), (s) => s * s * (law[s] as number));
      expect(mean).toBeCloseTo((d * (total + 1)) / 2, 6);
      expect(square - mean ** 2).toBeCloseTo((d * (total - d) * (total + 1)) / 12, 4);
      const hits = hitLaw(total, d, d);
      expect(sum(hits)).toBeCloseTo(1, 12);
      expect(sumBy(range(d + 1), (k) => k * (hits[k] as number))).toBeCloseTo((d * d) / total, 12);
    }
  });

  test('have the values that can be looked up', () => {
    // Mega-Sena: C(54, 6), 1 and C(30, 3)² of C(60, 6) draws.
    expect(hitLaw(60, 6, 6)[0]).toBeCloseTo(25_827_165 / 50_063_860, 12);
    expect(hitLaw(60, 6, 6)[6]).toBeCloseTo(1 / 50_063_860, 15);
    expect(hitLaw(60, 6, 30)[3]).toBeCloseTo((4060 * 4060) / 50_063_860, 12);
    // The one draw of 21 is 1 2 3 4 5 6, and of 22 1 2 3 4 5 7.
    expect(sumLaw(60, 6)[21]).toBeCloseTo(1 / 50_063_860, 15);
    expect(sumLaw(60, 6)[22]).toBeCloseTo(1 / 50_063_860, 15);
  });
});
