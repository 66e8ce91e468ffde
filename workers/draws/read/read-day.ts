import type { DayOrder } from '../../shared/draws/results-report.ts';
import { DAY_MS, isCalendarDate } from '../../shared/lottery/calendar.ts';
import { isBlank, isMonth, readMonth } from './read-cell.ts';
import { RowProblem } from './row-problem.ts';

/** Three numbers with one sign between them, also with an hour. */
const WRITTEN =
  /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})(?:(?:T| {1,4})\d{1,2}[:h][\d:.]{2,16}(?:Z|[+-]\d\d:?\d\d| ?[AP]M)?)?$/i;

/** A day with the name of its month: `19/nov/2026`, `19 de novembro de 2026`. */
const NAMED_MONTH = /^(\d{1,2})([/.-]| {1,4}de | )([a-zç]{3,9})\2(\d{2}|\d{4})$/i;

/** Stands in front of a day: `qui, 19/11/2026`. */
const WEEKDAY = /^(?:seg|ter|qua|qui|sex|s[aá]b|dom)[a-zç]{0,10}(?:-feira)?[.,]? {1,4}/i;

/** The first of the lotteries was drawn in 1994: a year of two digits is that one, or one of the 99 after it. */
const FIRST_YEAR = 94;

/** The days, `YYYY-MM-DD`, that a text may mean: the same twice where its year is first, undefined where there is none. */
export type MeantDays = Readonly<Record<DayOrder, string | undefined>>;

/** Returns the day of a cell as `YYYY-MM-DD`; undefined for an unknown form. Throws a RowProblem. */
export function readDate(text: string, today: string, order: DayOrder = 'day-first'): string | undefined {
  if (isBlank(text)) return undefined;
  const date = serialDate(text) ?? epochDate(text) ?? meantDays(text)[order];
  if (date === undefined && isWritten(text)) throw new RowProblem('date', text);
  if (date !== undefined && date > today) throw new RowProblem('future-date', text);
  return date;
}

/** True if a text has the form of a day, even of a day that does not exist. */
function isWritten(text: string): boolean {
  const bare = text.replace(WEEKDAY, '');
  return WRITTEN.test(bare) || isMonth(NAMED_MONTH.exec(bare)?.[3] ?? '');
}

/** True for what is a day in some order. */
export function isDay(text: string): boolean {
  return Object.values(meantDays(text)).some((day) => day !== undefined);
}

/** What a text may mean as a day. */
export function meantDays(text: string): MeantDays {
  const bare = text.replace(WEEKDAY, '');
  const [, day = '', , name = '', named = ''] = NAMED_MONTH.exec(bare) ?? [];
  if (isMonth(name)) {
    const only = dayOf(fullYear(named), String(readMonth(name)), day);
    return { 'day-first': only, 'month-first': only };
  }
  const [, a = '', , b = '', c = ''] = WRITTEN.exec(bare) ?? [];
  if (a.length === 4) return { 'day-first': dayOf(a, b, c), 'month-first': dayOf(a, b, c) };
  const year = fullYear(c);
  return { 'day-first': dayOf(year, b, a), 'month-first': dayOf(year, a, b) };
}

function fullYear(year: string): string {
  return year.length === 2 ? (Number(year) < FIRST_YEAR ? 20 : 19) + year : year;
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** The first and the last day, 1954-10-03 and 2119-01-10, that a bare number is taken for. */
const DAYS = { min: 20_000, max: 80_000 };

/** Day 0, from March 1900 on. ECMA-376 part 1, 18.17.4.1. */
const EPOCH = Date.parse('1899-12-30T00:00:00Z');

/** Days between the two ways to count. */
const UNTIL_1904 = 1462;

/**
 * The day, `YYYY-MM-DD`, of a serial date of a spreadsheet, without its time; undefined for other values. `isFrom1904`:
 * the workbook counts days from 1904 on.
 */
export function serialDate(text: string, isFrom1904 = false): string | undefined {
  if (!/^\d{5}(?:\.\d{1,17})?$/.test(text)) return undefined;
  const days = Math.floor(Number(text)) + (isFrom1904 ? UNTIL_1904 : 0);
  if (days < DAYS.min || days > DAYS.max) return undefined;
  return new Date(EPOCH + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day, `YYYY-MM-DD`, of milliseconds since 1970, as a program in JavaScript writes it in UTC; else undefined. */
function epochDate(text: string): string | undefined {
  return /^\d{12,13}$/.test(text) ? new Date(Number(text)).toISOString().slice(0, 10) : undefined;
}
