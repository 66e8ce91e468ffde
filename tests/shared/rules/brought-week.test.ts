import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recentOf } from '../../../workers/shared/draws/results-summary.ts';
import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { dayNumber, weekdayOf } from '../../../workers/shared/lottery/day-number.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { broughtWeek } from '../../../workers/shared/rules/brought-week.ts';
import type { Rule } from '../../../workers/shared/rules/rule.ts';
import { WEEKS, type Week } from '../../../workers/shared/rules/weeks.ts';
import { contestsOn, daysOn } from './drawn-days.ts';
import { realContests } from './real-contests.ts';

/** The week of the Mega-Sena since its newest rule, and its first day. */
const [TUESDAY, THURSDAY, SUNDAY] = [2, 4, 0];
const SINCE = '2026-07-18';
const usual = daysOn([TUESDAY, THURSDAY, SUNDAY], SINCE, '2026-10-29');

/** What draws say that are kept. */
function told(lottery: LotteryKey, draws: readonly { contest: number; date?: string }[], rule?: Rule<Week>) {
  return broughtWeek(lottery, recentOf({ lottery, draws: draws.map((draw) => ({ ...draw, numbers: [] })) }), rule);
}

const turnedBy = (days: readonly string[]) => told('megasena', contestsOn(days))?.turned;
const without = (...days: readonly string[]) => usual.filter((day) => !days.includes(day));

test('draws on the days of the rule say the same', () => {
  expect(told('megasena', contestsOn(usual))).toEqual({ since: SINCE, turned: [], until: '2026-10-29' });
});

describe('a day of the week', () => {
  test('it is added by two draws, and not by one', () => {
    expect(turnedBy([...usual, '2026-10-17'])).toEqual([]);
    expect(turnedBy([...usual, '2026-10-17', '2026-10-24'])).toEqual(['2026-10-17']);
    // Two contests of a day are one.
    expect(turnedBy([...usual, '2026-10-17', '2026-10-17'])).toEqual([]);
  });

  test('it is not added by two draws with three weeks between that had none', () => {
    expect(turnedBy([...usual, '2026-08-22', '2026-10-17'])).toEqual([]);
    expect(turnedBy([...usual, '2026-09-26', '2026-10-17'])).toEqual(['2026-09-26']);
  });

  test('it is taken away by three misses in a row, and not by two', () => {
    expect(turnedBy(without('2026-10-15', '2026-10-22'))).toEqual([]);
    const missed = ['2026-10-08', '2026-10-15', '2026-10-22'];
    expect(turnedBy(without(...missed, '2026-10-29'))).toEqual(['2026-10-08']);
    expect(turnedBy([...without(...missed, '2026-10-29'), '2026-10-30'])).toEqual(['2026-10-08']);
    // It has come back.
    expect(turnedBy(without(...missed))).toEqual([]);
  });

  test('can be changed for another one', () => {
    const moved = usual.map((day) => (day >= '2026-09-01' ? shifted(day) : day));
    expect(turnedBy(moved)).toEqual(['2026-09-06', '2026-09-05']);
  });
});

describe('what is left out', () => {
  test('holidays are, when they are missed and when they have a draw', () => {
    const weekdays = [0, 1, 2, 3, 4, 5];
    const days = daysOn(weekdays, SINCE, '2026-10-22');
    const without = (missed: readonly string[]) =>
      told('lotofacil', contestsOn(days.filter((day) => !missed.includes(day))))?.turned;
    // 12 October is a Monday.
    expect(without(['2026-10-05', '2026-10-19'])).toEqual([]);
    expect(without(['2026-09-28', '2026-10-05', '2026-10-19'])).toEqual(['2026-09-28']);
    expect(turnedBy([...usual, '2026-09-07', '2026-10-12'])).toEqual([]);
    expect(turnedBy([...usual, '2026-09-14', '2026-10-05'])).toEqual(['2026-09-14']);
  });

  test('days whose draw a special one may take', () => {
    const days = daysOn([TUESDAY, THURSDAY, SUNDAY], SINCE, '2026-12-29');
    const missing = (...missed: readonly string[]) => turnedBy(days.filter((day) => !missed.includes(day)));
    expect(missing('2026-12-10', '2026-12-17', '2026-12-24')).toEqual([]);
    expect(missing('2026-12-03', '2026-12-10', '2026-12-17', '2026-12-24')).toEqual(['2026-12-03']);
  });

  test('a pause of more than a week', () => {
    // Of two Tuesdays; one before it and one after it are missed as well.
    const isPause = (day: string) => day > '2026-09-10' && day < '2026-09-24';
    const days = usual.filter((day) => day < '2026-10-06' && !['2026-09-08', '2026-09-29'].includes(day));
    expect(turnedBy(days.filter((day) => !isPause(day)))).toEqual([]);
    expect(turnedBy(days.filter((day) => !['2026-09-15', '2026-09-22'].includes(day)))).toEqual(['2026-09-08']);
  });
});

