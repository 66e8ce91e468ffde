import { checkedCost } from '../../../workers/shared/check/check-games.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { type Prices, unitPrice } from '../bet/prices.ts';
import type { Checked } from './check.ts';

/** What checked games cost, in cents: all of them, and a minimum bet, with the day of that price where it is the visitor's. */
export interface CheckCost {
  readonly total: number;
  readonly unit: number;
  readonly date: string | undefined;
}

/** What games cost in the contests that each was checked against, at today's price. */
export function checkCost({ games, result }: Checked, prices: Prices): CheckCost {
  const unit = unitPrice(result.lottery, prices);
  const played = games.map((game) => game.played);
  const total = checkedCost(lotteryOf(result.lottery), played, result.games, unit);
  return { total, unit, date: prices[result.lottery]?.date };
}

/** The tiers of which it is not known whether they existed, and how many prizes those are; of draws of today's tiers none. */
export function unsurePrizes({ scope, result }: Pick<Checked, 'scope' | 'result'>) {
  const isPast = scope === 'all' || scope === 'contest';
  const tiers = isPast ? result.tiers.filter(({ unsure }) => unsure > 0) : [];
  return { tiers, prizes: tiers.reduce((sum, { unsure }) => sum + unsure, 0) };
}
