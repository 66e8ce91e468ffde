import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { DrawTime } from '../../../workers/shared/rules/draw-on.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { lastDrawDay } from '../draw-day/draw-days.ts';
import { sureContest } from '../draw-day/near-contest.ts';
import { drawsToCheck, drawsToCome, isKnown, type OwnDraw } from '../draw-day/own-draws.ts';
import { siteDraws } from '../results/site-draws.ts';
import { keptSummaries } from '../results/summary.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { gamesOf } from '../saved-games/list.ts';
import type { FoundPrize } from './found-prizes.ts';
import { nearestLastDay } from './open-prizes.ts';
import { drawOfToday, dueDraws, knownDraws } from './outcome.ts';
import { toldDraws } from './told-draws.ts';

/**
 * The first thing that is due: a result that the site has corrected, else results to check, else the draws of today, one a
 * lottery, else a prize that can be fetched.
 */
export type Due =
  | { readonly kind: 'corrected'; readonly lottery: LotteryKey }
  | { readonly kind: 'check'; readonly lottery: LotteryKey; readonly results: number }
  | { readonly kind: 'today'; readonly draws: readonly DrawTime[] }
  | { readonly kind: 'prize'; readonly lastDay: string };

/** What is due of saved games and of what they have won, if anything; `now` is in milliseconds since 1970. */
export function dueOf(games: readonly SavedGame[], prizes: readonly FoundPrize[], now: number): Due | undefined {
  const [corrected] = siteDraws.file.corrected;
  if (corrected) return { kind: 'corrected', lottery: corrected.lottery };
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

/** Returns how many results of registered games are to be checked. */
export function resultsDue(games: readonly SavedGame[], now: number): number {
  return lotteriesDue(games, now).length;
}

/** A draw of registered games, and how many of them take part in it. */
export type DrawOfGames = OwnDraw & { readonly games: number };

/**
 * Returns the past draws of registered games of a lottery that are not known, in their order. A draw that is kept by its day
 * is still due for games that have won in it, because a prize needs its contest.
 */
export function drawsDue(games: readonly SavedGame[], lottery: LotteryKey, now: number): readonly DrawOfGames[] {
  const known = { kept: keptSummaries(), site: siteDraws.file.of, told: toldDraws.list };
  return together(gamesOf(games, lottery).map((game) => dueDraws(game, known, now)));
}

/** The next draw of each registered game of a lottery, the first before the others. */
export function drawsWaiting(games: readonly SavedGame[], lottery: LotteryKey, now: number): readonly DrawOfGames[] {
  return together(gamesOf(games, lottery).map((game) => drawsToCome(game, now).slice(0, 1)));
}

/** Draws of games as one list. Of a contest that is not known the day tells which it is, where another game knows it. */
function together(draws: readonly (readonly OwnDraw[])[]): DrawOfGames[] {
  const known = new Map(draws.flat().map(({ day, contest }) => [contest && day, contest]));
  const all = new Map<string, DrawOfGames>();
  for (const { day, contest = known.get(day) } of draws.flat()) {
    const key = String(contest ?? day);
    all.set(key, { day, ...(contest !== undefined && { contest }), games: 1 + (all.get(key)?.games ?? 0) });
  }
  return [...all.values()].sort((a, b) => Number(a.contest) - Number(b.contest) || a.day.localeCompare(b.day));
}

/** The lottery of each result that is to be checked. */
function lotteriesDue(games: readonly SavedGame[], now: number): readonly LotteryKey[] {
  return LOTTERIES.flatMap(({ key }) => drawsDue(games, key, now).map(() => key));
}

/** The lottery that «Conferir» opens on: one that has a result due, else that of the newest game; undefined without games. */
export function lotteryToCheck(games: readonly SavedGame[], now: number): LotteryKey | undefined {
  return lotteriesDue(games, now)[0] ?? games[0]?.lotteryType;
}

/**
 * Returns the draws whose numbers «Conferir» asks for, each with its contest if it is known. First come the draws that
 * registered games wait for, or without one the last draw by the rules, unless it is known; then those that are kept by
 * their day.
 */
export function drawsToAsk(games: readonly SavedGame[], lottery: LotteryKey, now: number): readonly OwnDraw[] {
  const known = knownDraws(lottery);
  const own = gamesOf(games, lottery).flatMap((game) => drawsToCheck(game, known, now));
  const due = drawsDue(games, lottery, now).map(({ day }) => day);
  const told = toldDraws.list.flatMap(({ lottery: key, day }) =>
    key === lottery && !isKnown({ day }, known) ? [day] : [],
  );
  const last = lastDrawDay(lottery, now);
  const isLastAsked = due.length === 0 && last !== undefined && !isKnown({ day: last }, known);
  const asked = isLastAsked ? [last] : due;
  const days = [...asked.filter((day) => !told.includes(day)), ...due.filter((day) => told.includes(day))];
  return [...new Set([...days, ...told.reverse()])].map((day) => {
    const known = own.find((draw) => draw.day === day && draw.contest !== undefined);
    const contest = known?.contest ?? sureContest(lottery, day);
    return { day, ...(contest !== undefined && { contest }) };
  });
}
