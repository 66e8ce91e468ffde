import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engineOf } from '../../workers/engine/engine.ts';
import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { holm } from '../../workers/lab/theory/holm.ts';
import { signFlipP } from '../../workers/lab/theory/permutation.ts';
import { wilson } from '../../workers/lab/theory/wilson.ts';

const stream = (name: string) => engineOf('4').stream('theory', name);

describe('the interval of Wilson', () => {
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [81, 263, 0.2553, 0.3662],
  ])('the interval of %i in %i is what the literature has', (seen, trials, low, high) => {
    const interval = wilson(seen, trials);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  });
});

describe("Holm's correction", () => {
  test('a correction is that of the textbook', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005]).map((p) => Number(p.toFixed(6)))).toEqual([0.03, 0.06, 0.06, 0.02]);
  });

  test('never makes a p-value smaller, and keeps their order', () => {
    const ps = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 });
    fc.assert(
      fc.property(ps, (given) => {
        const adjusted = holm(given);
        given.forEach((p, i) => {
          expect(adjusted[i]).toBeGreaterThanOrEqual(p);
          given.forEach((other, j) => {
            if (p < other) expect(adjusted[i] as number).toBeLessThanOrEqual(adjusted[j] as number);
          });
        });
      }),
    );
  });
});

describe('the p-value of swapped sides', () => {
  /** −2…2. */
  const counts = (...list: number[]) => Float64Array.from(list);

  test('the p-value of few pairs is near the exact one', () => {
    // Six pairs of +1: only two of 64 ways are as far.
    expect(runToEnd(signFlipP(counts(0, 0, 9, 6, 0), stream('six')))).toBeCloseTo(2 / 64, 2);
  });

  test('no difference has the p-value 1, a great one the least there is', () => {
    expect(runToEnd(signFlipP(counts(5, 9, 40, 9, 5), stream('none')))).toBe(1);
    expect(runToEnd(signFlipP(counts(0, 0, 0, 0, 300), stream('great')))).toBe(1 / 10_000);
  });

  test('sides that are alike are below 0.05 about once in twenty', () => {
    let below = 0;
    for (let i = 0; i < 200; i++) {
      const coins = stream(`alike ${i}`);
      const pairs = counts(0, 0, 0, 0, 0);
      for (let pair = 0; pair < 60; pair++) {
        const place = coins.below(5);
        pairs[place] = (pairs[place] as number) + 1;
      }
      if (runToEnd(signFlipP(pairs, coins)) < 0.05) below++;
    }
    expect(below).toBeGreaterThanOrEqual(2);
    expect(below).toBeLessThanOrEqual(22);
  });
});
