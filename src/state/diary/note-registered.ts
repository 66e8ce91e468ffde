import { betCost } from '../../../workers/shared/bet/bet-cost.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { prices, restorePrices, unitPrice } from '../bet/prices.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { numbersKey } from '../saved-games/list.ts';
import { changeDiary, diary, loadDiary } from './diary.ts';
import type { BetEntry } from './entry.ts';

type Games = readonly SavedGame[];

/**
 * What games cost in all draws of their teimosinha, in cents, at the visitor's own prices where there are some. Needs
 * `restorePrices`.
 */
export function centsOf(games: Games): number {
  return games.reduce((sum, { lotteryType, numbers, mirror = false, follow }) => {
    const lottery = lotteryOf(lotteryType);
    const bet = { marks: numbers.length, mirror: mirror && lottery.hasMirror === true, draws: follow?.draws ?? 1 };
    return sum + betCost(lottery, bet, 1, unitPrice(lotteryType, prices.of)).total;
  }, 0);
}

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
