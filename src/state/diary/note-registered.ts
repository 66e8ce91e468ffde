import { betCost } from '../../../workers/shared/bet/bet-cost.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { prices, restorePrices, unitPrice } from '../bet/prices.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { numbersKey } from '../saved-games/list.ts';
import { changeDiary } from './diary.ts';
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

function entryOf(game: SavedGame): BetEntry[] {
  const { registered, follow, lotteryType } = game;
  if (!registered || !follow) return [];
  const { from: contest, draws } = follow;
  const key = `${numbersKey(game)} ${contest}`;
  return [{ key, on: registered.on, lottery: lotteryType, cents: centsOf([game]), contest, draws }];
}
