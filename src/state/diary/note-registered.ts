import { centsOf } from '../bet/cost.ts';
import { restorePrices } from '../bet/prices.ts';
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
  return changeDiary({ remove: games.flatMap(keysOf), put: games.flatMap(entryOf) });
}

/** Takes games out again whose registration is undone, as they were while they were registered. Never rejects. */
export function forgetRegistered(games: Games): Promise<boolean> {
  return changeDiary({ remove: games.flatMap(keysOf) });
}

/** Replaces the entries of games whose registration was corrected, where the diary still has them. Never rejects. */
export async function correctRegistered(games: readonly { readonly was: SavedGame; readonly is: SavedGame }[]) {
  if (games.length === 0) return;
  await loadDiary();
  const there = new Set(diary.list.map(({ key }) => key));
  const noted = games.filter(({ was }) => keysOf(was).some((key) => there.has(key)));
  restorePrices();
  await changeDiary({
    remove: noted.flatMap(({ was, is }) => [...keysOf(was), ...keysOf(is)]),
    put: noted.flatMap(({ is }) => entryOf(is)),
  });
}

function entryOf(game: SavedGame): BetEntry[] {
  const { registered, follow, lotteryType } = game;
  const [key] = keysOf(game);
  if (!registered || !follow || key === undefined) return [];
  const { from: contest, draws } = follow;
  const first = contest === undefined ? { draw: registered.draw } : { contest };
  return [{ key, on: registered.on, lottery: lotteryType, cents: centsOf([game]), ...first, draws }];
}

/** The key of a bet's entry, and the key that the entry has as long as its contest is not known. */
function keysOf(game: SavedGame): readonly string[] {
  const { registered, follow } = game;
  if (!registered || !follow) return [];
  const keys = [follow.from, registered.draw].filter((first) => first !== undefined);
  return keys.map((first) => `${numbersKey(game)} ${first}`);
}
