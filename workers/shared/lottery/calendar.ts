/** A day in UTC, in milliseconds. */
export const DAY_MS = 86_400_000;
const DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/;

/**
 * True for an existing day of the Gregorian calendar written `YYYY-MM-DD` (2026-02-31 is none), from the year 1 on, so
 * that the days of the history before it can be written like that too.
 */
export function isCalendarDate(text: unknown): text is string {
  if (typeof text !== 'string' || !DATE.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day `days` before (or, if negative, after) a `YYYY-MM-DD` day. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

/** True for a full UTC instant as `Date.prototype.toISOString` writes it, milliseconds optional. */
export function isInstant(text: unknown): text is string {
  if (typeof text !== 'string' || !INSTANT.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 19));
}
