import { daysBefore } from '../../workers/shared/lottery/calendar.ts';
import { dayInBrazil, hourInBrazil } from '../../workers/shared/lottery/day-in-brazil.ts';
import { MONTHS } from '../../workers/shared/lottery/months.ts';

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

/** A `YYYY-MM-DD` day as one says it on `today`: «hoje», «ontem», «26/11», of another year «26/11/2025». */
export function saidDay(date: string, today: string): string {
  if (date === today) return 'hoje';
  if (today !== '' && date === daysBefore(today, 1)) return 'ontem';
  return shortDay(date).slice(0, date.slice(0, 4) === today.slice(0, 4) ? 5 : undefined);
}

/** The day of an instant, ISO 8601 in UTC, as it is in Brazil: «20/11/2026». */
export function instantDay(instant: string): string {
  return shortDay(dayInBrazil(instant));
}

/** The hour of an instant in milliseconds since 1970, as it is in Brazil: «21 h». */
export function hourText(instant: number): string {
  return `${hourInBrazil(instant)} h`;
}
