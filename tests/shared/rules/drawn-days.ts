import { dateOfDay, dayNumber, weekdayOf } from '../../../workers/shared/lottery/day-number.ts';
import { isHoliday } from '../../../workers/shared/rules/holidays.ts';

/** The days from one to another that are on some days of the week and no holidays. */
export function daysOn(weekdays: readonly number[], from: string, to: string): string[] {
  const days = Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, i) => dateOfDay(dayNumber(from) + i));
  return days.filter((day) => weekdays.includes(weekdayOf(dayNumber(day))) && !isHoliday(day));
}

/** Contests one after the other, one a day. */
export function contestsOn(days: readonly string[], first = 3000): { contest: number; date: string }[] {
  return [...days].sort().map((date, i) => ({ contest: first + i, date }));
}
