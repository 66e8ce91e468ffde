import { describe, expect, test } from 'vitest';
import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { ANCHORS } from '../../../workers/shared/rules/anchors.ts';
import { easterOf, isHoliday } from '../../../workers/shared/rules/holidays.ts';
import { drawPriceOn, PAST_PRICES } from '../../../workers/shared/rules/past-prices.ts';
import { PAYOUT } from '../../../workers/shared/rules/payout.ts';
import { PRICES, priceOn } from '../../../workers/shared/rules/prices.ts';
import { EVER, type Rule, ruleOn } from '../../../workers/shared/rules/rule.ts';
import { SOURCES } from '../../../workers/shared/rules/sources.ts';
import { SPECIAL_DAYS, UNKNOWN_SPECIALS } from '../../../workers/shared/rules/special-days.ts';
import { SPECIAL_SHARES } from '../../../workers/shared/rules/special-shares.ts';
import { drawCountsOf, TEIMOSINHAS } from '../../../workers/shared/rules/teimosinhas.ts';
import { WEEKS } from '../../../workers/shared/rules/weeks.ts';
import { realContests } from './real-contests.ts';
import { silentSpecials, withoutNext } from './silent-specials.ts';

describe.each(LOTTERIES)('the rules of $key', ({ key }) => {
  test.each([
    ['price', PRICES[key]],
    ['past price', PAST_PRICES[key]],
    ['week', WEEKS[key]],
    ['teimosinha', TEIMOSINHAS[key]],
  ])('those of %s begin with the oldest, and each was read since it began, unless it was announced', (_, rules) => {
    if (rules !== PAST_PRICES[key]) expect(rules[0].since).toBe(EVER);
    const all: readonly Rule<unknown>[] = rules;
    for (const [i, { since, source, announced }] of all.entries()) {
      if (since !== EVER || i > 0) expect(isCalendarDate(since)).toBe(true);
      expect(since > (all[i - 1]?.since ?? '')).toBe(true);
      if (!announced) expect(SOURCES[source].read >= since).toBe(true);
    }
  });

  test('those of past prices end where those of today begin, with the same', () => {
    const past: readonly Rule<number>[] = PAST_PRICES[key];
    expect(past[past.length - 1]?.value).toBe(PRICES[key][0].value);
    for (const { since } of PRICES[key].slice(1)) expect(since > (past[past.length - 1]?.since ?? '')).toBe(true);
    for (const { since, value } of [...past, ...PRICES[key].slice(1)])
      expect(drawPriceOn(key, since)).toBe(value * 100);
    expect(drawPriceOn(key, '')).toBe(priceOn(key, ''));
  });

  test('take all prices and hours that there are', () => {
    for (const { value } of [...PRICES[key], ...PAST_PRICES[key]])
      expect(value > 0 && Number.isInteger(value * 100)).toBe(true);
    for (const { value } of WEEKS[key]) {
      for (const [day, { draw, sales }] of Object.entries(value)) {
        expect(Number(day) >= 0 && Number(day) <= 6 && draw >= 0 && draw <= 23).toBe(true);
        expect(sales < draw && sales > -24).toBe(true);
      }
    }
  });

  test('take a bet of any day for as many draws as it took then', () => {
    for (const { value } of TEIMOSINHAS[key]) expect(drawCountsOf(key)).toEqual(expect.arrayContaining([1, ...value]));
  });
});

test('special days are in order, of a lottery once a day, and were read since they were, unless they were announced', () => {
  const last = new Map<string, string>();
  for (const { day, until = day, lotteries, source, announced, name, kind } of SPECIAL_DAYS) {
    expect(isCalendarDate(day) && isCalendarDate(until) && until >= day).toBe(true);
    expect(name !== undefined).toBe(kind === 'special');
    if (!announced) expect(SOURCES[source].read >= until).toBe(true);
    for (const lottery of lotteries) {
      expect(day > (last.get(lottery) ?? ''), `${lottery} ${day}`).toBe(true);
      last.set(lottery, until);
    }
  }
});

test('each special draw has a row of the year after it, or a row that says that its day is unknown', () => {
  expect(withoutNext()).toEqual([]);
  for (const [year, read] of Object.values(UNKNOWN_SPECIALS))
    expect(isCalendarDate(read) && read < `${year}`).toBe(true);
  const cut = SPECIAL_DAYS.filter(({ day }) => day !== '2026-09-15');
  expect(withoutNext(cut)).toEqual(['Lotofácil da Independência, lotofacil: no row of 2026']);
  expect(withoutNext(SPECIAL_DAYS, {})).toContain('Quina de São João, quina: no row of 2027');
});

test('a special draw is silent when its newest day is more than a year ago', () => {
  expect(silentSpecials('2027-04-05')).toEqual([]);
  expect(silentSpecials('2027-04-06')).toEqual(['Dupla de Páscoa: no day is known since 2026-04-04']);
});

test('how prizes are paid was read since it began, and the amounts fit: the tax is 30%', () => {
  const { since, value, source } = PAYOUT;
  expect(isCalendarDate(since) && SOURCES[source].read >= since).toBe(true);
  expect(Math.round(value.bank * 0.7)).toBe(value.announced);
  expect(value.days > value.bank).toBe(true);
});

test('the shares of a special draw are all of its prize, and one for each tier', () => {
  for (const [name, { since, value, source }] of Object.entries(SPECIAL_SHARES)) {
    const { lotteries } = SPECIAL_DAYS.find((special) => special.name === name) ?? { lotteries: [] };
    expect(lotteries.map((key) => lotteryOf(key).winningHits.length)).toEqual([value.length]);
    expect(value.reduce((sum, share) => sum + share, 0)).toBe(100);
    expect(isCalendarDate(since) && SOURCES[source].read >= since).toBe(true);
  }
});

test('what holds on a day is the newest rule that has begun; on an unknown one the newest that is not announced', () => {
  const rules = {
    ...PRICES,
    quina: [
      { since: EVER, value: 1, source: 'prices' },
      { since: '2026-01-01', value: 2, source: 'prices' },
      { since: '2027-01-01', value: 3, source: 'prices', announced: true },
    ],
  } as const;
  const days = ['1970-01-01', '2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01', '2099-12-31', ''];
  expect(days.map((day) => ruleOn(rules, 'quina', day))).toEqual([1, 1, 2, 2, 3, 3, 2]);
  expect(['2025-07-09', '2025-07-10', ''].map((day) => priceOn('megasena', day))).toEqual([500, 600, 600]);
});

test('holidays are those of a year, Easter with them', () => {
  // As the almanacs have them.
  expect([2024, 2025, 2026, 2027, 2038].map(easterOf)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ]);
  const days = Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10));
  expect(days.filter(isHoliday)).toEqual([
    ...['2026-01-01', '2026-02-16', '2026-02-17', '2026-04-03', '2026-04-21', '2026-05-01', '2026-06-04'],
    ...['2026-09-07', '2026-10-12', '2026-11-02', '2026-11-15', '2026-11-20', '2026-12-25', '2026-12-31'],
  ]);
});

/** Those of which real contests were read. */
const READ = LOTTERIES.filter(({ key }) => realContests(key).length > 0);

test.each(READ)('contests of $key are counted from the newest that was read', ({ key }) => {
  const { day, source } = ANCHORS[key];
  expect(realContests(key).at(-1)).toBe(day);
  expect(day <= SOURCES[source].read).toBe(true);
});
