import { isCalendarDate } from '../../../workers/shared/calendar.ts';

/** What is wrong with a day that somebody typed: not written as one, or not in the calendar. */
export type DayProblem = 'day-shape' | 'no-such-day';

/** «5/3/1980», «5.3.1980» or «05031980» as `1980-03-05`. */
export function readDay(text: string): { readonly day: string } | { readonly problem: DayProblem } {
  const trimmed = text.trim();
  const match =
    /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  if (!match) return { problem: 'day-shape' };
  const [, day = '', month = '', year = ''] = match;
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDate(iso) ? { day: iso } : { problem: 'no-such-day' };
}
