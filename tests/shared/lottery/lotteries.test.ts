import { expect, test } from 'vitest';
import { findLottery, LOTTERIES, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';

/** Name, total, pick, price of the minimum bet, base of the prize and columns, from the specification. */
const FIGURES: Readonly<Record<LotteryKey, readonly [string, number, number, number, number, number]>> = {
  megasena: ['Mega-Sena', 60, 6, 5, 50_000_000, 10],
  lotofacil: ['Lotofácil', 25, 15, 3, 2_000_000, 5],
  quina: ['Quina', 80, 5, 2.5, 5_000_000, 10],
  duplasena: ['Dupla Sena', 50, 6, 2.5, 3_000_000, 10],
  timemania: ['Timemania', 80, 7, 3.5, 8_000_000, 10],
  diadasorte: ['Dia de Sorte', 31, 7, 2.5, 1_000_000, 7],
  lotomania: ['Lotomania', 100, 50, 3, 4_000_000, 10],
};

test('the lotteries have the figures of the specification', () => {
  const figures = LOTTERIES.map(({ key, name, total, pick, minBetPrice, basePrize, columns }) => [
    key,
    [name, total, pick, minBetPrice, basePrize, columns],
  ]);
  expect(figures).toEqual(Object.entries(FIGURES));
});

test('the traits of each lottery agree with one another', () => {
  for (const lottery of LOTTERIES) {
    const { drawn, extra, winningHits, guarantee, pick, counterSizes } = lottery;
    expect(winningHits[0]).toBe(drawn);
    expect(winningHits.filter((hits) => typeof hits === 'string')).toEqual(extra ? [extra] : []);
    expect(guarantee).toBeLessThan(drawn);
    expect(pick).toBeLessThanOrEqual(counterSizes[0]);
    expect(lottery.hasMirror ? 2 * pick : lottery.total).toBe(lottery.total);
  }
});

test('a key finds its lottery and nothing else', () => {
  expect(lotteryOf('quina').name).toBe('Quina');
  expect(findLottery('constructor')).toBeUndefined();
  expect(() => lotteryOf('loteca' as 'quina')).toThrow(RangeError);
});
