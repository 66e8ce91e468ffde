import { isInstant } from '../../../workers/shared/lottery/calendar.ts';
import { currentInstant } from '../../platform/clock.ts';

/** A clock in another year is far off: the rules of the draws are of these, and longer holds no rule. */
const [FIRST_YEAR, LAST_YEAR] = [2025, 2050];

/**
 * Now, in milliseconds since 1970. Not a number where this phone's clock is far off: then nothing is past, and nothing
 * is to come.
 */
export function knownTime(): number {
  const now = currentInstant();
  const year = isInstant(now) ? Number(now.slice(0, 4)) : 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? Date.parse(now) : Number.NaN;
}
