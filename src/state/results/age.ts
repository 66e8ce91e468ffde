import { localDate } from '../../platform/clock.ts';

const DAY_MS = 86_400_000;

/** How many days ago a `YYYY-MM-DD` day was, by this device's calendar; not a number where that is none. */
export function daysSince(date: string): number {
  return Math.round((Date.parse(localDate()) - Date.parse(date)) / DAY_MS);
}

/** Whether there are surely draws newer than one of so many days ago: the rarest lottery has two a week. */
export function isStale(days: number): boolean {
  return days > 7;
}
