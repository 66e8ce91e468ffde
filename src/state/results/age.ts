import { DAY_MS } from '../../../workers/shared/calendar.ts';
import { localDate } from '../../platform/clock.ts';

/** How many days ago a `YYYY-MM-DD` day was, by this device's calendar; not a number where that is none. */
export function daysSince(date: string): number {
  return Math.round((Date.parse(localDate()) - Date.parse(date)) / DAY_MS);
}

/** Whether there are surely draws newer than one of so many days ago: the rarest lottery has two a week. */
export function isStale(days: number): boolean {
  return days > 7;
}
