import { expect, test } from 'vitest';
import { engineOf } from '../../workers/engine/engine.ts';
import { drawRigged } from '../../workers/lab/backtest/rigged-draw.ts';
import { riggedRatio } from '../../workers/shared/lab/rigged-ratio.ts';
import { lotteryOf } from '../../workers/shared/lottery/lotteries.ts';

test.each([
  ['lotofacil', 10, 10, 2.81],
  ['megasena', 6, 10, 7.9],
  ['lotomania', 20, 10, 6.75],
  ['lotofacil', 1, 2, 1.407],
  ['quina', 20, 1, 1],
] as const)(
  'in %s %i numbers of the weight %i are drawn %d times as often as others',
  (key, favoured, weight, ratio) => {
    const lottery = lotteryOf(key);
    expect(riggedRatio(lottery, favoured, weight)).toBeCloseTo(ratio, 2);
    // The draws themselves say the same: enough of them to know it to 5 %.
    const stream = engineOf('4').stream('ratio', key);
    const numbers = Array.from({ length: favoured }, (_, i) => i + 1);
    let hits = 0;
    const draws = 20_000;
    for (let i = 0; i < draws; i++) {
      hits += drawRigged(lottery, numbers, weight, stream).filter((n) => n <= favoured).length;
    }
    const others = (draws * lottery.drawn - hits) / (lottery.total - favoured);
    expect(Math.abs(hits / favoured / others / riggedRatio(lottery, favoured, weight) - 1)).toBeLessThan(0.05);
  },
);
