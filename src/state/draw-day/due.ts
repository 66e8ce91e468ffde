import { contestsToCheck, isDrawnToday } from '../../../workers/shared/draw-day/own-draws.ts';
import { showBadge } from '../../platform/badge.ts';
import type { FoundPrize } from '../check/found-prizes.ts';
import { nearestLastDay } from '../check/open-prizes.ts';
import { keptSummaries } from '../results/summary.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { brazilDate } from './brazil-date.ts';

/** What of registered games is due: results to check, else a draw that is today, else a prize that can be fetched. */
export type Due =
  | { readonly kind: 'check'; readonly results: number }
  | { readonly kind: 'today'; readonly lotteries: number }
  | { readonly kind: 'prize'; readonly lastDay: string };

/** What is due of saved games and of what they have won, if anything; `now` is in milliseconds since 1970. */
export function dueOf(games: readonly SavedGame[], prizes: readonly FoundPrize[], now: number): Due | undefined {
  const results = resultsToCheck(games, now);
  if (results > 0) return { kind: 'check', results };
  const today = games.filter((game) => game.registered && isDrawnToday(game, now));
  const lotteries = new Set(today.map(({ lotteryType }) => lotteryType)).size;
  if (lotteries > 0) return { kind: 'today', lotteries };
  const lastDay = nearestLastDay(prizes, brazilDate());
  return lastDay === undefined ? undefined : { kind: 'prize', lastDay };
}

/** Has the installed app's icon count the results that are to be checked. */
export function badgeDue(games: readonly SavedGame[], now: number): void {
  showBadge(resultsToCheck(games, now));
}

/** How many contests of registered games have been drawn and are not among the kept draws. */
function resultsToCheck(games: readonly SavedGame[], now: number): number {
  const kept = keptSummaries();
  const contests = games.flatMap((game) =>
    contestsToCheck(game, kept[game.lotteryType]?.last.contest, now).map((contest) => `${game.lotteryType} ${contest}`),
  );
  return new Set(contests).size;
}