describe('nothing is said by', () => {
  test('one draw, none, or a newest one without its day', () => {
    expect(told('megasena', [])).toBeUndefined();
    expect(told('megasena', contestsOn(['2026-10-17']))).toBeUndefined();
    expect(told('megasena', [...contestsOn(usual), { contest: 9000 }])).toBeUndefined();
  });

  test('days that go back', () => {
    const back = (from: number, to: number) => {
      const draws = contestsOn([...usual, '2026-10-17', '2026-10-24']);
      return draws.map((draw, i) => ({ ...draw, date: draws[i === from ? to : i]?.date ?? '' }));
    };
    expect(told('megasena', back(20, 20))?.turned).toEqual(['2026-10-17']);
    expect(told('megasena', back(20, 18))).toBeUndefined();
  });

  test('draws from before the newest rule, which may stand before newer ones', () => {
    const before = daysOn([2, 4, 6], '2026-01-01', '2026-07-17');
    expect(turnedBy(before)).toBeUndefined();
    expect(turnedBy([...before, ...usual])).toEqual([]);
    expect(turnedBy([...before, ...usual, '2026-10-17', '2026-10-24'])).toEqual(['2026-10-17']);
  });

  test('a gap in the contests', () => {
    const missed = ['2026-10-08', '2026-10-15', '2026-10-22'];
    const draws = contestsOn(usual.filter((day) => day < '2026-10-29'));
    const isThere = ({ date }: { date: string }) => !missed.includes(date);
    expect(told('megasena', draws.filter(isThere))?.turned).toEqual([]);
    // Nor by draws of which the day is not known.
    const noDay = draws.map((draw) => (isThere(draw) ? draw : { contest: draw.contest }));
    expect(told('megasena', noDay)?.turned).toEqual([]);
    expect(turnedBy(draws.filter(isThere).map(({ date }) => date))).toEqual(['2026-10-08']);
  });

  test.each([
    ['for a year', '2026-01-01', '2026-11-30'],
    ['for months', '2026-07-18', '2026-10-30'],
    ['for a month', '2026-08-01', '2026-08-31'],
    ['for another one', '2027-02-01', '2027-02-28'],
  ])('days with the month first, %s', (_, from, to) => {
    const days = daysOn([1, 2, 3, 4, 5, 0], from, to);
    expect(told('lotofacil', contestsOn(days))?.turned ?? []).toEqual([]);
    const swapped = contestsOn(days).map(({ contest, date = '' }) => {
      return { contest, date: date.replace(/(\d\d)-(\d\d)$/, '$2-$1') };
    });
    // A day that does not exist is left out when a file is read: with its draw, or alone.
    const isDay = ({ date }: { date: string }) => isCalendarDate(date);
    expect(told('lotofacil', swapped.filter(isDay))).toBeUndefined();
    const bare = swapped.map((draw) => (isDay(draw) ? draw : { contest: draw.contest }));
    expect(told('lotofacil', bare)?.turned ?? []).toEqual([]);
  });

  test('any part of the draws of a week as it is', () => {
    const drawn = LOTTERIES.map(({ key }) => {
      const days = Object.keys(WEEKS[key].at(-1)?.value ?? {}).map(Number);
      return { key, all: contestsOn(daysOn(days, '2026-08-21', '2026-12-12')) };
    });
    const some = fc
      .constantFrom(...drawn)
      .chain(({ key, all }) => fc.record({ key: fc.constant(key), draws: fc.subarray(all) }));
    fc.assert(fc.property(some, ({ key, draws }) => (told(key, draws)?.turned ?? []).length === 0));
    // Where they are all there are, it is said.
    const { all = [] } = drawn[0] ?? {};
    const isThursday = ({ date = '' }) => weekdayOf(dayNumber(date)) === THURSDAY;
    const days = all.filter((draw) => !isThursday(draw)).map(({ date = '' }) => date);
    expect(turnedBy(days)).toEqual(['2026-08-27']);
  });
});

describe('the real contests', () => {
  const WEEK: Week = { 2: { draw: 21, sales: 20 }, 4: { draw: 21, sales: 20 }, 6: { draw: 21, sales: 20 } };
  const old: Rule<Week> = { since: '2025-11-03', value: WEEK, source: 'sales' };
  const contests = (key: LotteryKey) => contestsOn(realContests(key));

  test.each(LOTTERIES.map(({ key }) => key))('those of %s say on no day anything but the table', (key) => {
    const all = contests(key);
    for (const [i, rule] of WEEKS[key].entries()) {
      const until = WEEKS[key][i + 1]?.since ?? '9999';
      for (const [end, { date = '' }] of all.entries()) {
        if (date < rule.since || date >= until) continue;
        expect(told(key, all.slice(0, end + 1), rule)?.turned ?? [], date).toEqual([]);
      }
    }
  });

  test.each(['megasena', 'timemania'] as const)(
    'those of %s told of the Sundays of July 2026 with the second of them',
    (key) => {
      const until = (day: string) => contests(key).filter(({ date = '' }) => date <= day);
      expect(told(key, until('2026-07-23'), old)?.turned).toEqual([]);
      expect(told(key, until('2026-07-26'), old)?.turned).toEqual(['2026-07-19']);
      expect(told(key, until('2026-08-02'), old)?.turned).toEqual(['2026-07-19', '2026-07-18']);
    },
  );
});

/** A Sunday's draw on the Saturday before. */
function shifted(day: string): string {
  return weekdayOf(dayNumber(day)) === SUNDAY ? new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10) : day;
}
