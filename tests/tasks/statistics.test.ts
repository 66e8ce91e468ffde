import { range, sortBy } from 'lodash';
import { describe, expect, test } from 'vitest';
import { packDraws } from '../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../workers/shared/draws/official-draw.ts';
import { LOTTERIES, type LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { RequestError } from '../../workers/shared/run/request.ts';
import type { StatisticsRequest } from '../../workers/shared/statistics/statistics.ts';
import { frequency } from '../../workers/tasks/home.ts';
import { resultOf, statisticsFor } from './result-of.ts';

const history = simulated('h1', '2026-11-20');

function official(lottery: LotteryKey, draws: readonly OfficialDraw[], window = 30) {
  const request = { lottery, source: { kind: 'official' }, window } as const;
  return statisticsFor(request, packDraws({ lottery, draws }));
}

describe('task statistics', () => {
  test.each(LOTTERIES)('counts the history of $key as the ranking does', ({ key, pick }) => {
    const found = statisticsFor({ lottery: key, source: history, window: 30 });
    expect(found).toMatchObject({ lottery: key, kind: 'simulated', draws: 30, drawn: pick });
    expect(found.days).toEqual({ first: '2026-10-22', last: '2026-11-20' });
    const ranking = sortBy(resultOf(frequency, { lottery: key, history }), 'number');
    expect(found.numbers.map(({ times }) => times)).toEqual(ranking.map((r) => r.frequency));
    // The ranking has one more for a number that never came.
    expect(found.numbers.map(({ delay }) => delay)).toEqual(ranking.map(({ delay }) => Math.min(delay, 30)));
  });

  test('looks back at 500 simulated draws at most, the newest of which are always the same', () => {
    const of = (window: number) => statisticsFor({ lottery: 'quina', source: history, window });
    expect([of(10).draws, of(500).draws, of(20_000).draws]).toEqual([10, 500, 500]);
    const late = of(500).numbers.filter(({ delay }) => delay < 10);
    expect(late).toHaveLength(of(10).numbers.filter(({ times }) => times > 0).length);
  });

  test('counts the newest contests of a table, told with what is missing', () => {
    const draws = [1, 2, 5, 6].map((contest) => ({
      contest,
      numbers: range(contest, contest + 5),
    }));
    const dated = draws.map((draw) => ({ ...draw, date: `2026-01-0${draw.contest}` }));
    const found = official('quina', dated, 3);
    expect(found).toMatchObject({
      kind: 'official',
      draws: 3,
      drawn: 5,
      contests: { first: 2, last: 6, missing: 2 },
      days: { first: '2026-01-02', last: '2026-01-06' },
      repeats: { pairs: 1 },
    });
    expect(found.numbers[5]).toMatchObject({ times: 3, delay: 0 });
    expect(official('quina', draws).days).toBeUndefined();
  });

  test('takes a contest of Dupla Sena as two draws, the second the newer', () => {
    const [numbers, second] = [range(1, 7), range(11, 17)];
    const found = official('duplasena', [{ contest: 9, numbers, second }]);
    expect(found).toMatchObject({ draws: 2, repeats: { pairs: 1 } });
    expect([found.numbers[0]?.delay, found.numbers[10]?.delay]).toEqual([1, 0]);
  });

  test('knows that a real draw of Lotomania has 20 numbers', () => {
    const draws = [{ contest: 1, numbers: range(81, 101) }];
    const found = official('lotomania', draws);
    expect(found).toMatchObject({ drawn: 20, frequency: { expected: 0.2 } });
    expect(found.sums.expectedMean).toBe(1010);
  });

  test('answers a table without draws with none', () => {
    expect(official('quina', [])).toMatchObject({ draws: 0 });
  });

  test.each([
    ['a window of no draws', { window: 0 }],
    ['a window of half a draw', { window: 1.5 }],
    ['a window beyond the limit', { window: 20_001 }],
    ['a lottery that there is not', { lottery: 'bingo' }],
    ['a day that there is not', { source: simulated('h1', '2026-02-31') }],
    ['no source', { source: undefined }],
    ['real draws without a table', { source: { kind: 'official' } }],
  ])('refuses %s', (_, wrong) => {
    const input = { lottery: 'quina', source: history, window: 30, ...wrong } as StatisticsRequest;
    expect(() => statisticsFor(input)).toThrow(RequestError);
  });

  test('refuses another lottery’s table, and bytes that are none', () => {
    const request = { lottery: 'megasena', source: { kind: 'official' }, window: 30 } as const;
    const table = packDraws({ lottery: 'quina', draws: [] });
    expect(() => statisticsFor(request, table)).toThrow(RequestError);
    expect(() => statisticsFor(request, new Uint8Array(9))).toThrow(RangeError);
  });
});
