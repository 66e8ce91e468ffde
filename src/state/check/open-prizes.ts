import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import { lastClaimDay } from '../../../workers/shared/lottery/draw-days.ts';
import type { Claim } from './claim.ts';
import type { FoundPrize } from './found-prizes.ts';

/**
 * How it stands with a win: what was told of it, or its last day to be fetched, `YYYY-MM-DD`, and the days left until
 * then, 0 on that day. `undated`: its draw has no known day, or today is not known.
 */
export type Standing =
  | { readonly is: 'told'; readonly claim: Claim }
  | { readonly is: 'open'; readonly lastDay: string; readonly daysLeft: number }
  | { readonly is: 'passed'; readonly lastDay: string }
  | { readonly is: 'undated' };

/** How it stands with a win on a day, `YYYY-MM-DD` in Brazil; empty: today is not known. */
export function standingOf({ claim, date = '' }: Pick<FoundPrize, 'claim' | 'date'>, today: string): Standing {
  if (claim) return { is: 'told', claim };
  if (!isCalendarDate(date) || today === '') return { is: 'undated' };
  const lastDay = lastClaimDay(date);
  const daysLeft = dayNumber(lastDay) - dayNumber(today);
  return daysLeft < 0 ? { is: 'passed', lastDay } : { is: 'open', lastDay, daysLeft };
}

/** Wins that wait to be fetched. */
export interface OpenPrizes {
  /** Those whose last day is known, the most urgent first. */
  readonly prizes: readonly FoundPrize[];
  /** The nearest last day, `YYYY-MM-DD`; missing without any. */
  readonly nearest?: string;
}

/**
 * The wins of which nothing was told and whose last day to be fetched is known and has not passed on a day, `YYYY-MM-DD`
 * in Brazil. Also of games of which it is not known that they were registered: `registered` says which.
 */
export function openPrizes(prizes: readonly FoundPrize[], today: string): OpenPrizes {
  const open = prizes
    .flatMap((prize) => {
      const standing = standingOf(prize, today);
      return standing.is === 'open' ? [{ prize, lastDay: standing.lastDay }] : [];
    })
    .sort((a, b) => a.lastDay.localeCompare(b.lastDay));
  return { prizes: open.map(({ prize }) => prize), ...(open[0] && { nearest: open[0].lastDay }) };
}
