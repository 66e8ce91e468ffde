import { betCost } from '../../../workers/shared/bet/bet-cost.ts';
import type { Marks } from '../../../workers/shared/bet/marks.ts';
import type { PlacedBet } from '../../../workers/shared/check/played-game.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { type Prices, prices, unitPrice } from './prices.ts';

/** What a game costs by. */
type PricedGame = Marks & PlacedBet;

/**
 * What games cost in all draws of their teimosinha, in cents: at the prices of the day of their first draw where they
 * were registered, else of today. Needs `restorePrices`.
 */
export function centsOf(games: readonly PricedGame[], own: Prices = prices.of): number {
  return games.reduce((sum, { lotteryType, numbers, mirror = false, follow, registered }) => {
    const lottery = lotteryOf(lotteryType);
    const bet = { marks: numbers.length, mirror: mirror && lottery.hasMirror === true, draws: follow?.draws ?? 1 };
    return sum + betCost(lottery, bet, 1, unitPrice(lotteryType, own, registered?.draw)).total;
  }, 0);
}
