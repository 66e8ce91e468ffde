import type { DateNumber, DatePart } from './strategy-fact.ts';

/**
 * The numbers in 1…total that a `YYYY-MM-DD` day gives: day, month, two-digit year, and day plus month. A number that
 * comes up twice is listed twice, each time with its part.
 */
export function dateNumbers(date: string, total: number): DateNumber[] {
  const year = Number(date.slice(2, 4));
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8, 10));
  const parts: [DatePart, number][] = [
    ['day', day],
    ['month', month],
    ['year', year],
    ['day-and-month', day + month],
  ];
  return parts.filter(([, number]) => number >= 1 && number <= total).map(([part, number]) => ({ number, date, part }));
}

/** Each number that some days give, once, in the order in which they come up. */
export function numbersOfDates(dates: readonly string[], total: number): number[] {
  return [...new Set(dates.flatMap((day) => dateNumbers(day, total)).map(({ number }) => number))];
}
