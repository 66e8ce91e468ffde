import { isInstant } from '../../../workers/shared/lottery/calendar.ts';
import { currentInstant } from '../../platform/clock.ts';

/**
 * Now, in milliseconds since 1970. Not a number where this phone's clock is far off: then nothing is past, and nothing
 * is to come.
 */
export function knownTime(): number {
  const now = currentInstant();
  return isInstant(now) ? Date.parse(now) : Number.NaN;
}
