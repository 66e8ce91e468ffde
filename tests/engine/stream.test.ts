import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquare, chiSquareLimit } from './support/chi-square.ts';
import { stream } from './support/newest.ts';

const first = (...path: (string | number)[]) => {
  const random = stream(...path);
  return Array.from({ length: 4 }, () => random.next());
};

describe('stream', () => {
  test('the same path gives the same sequence', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), (path) => {
        expect(first(...path)).toEqual(first(...path));
      }),
    );
  });

  test('a path is more than its characters', () => {
    expect(first('a', 'bc')).not.toEqual(first('ab', 'c'));
    expect(first('a', 'bc')).not.toEqual(first('abc'));
    expect(first('a/1:b')).not.toEqual(first('a', 'b'));
  });

  test('different paths give different sequences', () => {
    const anyPath = fc.array(fc.string(), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(anyPath, anyPath, (a, b) => {
        fc.pre(JSON.stringify(a) !== JSON.stringify(b));
        expect(first(...a)).not.toEqual(first(...b));
      }),
    );
  });

  test('first numbers of neighbouring paths are uniform', () => {
    const counts = new Array<number>(50).fill(0);
    for (let i = 0; i < 20_000; i++) count(counts, stream('seed', 'block', i).below(50));
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(50));
  });

  test.each([2, 3, 5, 7, 10, 25, 60, 64, 100, 1000])('below(%i) is uniform', (n) => {
    const random = stream('below', n);
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 200 * n; i++) count(counts, random.below(n));
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(n));
  });

  test('descending(n, count) keeps each index in its own range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 128 }), fc.nat(), fc.string(), (n, k, seed) => {
        const picks = k % (n + 1);
        const out = new Uint8Array(128).fill(255);
        stream(seed).descending(n, picks, out);
        for (let i = 0; i < picks; i++) expect(out[i]).toBeLessThan(n - i);
        expect(out.subarray(picks).every((value) => value === 255)).toBe(true);
      }),
    );
  });

  test.each([
    [5, 4],
    [6, 5],
    [7, 3],
  ])('descending(%i, %i) gives every sequence of indices equally often', (n, picks) => {
    const random = stream('joint', n);
    const out = new Uint8Array(picks);
    let cells = 1;
    for (let i = 0; i < picks; i++) cells *= n - i;
    const counts = new Array<number>(cells).fill(0);
    for (let t = 0; t < 100 * cells; t++) {
      random.descending(n, picks, out);
      let cell = 0;
      for (let i = 0; i < picks; i++) cell = cell * (n - i) + (out[i] as number);
      count(counts, cell);
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(cells));
  });

  test.each([
    [100, 50],
    [60, 6],
    [80, 7],
    [25, 15],
    [128, 128],
  ])('each index of descending(%i, %i) is uniform, the last as the first', (n, picks) => {
    const random = stream('marginal', n);
    const out = new Uint8Array(picks);
    const counts = Array.from({ length: picks }, (_, i) => new Array<number>(n - i).fill(0));
    for (let t = 0; t < 20_000; t++) {
      random.descending(n, picks, out);
      counts.forEach((row, i) => {
        count(row, out[i] as number);
      });
    }
    for (const row of counts) {
      if (row.length > 1) expect(chiSquare(row)).toBeLessThan(chiSquareLimit(row.length));
    }
  });
});

function count(counts: number[], cell: number): void {
  counts[cell] = (counts[cell] as number) + 1;
}
