import { dayInBrazil, hourInBrazil } from '../../workers/shared/lottery/day-in-brazil.ts';
import { MONTHS } from '../../workers/shared/lottery/months.ts';

/** The months as they are written in a sentence, January first. */
/** A month, 1…12, as a word: «novembro». */
export function monthName(month: number): string {
  return String(MONTHS[month - 1]);
}

/** A `YYYY-MM-DD` day: «20 de novembro de 2026». */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} de ${monthName(Number(month))} de ${year}`;
}

/** A `YYYY-MM-DD` day as one writes it in Brazil: «20/11/2026». */
export function shortDay(date: string): string {
  return date.split('-').reverse().join('/');
}

/** The day of an instant, ISO 8601 in UTC, as it is in Brazil: «20/11/2026». */
export function instantDay(instant: string): string {
  return shortDay(dayInBrazil(instant));
}

/** The hour of an instant in milliseconds since 1970, as it is in Brazil: «21 h». */
export function hourText(instant: number): string {
  return `${hourInBrazil(instant)} h`;
}
