import { describe, expect, test } from 'vitest';
import { cubeRoot, exp, log } from '../../workers/lab/theory/elementary.ts';

/** From next to nothing to next to everything, each 1.37 times the one before. */
const SIZES = Array.from({ length: 4000 }, (_, i) => 1e-300 * Math.exp(i * 0.345)).filter(Number.isFinite);

describe('functions of sums and products alone', () => {
  test('every function is as near as the engine has it', () => {
    for (const x of SIZES) {
      expect(Math.abs(log(x) / Math.log(x) - 1)).toBeLessThan(4e-16);
      expect(Math.abs(cubeRoot(x) / Math.cbrt(x) - 1)).toBeLessThan(5e-16);
    }
    for (let x = -700; x < 700; x += 0.173) expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(5e-16);
  });

  test('a value that is exact comes out exact', () => {
    expect([log(1), exp(0), cubeRoot(0), cubeRoot(27), cubeRoot(0.001)]).toEqual([0, 1, 0, 3, 0.1]);
    expect([exp(-746), exp(-1000), exp(711), exp(Number.NEGATIVE_INFINITY)]).toEqual([
      ...[0, 0, Number.POSITIVE_INFINITY, 0],
    ]);
  });
});
