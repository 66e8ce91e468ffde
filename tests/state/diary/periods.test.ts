import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FoundPrize } from '../../../src/state/check/found-prizes.ts';
import type { DiaryEntry } from '../../../src/state/diary/entry.ts';
import { PERIODS, type Period, periodStart, spentIn, sumsByPeriod } from '../../../src/state/diary/periods.ts';
import { dateOfDay, dayNumber } from '../../../workers/shared/lottery/day-number.ts';

const spent = (on: string, cents: number): DiaryEntry => ({ key: `${on} ${cents}`, on, cents, what: 'a' });

const prize = (on: string, cents: number | undefined, as: 'fetched' | 'forfeited' = 'fetched'): FoundPrize => ({
  key: `${on} ${cents} ${as}`,
  lottery: 'quina',
  numbers: [1, 2, 3, 4, 5],
  contest: 1,
  hits: 3,
  won: [],
  claim: { as, on },
  ...(cents !== undefined && { cents }),
});

describe('a period', () => {
  test.each<readonly [string, Period, string]>([
    ['2026-11-25', 'day', '2026-11-25'],
    ['2026-11-25', 'week', '2026-11-22'],
    ['2026-11-22', 'week', '2026-11-22'],
    ['2026-11-21', 'week', '2026-11-15'],
    ['2026-12-01', 'week', '2026-11-29'],
    ['2027-01-01', 'week', '2026-12-27'],
    ['2027-01-02', 'week', '2026-12-27'],
    ['2027-01-03', 'week', '2027-01-03'],
    ['2028-03-01', 'week', '2028-02-27'],
    ['1969-12-31', 'week', '1969-12-28'],
    ['2026-12-31', 'month', '2026-12-01'],
    ['2027-01-01', 'month', '2027-01-01'],
    ['2028-02-29', 'month', '2028-02-01'],
  ])('a period that %s is in, by the %s, begins on %s', (day, period, start) => {
    expect(periodStart(day, period)).toBe(start);
  });

  test('a period of a week begins on a Sunday, at most six days before', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 60_000 }), (n) => {
        const start = periodStart(dateOfDay(n), 'week');
        expect(new Date(`${start}T00:00:00Z`).getUTCDay()).toBe(0);
        expect(n - dayNumber(start)).toBeGreaterThanOrEqual(0);
        expect(n - dayNumber(start)).toBeLessThan(7);
      }),
    );
  });
});

describe('sums', () => {
  test('sums have what was spent beside what came back, the newest period first', () => {
    const entries = [spent('2026-12-31', 500), spent('2027-01-01', 1), spent('2026-11-30', 250)];
    const prizes = [
      prize('2027-01-02', 98_765),
      prize('2027-01-31', undefined),
      prize('2026-10-01', 700),
      prize('2027-01-02', 10_000, 'forfeited'),
    ];
    const months = sumsByPeriod(entries, prizes, 'month');
    expect(months.map(({ from, spent, back, unknown }) => [from, spent, back, unknown])).toEqual([
      ['2027-01-01', 1, 98_765, 1],
      ['2026-12-01', 500, 0, 0],
      ['2026-11-01', 250, 0, 0],
      ['2026-10-01', 0, 700, 0],
    ]);
    const weeks = sumsByPeriod(entries, prizes, 'week');
    expect(weeks.map(({ from, spent, back }) => [from, spent, back])).toEqual([
      ['2027-01-31', 0, 0],
      ['2026-12-27', 501, 98_765],
      ['2026-11-29', 250, 0],
      ['2026-09-27', 0, 700],
    ]);
    expect(sumsByPeriod([], [], 'day')).toEqual([]);
  });

  test('sums by any period come to the same, to the cent', () => {
    const anyDay = fc.integer({ min: 20_000, max: 22_000 }).map(dateOfDay);
    const anyEntry = fc.tuple(anyDay, fc.integer({ min: 0, max: 10 ** 10 }));
    fc.assert(
      fc.property(fc.array(anyEntry), fc.array(anyEntry), (out, back) => {
        const entries = out.map(([on, cents]) => spent(on, cents));
        const prizes = back.map(([on, cents]) => prize(on, cents));
        for (const period of PERIODS) {
          const sums = sumsByPeriod(entries, prizes, period);
          const total = (field: 'spent' | 'back') => sums.reduce((sum, one) => sum + one[field], 0);
          expect(total('spent')).toBe(out.reduce((sum, [, cents]) => sum + cents, 0));
          expect(total('back')).toBe(back.reduce((sum, [, cents]) => sum + cents, 0));
          for (const { from, spent: cents } of sums) expect(spentIn(entries, period, from)).toBe(cents);
        }
      }),
    );
  });
});
