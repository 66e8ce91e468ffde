import fc from 'fast-check';
import { range, sum, sumBy } from 'lodash';
import { describe, expect, test } from 'vitest';
import { hitLaw, sumLaw } from '../../../workers/draws/statistics/laws.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { subsetsOf } from '../../engine/support/subsets.ts';

describe('the laws of a draw', () => {
  const small = fc
    .integer({ min: 1, max: 9 })
    .chain((total) => fc.tuple(fc.constant(total), fc.integer({ min: 1, max: total })));

  test('the laws of its sum and of its hits are those of all draws', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 0, max: 9 }), ([total, drawn], some) => {
        const marked = Math.min(some, total);
        const all = subsetsOf(range(1, total + 1), drawn);
        const share = (isSo: (draw: readonly number[]) => boolean) => all.filter(isSo).length / all.length;
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

  test.each(LOTTERIES)('the laws of $key have the mean and the variance of theory', (lottery) => {
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

  test('the laws have the values that can be looked up', () => {
    // Mega-Sena: C(54, 6), 1 and C(30, 3)² of C(60, 6) draws.
    expect(hitLaw(60, 6, 6)[0]).toBeCloseTo(25_827_165 / 50_063_860, 12);
    expect(hitLaw(60, 6, 6)[6]).toBeCloseTo(1 / 50_063_860, 15);
    expect(hitLaw(60, 6, 30)[3]).toBeCloseTo((4060 * 4060) / 50_063_860, 12);
    // The one draw of 21 is 1 2 3 4 5 6, and of 22 1 2 3 4 5 7.
    expect(sumLaw(60, 6)[21]).toBeCloseTo(1 / 50_063_860, 15);
    expect(sumLaw(60, 6)[22]).toBeCloseTo(1 / 50_063_860, 15);
  });
});
