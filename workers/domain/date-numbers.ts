/** Which part of a date a number comes from. */
export type DatePart = 'day' | 'month' | 'year' | 'day-and-month';

/** A number together with one reason for it. */
export interface DateNumber {
  readonly number: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `year`: its last two digits; `day-and-month`: the two added. */
  readonly part: DatePart;
}

/**
 * The numbers in 1…total that a `YYYY-MM-DD` day gives: day, month, two-digit year, and day plus
 * month. A number that comes up twice is listed twice, each time with its part.
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
  return parts
    .filter(([, number]) => number >= 1 && number <= total)
    .map(([part, number]) => ({ number, date, part }));
}
