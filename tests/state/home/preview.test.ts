import { expect, test } from 'vitest';
import { previewOf, stillPreview } from '../../../src/state/home/preview.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';

test.each(LOTTERIES)('the preview of $name is whole rows of its playslip, at most 25 cells', (lottery) => {
  const { total, columns } = lottery;
  const cells = previewOf(lottery, 0);
  expect(cells.length).toBeLessThanOrEqual(Math.min(25, total));
  expect(cells.length + columns > Math.min(25, total)).toBe(true);
  expect(cells.map(({ number }) => number)).toEqual(cells.map((_, i) => i + 1));
  for (const { number, row } of cells) expect(row).toBe(Math.ceil(number / columns));
});

test.each(LOTTERIES)('the window of $name moves down the playslip by a row and comes to each number', (lottery) => {
  const rows = Math.ceil(lottery.total / lottery.columns);
  const starts = Array.from({ length: rows }, (_, start) => previewOf(lottery, start));
  const firsts = starts.map((cells) => cells.filter(({ row }) => row === cells[0]?.row));
  const numbers = firsts.flat().map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: lottery.total }, (_, i) => i + 1));
  expect(previewOf(lottery, rows, () => 0)).toEqual(previewOf(lottery, 0, () => 0));
});

test.each(LOTTERIES)('each row of $name has its share lit', (lottery) => {
  for (let start = 0; start < 10; start++) {
    const cells = previewOf(lottery, start);
    for (const row of new Set(cells.map((cell) => cell.row))) {
      const inRow = cells.filter((cell) => cell.row === row);
      const share = (inRow.length * lottery.pick) / lottery.total;
      const lit = inRow.filter(({ isLit }) => isLit).length;
      expect(Math.abs(lit - Math.max(1, share))).toBeLessThanOrEqual(0.5);
    }
  }
});

test('the still preview is always the same', () => {
  for (const lottery of LOTTERIES) expect(stillPreview(lottery)).toEqual(stillPreview(lottery));
});

test('every cell lights up as often as any other', () => {
  const times = new Map<number, number>();
  for (let i = 0; i < 2000; i++) {
    for (const { number, isLit } of previewOf({ total: 20, pick: 2, columns: 10 }, 0)) {
      if (isLit) times.set(number, (times.get(number) ?? 0) + 1);
    }
  }
  expect(times.size).toBe(20);
  // 200 each; eight standard deviations.
  for (const seen of times.values()) expect(Math.abs(seen - 200)).toBeLessThan(110);
});
