import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PrintedGame, pagesOf } from '../../../src/state/print/pages.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';

const LOTTERY_OF: Readonly<Record<number, LotteryKey>> = {
  5: 'quina',
  6: 'megasena',
  15: 'lotofacil',
  50: 'lotomania',
};
const MOST: Readonly<Record<number, number>> = { 5: 6, 6: 8, 15: 8, 50: 4 };

const gameOf = (count: number, id: number): PrintedGame => ({
  id: String(id),
  lotteryType: LOTTERY_OF[count] ?? 'megasena',
  numbers: Array.from({ length: count }, (_, i) => i + 1),
  strategy: 'quick',
});
const sizes = (counts: readonly number[]) =>
  pagesOf(counts.map(gameOf)).map(({ games }) => games.map(({ numbers }) => numbers.length));
const places = (counts: readonly number[]) => pagesOf(counts.map(gameOf)).map((page) => page.places);

test('eight games are a page, six where the playslip is tall, four of Lotomania', () => {
  expect(sizes(Array(20).fill(6)).map(({ length }) => length)).toEqual([8, 8, 4]);
  expect(sizes(Array(8).fill(5)).map(({ length }) => length)).toEqual([6, 2]);
  expect(sizes(Array(20).fill(50)).map(({ length }) => length)).toEqual([4, 4, 4, 4, 4]);
  expect(sizes([])).toEqual([]);
});

test('a few games share their page; what goes on from a full one keeps its size', () => {
  expect([1, 2, 3, 5, 7].map((games) => places(Array(games).fill(6)))).toEqual([[1], [2], [4], [6], [8]]);
  expect(places(Array(9).fill(6))).toEqual([8, 8]);
  expect(places([6, 50, 50, 5])).toEqual([1, 2, 1]);
});

test('a page has games of one size, in the order that they came in', () => {
  expect(sizes([6, 50, 6, 15])).toEqual([[6], [50], [6, 15]]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(5, 6, 15, 50)), (counts) => {
      const pages = sizes(counts);
      expect(pages.flat()).toEqual(counts);
      for (const page of pages) {
        const most = page.map((count) => MOST[count]);
        expect(new Set(most).size).toBe(1);
        expect(page.length).toBeLessThanOrEqual(most[0] ?? 0);
      }
    }),
  );
});
