import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { binomialBand, scaledBand } from '../../workers/shared/statistics/binomial.ts';
import { exactBand } from '../engine/support/exact-binomial.ts';
import { alikeLaw, leaves } from '../lab/alike-games.ts';

describe('the band of a binomial law', () => {
  test('it is the narrowest with 2.5 % at most on either side', () => {
    // 30 draws of Mega-Sena: P(0) = 4.24 %, P(7 or more) = 2.58 %, P(8 or more) = 0.778 %.
    const band = binomialBand(30, 0.1);
    expect(band).toMatchObject({ low: 0, high: 7 });
    expect(band.outside).toBeCloseTo(0.0077836, 6);
  });

  test.each([
    [10, 0.5, 2, 8],
    [100, 0.5, 40, 60],
    [2900, 1 / 2332, 0, 4],
    [7, 1, 7, 7],
  ])('that of %i draws of chance %d is what the book says', (n, p, low, high) => {
    // Quantiles by direct summation.
    expect(binomialBand(n, p)).toMatchObject({ low, high });
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
    expect(binomialBand(0, 0.5)).toEqual({ low: 0, high: 0, outside: 0 });
    expect(binomialBand(0, 0.3)).toEqual({ low: 0, high: 0, outside: 0 });
    expect(binomialBand(9, 0)).toEqual({ low: 0, high: 0, outside: 0 });
    expect(binomialBand(9, 1)).toEqual({ low: 9, high: 9, outside: 0 });
  });

  test('leaves 5 % outside, whatever the law', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), chance, (n, p) => {
        const { low, high, outside } = binomialBand(n, p);
        expect(low).toBeLessThanOrEqual(high);
        expect(outside).toBeGreaterThanOrEqual(0);
        expect(outside).toBeLessThanOrEqual(0.05);
      }),
      { numRuns: 25 },
    );
  });
});

test('the band of independent trials is that of the binomial law, whatever rounding does to their variance', () => {
  const found = fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 1e-6, max: 0.999, noNaN: true }));
  fc.assert(
    fc.property(found, ([n, p]) => {
      for (const variance of [n * p * (1 - p), n * (p - p * p), (n / 10) * (p * (1 - p)) * 10]) {
        const { low, high } = binomialBand(n, p, 0.0005);
        expect(scaledBand(n * p, variance, n, 0.0005)).toEqual({ low, high });
      }
    }),
  );
});

test.each([
  [4, 10],
  [5, 100],
  [5, 300],
])(
  'the band of games that win together, %i hits in %i draws, takes one win of a rare tier for chance',
  (hits, draws) => {
    const law = alikeLaw(hits);
    const moment = (power: number) => law.reduce((sum, chance, wins) => sum + chance * wins ** power, 0);
    const variance = moment(2) - moment(1) ** 2;
    expect(leaves(law, draws, scaledBand(draws * moment(1), draws * variance, draws * 40))).toBeLessThan(0.05);
  },
);
