import { expect, test } from 'vitest';
import { previewOf, previewRows, stillPreview } from '../../../src/state/home/preview.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';

test.each(LOTTERIES)('the preview of $name is whole rows of its playslip, at most 25 cells', (lottery) => {
  const { total, columns } = lottery;
  const cells = previewOf(lottery, 0);
  expect(cells.length).toBeLessThanOrEqual(Math.min(25, total));
  expect(cells.length + columns > Math.min(25, total)).toBe(true);
  expect(cells.map(({ number }) => number)).toEqual(cells.map((_, i) => i + 1));
});

test.each(LOTTERIES)(
  'the window of $name moves down the playslip by a row, comes to each number and begins anew',
  (lottery) => {
    const seen = new Set<number>();
    let step = 0;
    do {
      const [first, ...others] = previewOf(lottery, step).map(({ number }) => number);
      expect(first).toBe(step * lottery.columns + 1);
      for (const number of [first, ...others]) seen.add(number ?? 0);
      step++;
    } while (previewRows(lottery, step).first > 0);
    expect(seen.size).toBe(lottery.total);
    expect(previewOf(lottery, step, () => 0)).toEqual(previewOf(lottery, 0, () => 0));
  },
);

test.each(LOTTERIES)(
  'about as many numbers of $name are lit as a ticket has, at most about half, in each row alike',
  (lottery) => {
    const { pick, columns } = lottery;
    for (let step = 0; step < 10; step++) {
      const cells = previewOf(lottery, step);
      const rows = Math.ceil(cells.length / columns);
      for (let row = 0; row < rows; row++) {
        const inRow = cells.slice(row * columns, (row + 1) * columns);
        const share = Math.min(pick / rows, inRow.length / 2);
        expect(Math.abs(inRow.filter(({ isLit }) => isLit).length - share)).toBeLessThanOrEqual(0.5);
      }
    }
  },
);

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
