import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PrintedGame, pagesOf } from '../../../src/state/print/pages.ts';

const gameOf = (count: number, id: number): PrintedGame => ({
  id: String(id),
  lotteryType: count === 50 ? 'lotomania' : 'megasena',
  numbers: Array.from({ length: count }, (_, i) => i + 1),
  strategy: 'quick',
});
const sizes = (counts: readonly number[]) =>
  pagesOf(counts.map(gameOf)).map((page) => page.map(({ numbers }) => numbers.length));

test('six games of a few numbers are a page, two of Lotomania', () => {
  expect(sizes(Array(8).fill(6))).toEqual([Array(6).fill(6), [6, 6]]);
  expect(sizes([50, 50, 50])).toEqual([[50, 50], [50]]);
  expect(sizes([])).toEqual([]);
});

test('a page has games of one size, in the order that they came in', () => {
  expect(sizes([6, 50, 7, 15])).toEqual([[6], [50], [7, 15]]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(5, 15, 20, 50)), (counts) => {
      const pages = sizes(counts);
      expect(pages.flat()).toEqual(counts);
      for (const page of pages) {
        expect(new Set(page.map((count) => count === 50)).size).toBe(1);
        expect(page.length).toBeLessThanOrEqual(page[0] === 50 ? 2 : 6);
      }
    }),
  );
});
