import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankNumbers } from '../../workers/domain/frequency.ts';
import { type Draw, simulateHistory } from '../../workers/domain/history.ts';
import { lotteryOf } from '../../workers/shared/lotteries.ts';
import { NEWEST } from './support/newest.ts';
import { anyDate, anyLottery, anySeed } from './support/plans.ts';

const everyRanking = fc.tuple(anyLottery, anySeed, anyDate).map(([lottery, seed, date]) => {
  const history = simulateHistory(NEWEST, lottery, seed, date);
  return { lottery, history, ranking: rankNumbers(lottery, history) };
});

describe('frequency ranking', () => {
  test('has every number of the playslip once', () => {
    fc.assert(
      fc.property(everyRanking, ({ lottery, ranking }) => {
        const numbers = ranking.map((entry) => entry.number).sort((a, b) => a - b);
        expect(numbers).toEqual(Array.from({ length: lottery.total }, (_, i) => i + 1));
      }),
    );
  });

  test('falls by frequency, ties by smaller number first', () => {
    fc.assert(
      fc.property(everyRanking, ({ ranking }) => {
        for (let i = 1; i < ranking.length; i++) {
          const [a, b] = [ranking[i - 1], ranking[i]];
          if (!a || !b) continue;
          expect(a.frequency).toBeGreaterThanOrEqual(b.frequency);
          if (a.frequency === b.frequency) expect(a.number).toBeLessThan(b.number);
        }
      }),
    );
  });

  test('counts the draws of each number: 30 P in all', () => {
    fc.assert(
      fc.property(everyRanking, ({ lottery, history, ranking }) => {
        for (const { number, frequency } of ranking) {
          expect(frequency).toBe(history.filter((d) => d.numbers.includes(number)).length);
        }
        const sum = ranking.reduce((total, entry) => total + entry.frequency, 0);
        expect(sum).toBe(30 * lottery.pick);
      }),
    );
  });

  test('marks the first ten hot and the last five cold', () => {
    fc.assert(
      fc.property(everyRanking, ({ lottery, ranking }) => {
        ranking.forEach(({ isHot, isCold }, rank) => {
          expect(isHot).toBe(rank < 10);
          expect(isCold).toBe(rank >= lottery.total - 5);
        });
      }),
    );
  });

  test('delay counts the draws since the number last came out', () => {
    fc.assert(
      fc.property(everyRanking, ({ history, ranking }) => {
        for (const { number, delay } of ranking) {
          const age = history.findIndex((draw) => draw.numbers.includes(number));
          expect(delay).toBe(age < 0 ? 31 : age);
        }
      }),
    );
  });

  test('delay is 0 for the newest draw and the window plus one for a number never drawn', () => {
    const history: Draw[] = [
      { date: '2026-01-03', numbers: [1, 2, 3, 4, 5] },
      { date: '2026-01-02', numbers: [2, 3, 4, 5, 6] },
      { date: '2026-01-01', numbers: [3, 4, 5, 6, 7] },
    ];
    const ranking = rankNumbers(lotteryOf('quina'), history);
    const delays = Object.fromEntries(ranking.map((entry) => [entry.number, entry.delay]));
    expect([1, 2, 6, 7, 8].map((n) => delays[n])).toEqual([0, 0, 1, 2, 4]);
    expect(ranking.slice(0, 7).map((entry) => entry.number)).toEqual([3, 4, 5, 2, 6, 1, 7]);
  });
});
