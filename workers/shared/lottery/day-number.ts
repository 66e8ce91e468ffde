import { DAY_MS } from './calendar.ts';

/** The days from 1970-01-01 to a day `YYYY-MM-DD` that exists. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/**
 * The day `YYYY-MM-DD` that is a number of days after 1970-01-01. Written by hand: `toISOString` would take most of the
 * time that a table of draws takes.
 */
export function dateOfDay(day: number): string {
  const date = new Date(day * DAY_MS);
  const year = date.getUTCFullYear();
  // `toISOString` writes, or refuses, years of other than four digits.
  if (!(year >= 1000 && year <= 9999)) return date.toISOString().slice(0, 10);
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** The day of the week of a day that is counted from 1970-01-01: 0 for Sunday to 6. */
export function weekdayOf(day: number): number {
  return (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
}

const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));
