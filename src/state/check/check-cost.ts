import { type GamesCheck, NO_DAY } from '../../../workers/shared/check/check-games.ts';
import { dateOfDay } from '../../../workers/shared/lottery/day-number.ts';
import { drawPriceOn, PAST_PRICES } from '../../../workers/shared/rules/past-prices.ts';
import type { ChargedPrices } from '../../content/check/check.ts';
import { ownPriceOn, type Prices, unitPrice } from '../bet/prices.ts';
import type { Checked } from './check.ts';

/**
 * What a minimum bet costs in each draw of the table of a check, in cents: the price of its day, or the visitor's own
 * from its day on; without a day today's.
 */
export function drawPrices({ lottery, days }: Pick<GamesCheck, 'lottery' | 'days'>, own: Prices): readonly number[] {
  const today = unitPrice(lottery, own);
  return Array.from(days, (day) => {
    if (day === NO_DAY) return today;
    const date = dateOfDay(day);
    return ownPriceOn(own[lottery], date)?.cents ?? drawPriceOn(lottery, date);
  });
}

/** The range of the prices of checked games, at least one of which was checked; see `drawPrices`. */
export function chargedPrices(result: GamesCheck, prices: readonly number[], own: Prices): ChargedPrices {
  const { lottery, days, games } = result;
  const ranges = games.filter(({ contests }) => contests > 0);
  const from = Math.min(...ranges.map(({ first }) => first));
  const to = Math.max(...ranges.map(({ first, contests }) => first + contests));
  const charged = prices.slice(from, to);
  const dated = days.subarray(from, to).filter((day) => day !== NO_DAY);
  const [oldest = '', newest = ''] = dated.length > 0 ? [Math.min(...dated), Math.max(...dated)].map(dateOfDay) : [];
  const isUndated = dated.length < charged.length;
  const [{ since }] = PAST_PRICES[lottery];
  return {
    least: Math.min(...charged),
    most: Math.max(...charged),
    own: ownPriceOn(own[lottery], isUndated ? '' : newest)?.date,
    knownSince: oldest !== '' && oldest < since ? since : undefined,
    isUndated,
  };
}

/** The tiers of which it is not known whether they existed, and how many prizes those are; of draws of today's tiers none. */
export function unsurePrizes({ scope, result }: Pick<Checked, 'scope' | 'result'>) {
  const isPast = scope === 'all' || scope === 'contest';
  const tiers = isPast ? result.tiers.filter(({ unsure }) => unsure > 0) : [];
  return { tiers, prizes: tiers.reduce((sum, { unsure }) => sum + unsure, 0) };
}
