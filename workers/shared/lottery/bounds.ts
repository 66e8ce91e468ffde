import { isCalendarDate, isInstant } from './calendar.ts';

/** Years that days of games may have: calendars of phones read no others alike. */
const [FIRST_YEAR, LAST_YEAR] = [1990, 2100];

/** Most units of an id that others have made. */
const MAX_ID = 200;

/** Most of any amount, in reais or as odds: far above what any game costs or pays, and shown in plain digits. */
const MAX_AMOUNT = 1e12;

function isInYears(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** True for a day `YYYY-MM-DD` in the years that games have. */
export function isGameDay(value: unknown): value is string {
  return isCalendarDate(value) && isInYears(value);
}

/** True for an instant in those years, as tickets have it: with milliseconds. */
export function isGameInstant(value: unknown): value is string {
  return isInstant(value) && value.length === 24 && isInYears(value);
}

/** True for a text that tells one thing from others: not empty, not long, no half of a character in it. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_ID && !/\p{Cs}/u.test(value);
}

/** True for an amount of money or odds that can be shown. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_AMOUNT;
}
