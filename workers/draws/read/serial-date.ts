import { DAY_MS } from '../../shared/lottery/calendar.ts';

/** The first and the last day, 1954-10-03 and 2119-01-10, that a bare number is taken for. */
const DAYS = { min: 20_000, max: 80_000 };

/** Day 0, from March 1900 on. ECMA-376 part 1, 18.17.4.1. */
const EPOCH = Date.parse('1899-12-30T00:00:00Z');

/** Days between the two ways to count. */
const UNTIL_1904 = 1462;

/**
 * The day, `YYYY-MM-DD`, of a serial date of a spreadsheet, without its time; undefined for other values. `isFrom1904`:
 * the workbook counts days from 1904 on.
 */
export function serialDate(text: string, isFrom1904: boolean): string | undefined {
  if (!/^\d{5}(?:\.\d{1,17})?$/.test(text)) return undefined;
  const days = Math.floor(Number(text)) + (isFrom1904 ? UNTIL_1904 : 0);
  if (days < DAYS.min || days > DAYS.max) return undefined;
  return new Date(EPOCH + days * DAY_MS).toISOString().slice(0, 10);
}
