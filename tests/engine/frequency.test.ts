import fc from 'fast-check';
import { orderBy, range } from 'lodash';
import { describe, expect, test } from 'vitest';
import { rankNumbers } from '../../workers/engine/frequency.ts';
import { type Draw, simulateHistory } from '../../workers/engine/history.ts';
import { lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { NEWEST } from './support/newest.ts';
import { anyDate, anyLottery, anySeed } from './support/plans.ts';

describe('the frequency ranking', () => {
  test('has every number once, with its draws and its delay, the most frequent first', () => {
    fc.assert(
      fc.property(anyLottery, anySeed, anyDate, (lottery, seed, date) => {
        const history = simulateHistory(NEWEST, lottery, seed, date);
        const expected = range(1, lottery.total + 1).map((number) => {
          const isIn = history.map(({ numbers }) => numbers.includes(number));
          const delay = isIn.includes(true) ? isIn.indexOf(true) : 31;
          return { number, frequency: isIn.filter(Boolean).length, delay };
        });
        const order = orderBy(expected, ['frequency', 'number'], ['desc', 'asc']);
        expect(rankNumbers(lottery, history)).toEqual(
          order.map((entry, rank) => ({
            ...entry,
            isHot: rank < 10,
            isCold: rank >= lottery.total - 5,
          })),
        );
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
