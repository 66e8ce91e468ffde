import { describe, expect, test } from 'vitest';
import { dateOfDay, dayNumber, weekdayOf } from '../../../workers/shared/lottery/day-number.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { drawOn } from '../../../workers/shared/rules/draw-on.ts';
import { isHoliday } from '../../../workers/shared/rules/holidays.ts';
import { ruleOn } from '../../../workers/shared/rules/rule.ts';
import { WEEKS } from '../../../workers/shared/rules/weeks.ts';
import { realContests } from './real-contests.ts';

const [BEGIN, END] = [dayNumber('2025-01-01'), dayNumber('2026-08-20')];
const DAYS = Array.from({ length: END - BEGIN + 1 }, (_, i) => dateOfDay(BEGIN + i));

/** Days of a draw that the week and the holidays tell and that had none, and those that they do not tell. */
const BY_WEEK = {
  megasena: { invented: 13, missed: 4 },
  lotofacil: { invented: 12, missed: 2 },
  quina: { invented: 20, missed: 3 },
  duplasena: { invented: 12, missed: 5 },
  timemania: { invented: 3, missed: 1 },
  diadasorte: { invented: 1, missed: 1 },
  lotomania: { invented: 2, missed: 3 },
} as const satisfies Readonly<Partial<Record<LotteryKey, { invented: number; missed: number }>>>;

/** How many contests there really were on each day. */
function realDraws(lottery: LotteryKey): Map<string, number> {
  const days = new Map<string, number>();
  for (const day of realContests(lottery)) days.set(day, (days.get(day) ?? 0) + 1);
  return days;
}

describe.each(Object.keys(BY_WEEK) as (keyof typeof BY_WEEK)[])('the calendar of %s', (key) => {
  const real = realDraws(key);

  test('tells each day with a draw from January 2025 to August 2026, and no other', () => {
    const told = DAYS.map((day) => [day, drawOn(key, day)?.draws ?? 0]);
    expect(told).toEqual(DAYS.map((day) => [day, real.get(day) ?? 0]));
  });

  test('without its special days invents and misses few', () => {
    const told = (day: string) => ruleOn(WEEKS, key, day)[weekdayOf(dayNumber(day))] !== undefined && !isHoliday(day);
    const invented = DAYS.filter((day) => told(day) && !real.has(day)).length;
    const missed = DAYS.filter((day) => !told(day) && real.has(day)).length;
    expect({ invented, missed }).toEqual(BY_WEEK[key]);
  });
});
