import type { DayOrder } from '../../shared/draws/results-report.ts';
import { isCalendarDate } from '../../shared/lottery/calendar.ts';
import { isBlank } from './read-cell.ts';
import { RowProblem } from './row-problem.ts';

/** Three numbers with one sign between them, the year first or last; also with an hour. */
const WRITTEN =
  /^(?:(\d{4})([/.-])(\d{1,2})\2(\d{1,2})|(\d{1,2})([/.-])(\d{1,2})\6(\d{4}|\d{2}))(?:(?:T| {1,4})\d{1,2}[:h][\d:.]{2,16}(?:Z|[+-]\d\d:?\d\d| ?[AP]M)?)?$/i;

/** The first year in which one of the lotteries was drawn: a year of two digits is this one, or one of the 99 after it. */
const FIRST_YEAR = 1994;

/** A day as it is written. */
interface WrittenDay {
  readonly year: number;
  /** Its other two parts, the month first where the year is first. */
  readonly parts: readonly [string, string];
  readonly isYearFirst: boolean;
}

/** The day of a cell as `YYYY-MM-DD`; undefined where it says none. Throws a RowProblem. */
export function readDate(text: string, today: string, order: DayOrder = 'day-first'): string | undefined {
  if (isBlank(text)) return undefined;
  const written = writtenDay(text);
  const date = written && dayIn(written, order);
  if (date === undefined) throw new RowProblem('date', text);
  if (date > today) throw new RowProblem('future-date', text);
  return date;
}

/** The parts of a text that is written as a day is; undefined for others. */
export function writtenDay(text: string): WrittenDay | undefined {
  const [, year, , month = '', day = '', first = '', , second = '', last = ''] = WRITTEN.exec(text) ?? [];
  if (year !== undefined) return { year: Number(year), parts: [month, day], isYearFirst: true };
  return last === '' ? undefined : { year: fullYear(last), parts: [first, second], isYearFirst: false };
}

/** The day, `YYYY-MM-DD`, that parts are in an order; undefined where there is none. */
export function dayIn({ year, parts, isYearFirst }: WrittenDay, order: DayOrder): string | undefined {
  const [a, b] = parts;
  const [month, day] = isYearFirst || order === 'month-first' ? [a, b] : [b, a];
  const date = [String(year).padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDate(date) ? date : undefined;
}

function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length === 4 ? year : year + 100 * Math.ceil((FIRST_YEAR - year) / 100);
}
