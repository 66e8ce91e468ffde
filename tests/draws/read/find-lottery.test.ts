import { expect, test } from 'vitest';
import { findLotteryOf, type Signs } from '../../../workers/draws/read/find-lottery.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { combinations } from '../../../workers/shared/lottery/odds.ts';

const rowsOf = (count: number, numbers: readonly number[]) =>
  Array.from({ length: count }, (_, i) => {
    return { row: i + 1, contest: String(i + 1), date: '', numbers: numbers.map(String) };
  });

const unknown = { hasSecond: false, hasTeam: false, hasMonth: false, hits: [], named: undefined };

test('20 rows without a higher number tell two lotteries apart', () => {
  const chances = LOTTERIES.flatMap((low) =>
    LOTTERIES.filter(({ drawn, total }) => drawn === low.drawn && total > low.total).map(
      ({ total, drawn }) => Number(combinations(low.total, drawn)) / Number(combinations(total, drawn)),
    ),
  );
  expect(chances.length).toBeGreaterThan(1);
  for (const chance of chances) expect(chance ** 20).toBeLessThan(1e-9);
});

test('numbers that two lotteries draw are asked about also where no contest can be read', () => {
  const rows = rowsOf(5, [1, 2, 3, 4, 5, 6]).map((row) => ({ ...row, contest: 'x' }));
  expect(() => findLotteryOf({ ...unknown, drawn: 6 }, rows, undefined)).toThrow('unknown-lottery');
});

test('the highest number and the lowest tier find the lottery, one row too few does not', () => {
  const six = [1, 2, 3, 4, 5, 50];
  const find = (count: number, hits: Signs['hits'] = [], numbers = six) =>
    findLotteryOf({ ...unknown, drawn: 6, hits }, rowsOf(count, numbers), undefined);
  expect(find(20)).toBe('duplasena');
  expect(() => find(19)).toThrow('unknown-lottery');
  expect(find(1, [], [1, 2, 3, 4, 5, 51])).toBe('megasena');
  expect(find(1, [6, 5, 4])).toBe('megasena');
  expect(find(1, [6, 5, 4, 3])).toBe('duplasena');
});
