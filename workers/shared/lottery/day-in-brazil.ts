import { DAY_MS } from './calendar.ts';

/** Brazil's clocks (America/Sao_Paulo) are three hours behind UTC, all year since 2019. */
const BEHIND_MS = 3 * 3_600_000;

/** The day of an instant where the draws take place, `YYYY-MM-DD`: ISO 8601 in UTC, or milliseconds since 1970. */
export function dayInBrazil(instant: string | number): string {
  return new Date(new Date(instant).getTime() - BEHIND_MS).toISOString().slice(0, 10);
}

/** The hour of an instant there, 0…23; in milliseconds since 1970. */
export function hourInBrazil(instant: number): number {
  return new Date(instant - BEHIND_MS).getUTCHours();
}

/** When a day in Brazil, `YYYY-MM-DD`, is over, in milliseconds since 1970. */
export function endInBrazil(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY_MS + BEHIND_MS;
}
