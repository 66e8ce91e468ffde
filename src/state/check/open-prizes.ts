import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import type { ClaimStatus } from '../../content/check/claim.ts';
import { lastClaimDay } from '../draw-day/draw-days.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { numbersKey } from '../saved-games/list.ts';
import type { FoundPrize } from './found-prizes.ts';

/** The status of a win on a day, `YYYY-MM-DD` in Brazil; an empty day is not known. */
export function claimStatus({ claim, date = '' }: Pick<FoundPrize, 'claim' | 'date'>, today: string): ClaimStatus {
  if (claim) return { is: 'told', claim };
  if (!isCalendarDate(date) || today === '') return { is: 'undated' };
  const lastDay = lastClaimDay(date);
  const daysLeft = dayNumber(lastDay) - dayNumber(today);
  return daysLeft < 0 ? { is: 'passed', lastDay } : { is: 'open', lastDay, daysLeft };
}

/** The wins of these games among all that were found. */
export function prizesOf(games: readonly SavedGame[], prizes: readonly FoundPrize[]): readonly FoundPrize[] {
  const keys = games.map((game) => `${numbersKey(game)} `);
  return prizes.filter(({ key }) => keys.some((own) => key.startsWith(own)));
}

/** How many wins nothing is to be done about, on a day in Brazil: they were claimed, or their last day has passed. */
export function countSettled(prizes: readonly FoundPrize[], today: string): number {
  return prizes.filter((prize) => ['told', 'passed'].includes(claimStatus(prize, today).is)).length;
}

/**
 * The nearest last day, `YYYY-MM-DD`, of unclaimed wins of registered games, on a day in Brazil; undefined where none is
 * known, or all have passed.
 */
export function nearestLastDay(prizes: readonly FoundPrize[], today: string): string | undefined {
  const days = prizes.flatMap((prize) => {
    const status = claimStatus(prize, today);
    return prize.registered && status.is === 'open' ? [status.lastDay] : [];
  });
  return days.sort()[0];
}
