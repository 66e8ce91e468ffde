import { restorePrices } from '../bet/prices.ts';
import { centsOf } from '../saved-games/cost.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { numbersKey } from '../saved-games/list.ts';
import { changeDiary, diary, loadDiary } from './diary.ts';
import type { BetEntry } from './entry.ts';

type Games = readonly SavedGame[];

/**
 * Writes down what registered games cost; others are passed by. The same game and contest are written down once. False
 * where the browser refuses. Never rejects.
 */
export function noteRegistered(games: Games): Promise<boolean> {
  restorePrices();
  return changeDiary({ put: games.flatMap(entryOf) });
}

/** Takes games out again whose registration is undone, as they were while they were registered. Never rejects. */
export function forgetRegistered(games: Games): Promise<boolean> {
  return changeDiary({ remove: games.flatMap(entryOf).map(({ key }) => key) });
}

/** Puts games as they are registered now in the place of what they were, where that is in the diary yet. Never rejects. */
export async function correctRegistered(before: Games, after: Games): Promise<boolean> {
  if (before.length === 0) return true;
  await loadDiary();
  const there = new Set(diary.list.map(({ key }) => key));
  const pairs = before.flatMap((game) => {
    const now = after.find(({ id }) => id === game.id);
    return now && entryOf(game).some(({ key }) => there.has(key)) ? [{ game, now }] : [];
  });
  restorePrices();
  return changeDiary({
    remove: pairs.flatMap(({ game }) => entryOf(game)).map(({ key }) => key),
    put: pairs.flatMap(({ now }) => entryOf(now)),
  });
}

function entryOf(game: SavedGame): BetEntry[] {
  const { registered, follow, lotteryType } = game;
  if (!registered || !follow) return [];
  const { from: contest, draws } = follow;
  const key = `${numbersKey(game)} ${contest}`;
  return [{ key, on: registered.on, lottery: lotteryType, cents: centsOf([game]), contest, draws }];
}
