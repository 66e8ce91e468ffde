import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulateHistory } from '../../workers/engine/history.ts';
import { daysBefore } from '../../workers/shared/lottery/calendar.ts';
import { lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { chiSquare, chiSquareLimit } from './support/chi-square.ts';
import { NEWEST } from './support/newest.ts';
import { anyDate, anyLottery, anySeed } from './support/plans.ts';

const numbersOf = (draws: readonly { numbers: readonly number[] }[]) => draws.map((draw) => draw.numbers);

describe('simulated history', () => {
  test('it is 30 draws, one a day, newest first, of ascending numbers of the playslip', () => {
    fc.assert(
      fc.property(anyLottery, anySeed, anyDate, (lottery, seed, date) => {
        const draws = simulateHistory(NEWEST, lottery, seed, date);
        const days = Array.from({ length: 30 }, (_, age) => daysBefore(date, age));
        expect(draws.map((draw) => draw.date)).toEqual(days);
        for (const { numbers } of draws) {
          expect(numbers.length).toBe(lottery.pick);
          expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(numbers);
          expect(numbers[0]).toBeGreaterThanOrEqual(1);
          expect(numbers.at(-1)).toBeLessThanOrEqual(lottery.total);
        }
        expect(simulateHistory(NEWEST, lottery, seed, date)).toEqual(draws);
        const tomorrow = simulateHistory(NEWEST, lottery, seed, daysBefore(date, -1));
        expect(tomorrow.slice(1)).toEqual(draws.slice(0, 29));
      }),
    );
  });

  test('differs for another seed and another window', () => {
    const quina = lotteryOf('quina');
    const numbers = numbersOf(simulateHistory(NEWEST, quina, 'a', '2026-11-20'));
    expect(numbersOf(simulateHistory(NEWEST, quina, 'b', '2026-11-20'))).not.toEqual(numbers);
    expect(numbersOf(simulateHistory(NEWEST, quina, 'a', '2027-11-20'))).not.toEqual(numbers);
  });

  test('draws every number equally often', () => {
    const lottery = lotteryOf('megasena');
    const counts = new Array<number>(lottery.total).fill(0);
    for (let s = 0; s < 200; s++) {
      for (const { numbers } of simulateHistory(NEWEST, lottery, `seed ${s}`, '2026-11-20')) {
        for (const n of numbers) counts[n - 1] = (counts[n - 1] as number) + 1;
      }
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(lottery.total));
  });
});
