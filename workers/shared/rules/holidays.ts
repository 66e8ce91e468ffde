import { dateOfDay, dayNumber } from '../lottery/day-number.ts';

/** National holidays with a day of their own, `MM-DD`, and 31 December, on which there is no draw but a special one. */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25', '12-31'];

/** In days after Easter: Monday and Tuesday of Carnival, Good Friday, Corpus Christi. */
const FROM_EASTER = [-48, -47, -2, 60];

/** Whether a day, `YYYY-MM-DD`, is a holiday: there may be no draw on it. */
export function isHoliday(day: string): boolean {
  return (
    FIXED.includes(day.slice(5)) || FROM_EASTER.includes(dayNumber(day) - dayNumber(easterOf(Number(day.slice(0, 4)))))
  );
}

/** Easter Sunday of a year, `YYYY-MM-DD`, by the Gregorian computus (Meeus, «Astronomical Algorithms», chapter 8). */
export function easterOf(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  // Days after 22 March.
  return dateOfDay(dayNumber(`${String(year).padStart(4, '0')}-03-22`) + h + l - 7 * m);
}
