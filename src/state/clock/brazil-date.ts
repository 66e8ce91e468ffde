import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import { knownTime } from './known-time.ts';

/** Today where the draws take place, `YYYY-MM-DD`; empty where this phone's clock is far off. */
export function brazilDate(): string {
  const now = knownTime();
  return Number.isNaN(now) ? '' : dayInBrazil(now);
}
