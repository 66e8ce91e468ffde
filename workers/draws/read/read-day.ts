import type { DayOrder } from '../../shared/draws/results-report.ts';
import { isCalendarDate } from '../../shared/lottery/calendar.ts';
import { isBlank } from './read-cell.ts';
import { RowProblem } from './row-problem.ts';

/** Three numbers with one sign between them, also with an hour. */
const WRITTEN =
  /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})(?:(?:T| {1,4})\d{1,2}[:h][\d:.]{2,16}(?:Z|[+-]\d\d:?\d\d| ?[AP]M)?)?$/i;

/** The first of the lotteries was drawn in 1994: a year of two digits is that one, or one of the 99 after it. */
const FIRST_YEAR = 94;

/** The days, `YYYY-MM-DD`, that a text may mean: the same twice where its year is first, undefined where there is none. */
export type MeantDays = Readonly<Record<DayOrder, string | undefined>>;

/** The day of a cell as `YYYY-MM-DD`; undefined where it says none. Throws a RowProblem. */
export function readDate(text: string, today: string, order: DayOrder = 'day-first'): string | undefined {
  if (isBlank(text)) return undefined;
  const date = meantDays(text)[order];
  if (date === undefined) throw new RowProblem('date', text);
  if (date > today) throw new RowProblem('future-date', text);
  return date;
}

/** True for what is a day in some order. */
export function isDay(text: string): boolean {
  return Object.values(meantDays(text)).some((day) => day !== undefined);
}

/** What a text may mean as a day. */
export function meantDays(text: string): MeantDays {
  const [, a = '', , b = '', c = ''] = WRITTEN.exec(text) ?? [];
  if (a.length === 4) return { 'day-first': dayOf(a, b, c), 'month-first': dayOf(a, b, c) };
  const year = c.length === 2 ? (Number(c) < FIRST_YEAR ? 20 : 19) + c : c;
  return { 'day-first': dayOf(year, b, a), 'month-first': dayOf(year, a, b) };
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}
