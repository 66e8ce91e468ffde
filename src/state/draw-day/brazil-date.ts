import { dayInBrazil } from '../../../workers/shared/check/played-game.ts';
import { isInstant } from '../../../workers/shared/lottery/calendar.ts';
import { currentInstant } from '../../platform/clock.ts';

/** Today where the draws take place, `YYYY-MM-DD`; empty where this phone's clock is far off. */
export function brazilDate(): string {
  const now = currentInstant();
  return isInstant(now) ? dayInBrazil(now) : '';
}
