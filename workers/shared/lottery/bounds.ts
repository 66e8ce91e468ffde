import { isCalendarDate } from './calendar.ts';

// What comes from others is held within these; what is kept here already is read as it is.

/** Years that days may have: calendars of phones read no others alike. */
const [FIRST_YEAR, LAST_YEAR] = [1990, 2100];

/** Most units of an id that others have made. */
const MAX_ID = 200;

/** Most of any amount, in reais or as odds: far above what any game costs or pays, and shown in plain digits. */
const MAX_AMOUNT = 1e12;

/** True for a day `YYYY-MM-DD` from 1990 to 2100. */
export function isBoundedDay(value: unknown): value is string {
  if (!isCalendarDate(value)) return false;
  const year = Number(value.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** True for a text that tells one thing from others: not empty, at most 200 units, no half of a character in it. */
export function isBoundedId(value: string): boolean {
  return value !== '' && value.length <= MAX_ID && !/\p{Cs}/u.test(value);
}

/** True for an amount of money or odds that can be shown: 0 to 10¹². */
export function isBoundedAmount(value: number): boolean {
  return value >= 0 && value <= MAX_AMOUNT;
}
