import type { KnownContest } from '../../../workers/shared/draw-day/contests.ts';
import { contestsToCheck, contestsToCome, type DrawTime } from '../../../workers/shared/draw-day/own-draws.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { showBadge } from '../../platform/badge.ts';
import { drawOfToday } from '../check/fates.ts';
import type { FoundPrize } from '../check/found-prizes.ts';
import { nearestLastDay } from '../check/open-prizes.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { keptSummaries } from '../results/summary.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { gamesOf } from '../saved-games/list.ts';

/** What of registered games is due: results to check, else the draws of today, one a lottery, else a prize that can be fetched. */
export type Due =
  | { readonly kind: 'check'; readonly lottery: LotteryKey; readonly results: number }
  | { readonly kind: 'today'; readonly draws: readonly DrawTime[] }
  | { readonly kind: 'prize'; readonly lastDay: string };

/** What is due of saved games and of what they have won, if anything; `now` is in milliseconds since 1970. */
export function dueOf(games: readonly SavedGame[], prizes: readonly FoundPrize[], now: number): Due | undefined {
  const [first, ...others] = lotteriesDue(games, now);
  if (first) return { kind: 'check', lottery: first, results: 1 + others.length };
  const draws = LOTTERIES.flatMap(({ key }) => {
    const registered = gamesOf(games, key).filter((game) => game.registered);
    return drawOfToday(registered, now) ?? [];
  });
  if (draws.length > 0) return { kind: 'today', draws };
  const lastDay = nearestLastDay(prizes, brazilDate());
  return lastDay === undefined ? undefined : { kind: 'prize', lastDay };
}

/** Has the installed app's icon count the results that are to be checked. */
export function badgeDue(games: readonly SavedGame[], now: number): void {
  showBadge(lotteriesDue(games, now).length);
}

/** The contests of registered games of a lottery that have been drawn and are not among the kept draws, ascending. */
export function contestsDue(games: readonly SavedGame[], lottery: LotteryKey, now: number): readonly KnownContest[] {
  const newest = keptSummaries()[lottery]?.last.contest;
  const due = gamesOf(games, lottery).flatMap((game) => contestsToCheck(game, newest, now));
  const days = new Map(due.map(({ contest, day }) => [contest, day]));
  return [...days].map(([contest, day]) => ({ contest, day })).sort((a, b) => a.contest - b.contest);
}

/** The next contest of each registered game of a lottery, ascending, and how many games wait for it. */
export function contestsWaiting(
  games: readonly SavedGame[],
  lottery: LotteryKey,
  now: number,
): readonly (KnownContest & { readonly games: number })[] {
  const waiting = new Map<number, KnownContest & { readonly games: number }>();
  for (const game of gamesOf(games, lottery)) {
    const [next] = contestsToCome(game, now);
    if (next) waiting.set(next.contest, { ...next, games: 1 + (waiting.get(next.contest)?.games ?? 0) });
  }
  return [...waiting.values()].sort((a, b) => a.contest - b.contest);
}

/** The lottery of each result that is to be checked. */
function lotteriesDue(games: readonly SavedGame[], now: number): readonly LotteryKey[] {
  return LOTTERIES.flatMap(({ key }) => contestsDue(games, key, now).map(() => key));
}
