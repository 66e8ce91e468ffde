import { expect, test } from 'vitest';
import { lightUp, lightUpStill, previewOf } from '../../../src/state/home/preview.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';

test.each(LOTTERIES)('the preview of $name is whole rows of at most 25 cells, with its share lit', (lottery) => {
  const { cells, lit } = previewOf(lottery);
  expect(cells).toBeLessThanOrEqual(Math.min(25, lottery.total));
  expect(cells % lottery.columns).toBe(0);
  expect(cells + lottery.columns > Math.min(25, lottery.total)).toBe(true);
  expect(Math.abs(lit - (cells * lottery.pick) / lottery.total)).toBeLessThanOrEqual(0.5);
});

test('the preview has at least one cell lit', () => {
  expect(previewOf({ total: 100, pick: 1, columns: 10 })).toEqual({ cells: 20, lit: 1 });
});

test.each(LOTTERIES)('so many different cells of $name light up, at random or still', (lottery) => {
  const preview = previewOf(lottery);
  for (const cells of [lightUp(preview), lightUp(preview, () => 0), lightUpStill(preview)]) {
    const lit = [...cells];
    expect(lit).toHaveLength(preview.lit);
    expect(Math.min(...lit)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...lit)).toBeLessThanOrEqual(preview.cells);
  }
});

test('the still preview is always the same', () => {
  for (const lottery of LOTTERIES) {
    const preview = previewOf(lottery);
    expect(lightUpStill(preview)).toEqual(lightUpStill(preview));
  }
});

test('every cell lights up as often as any other', () => {
  const times = new Array<number>(21).fill(0);
  for (let i = 0; i < 2000; i++) {
    for (const cell of lightUp({ cells: 20, lit: 2 })) times[cell] = (times[cell] ?? 0) + 1;
  }
  // 200 each; eight standard deviations.
  for (const seen of times.slice(1)) expect(Math.abs(seen - 200)).toBeLessThan(110);
});
