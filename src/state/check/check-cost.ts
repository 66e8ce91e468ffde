import { type Prices, unitPrice } from '../bet/prices.ts';
import type { Checked } from './check.ts';

/** What a minimum bet costs, in cents, with the day of that price where it is the visitor's. */
export interface CheckPrice {
  readonly unit: number;
  readonly date: string | undefined;
}

/** The price at which checked games are counted: today's. */
export function checkPrice({ result }: Checked, prices: Prices): CheckPrice {
  return { unit: unitPrice(result.lottery, prices), date: prices[result.lottery]?.date };
}

/** The tiers of which it is not known whether they existed, and how many prizes those are; of draws of today's tiers none. */
export function unsurePrizes({ scope, result }: Pick<Checked, 'scope' | 'result'>) {
  const isPast = scope === 'all' || scope === 'contest';
  const tiers = isPast ? result.tiers.filter(({ unsure }) => unsure > 0) : [];
  return { tiers, prizes: tiers.reduce((sum, { unsure }) => sum + unsure, 0) };
}
