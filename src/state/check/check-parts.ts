import { checkedCost, type GamesCheck, NO_DAY } from '../../../workers/shared/check/check-games.ts';
import { betsOfGame } from '../../../workers/shared/check/played-game.ts';
import { dateOfDay } from '../../../workers/shared/lottery/day-number.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { drawPriceOn, PAST_PRICES } from '../../../workers/shared/rules/past-prices.ts';
import type { ChargedPrices } from '../../content/check/check.ts';
import { ownPriceOn, type Prices, unitPrice } from '../bet/prices.ts';
import type { Checked } from './check.ts';
import type { GameToCheck } from './games-to-check.ts';

/** How a part of the checked games did, and what it cost, in cents. */
export interface CheckPart extends Pick<GamesCheck, 'winCount' | 'cents' | 'unknown' | 'otherCurrency'> {
  readonly games: number;
  /** Contests, at most, that one of them was checked against. */
  readonly contests: number;
  readonly cost: number;
}

/**
 * What was played, in the draws that it was registered for, and has been drawn; and all else, which would have been.
 * `prices` are those of a minimum bet in each draw, in cents.
 */
export function partsOf(
  checked: Checked,
  prices: readonly number[],
): { readonly played: CheckPart; readonly others: CheckPart } {
  const places = checked.games.map((_, place) => place);
  const isPlayed = (place: number) => wasPlayed(checked, checked.games[place] as GameToCheck);
  const isDrawn = (place: number) => Number(checked.result.games[place]?.contests) > 0;
  const played = places.filter((place) => isPlayed(place) && isDrawn(place));
  const others = places.filter((place) => !isPlayed(place));
  return { played: partOf(checked, played, prices), others: partOf(checked, others, prices) };
}

/** Was the game registered for what it was checked against? */
function wasPlayed({ scope, result }: Checked, { saved }: GameToCheck): boolean {
  if (!saved?.registered || scope === 'all') return false;
  if (scope === 'own') return true;
  const { contest = 0, date } = result.draws[result.draws.length - 1] ?? {};
  return betsOfGame(saved).some(({ registered, follow: { from, draws = 1 } = {} }) =>
    from === undefined ? registered?.draw === date : contest >= from && contest < from + draws,
  );
}

function partOf({ games, result }: Checked, places: readonly number[], prices: readonly number[]): CheckPart {
  const some = places.flatMap((place) => {
    const [game, check] = [games[place], result.games[place]];
    return game && check ? [{ played: game.played, check }] : [];
  });
  const checks = some.map(({ check }) => check);
  const sum = (of: 'wins' | 'cents' | 'unknown' | 'otherCurrency') => checks.reduce((all, check) => all + check[of], 0);
  return {
    games: some.length,
    contests: Math.max(0, ...checks.map(({ contests }) => contests)),
    winCount: sum('wins'),
    cents: sum('cents'),
    unknown: sum('unknown'),
    otherCurrency: sum('otherCurrency'),
    cost: checkedCost(
      lotteryOf(result.lottery),
      some.map(({ played }) => played),
      checks,
      prices,
    ),
  };
}

/**
 * Returns the price of a minimum bet in each draw of a check's table, in cents: that of the draw's day, or the visitor's
 * own from the day on which it was set. A draw without a day has today's price.
 */
export function drawPrices({ lottery, days }: Pick<GamesCheck, 'lottery' | 'days'>, own: Prices): readonly number[] {
  const today = unitPrice(lottery, own);
  return Array.from(days, (day) => {
    if (day === NO_DAY) return today;
    const date = dateOfDay(day);
    return ownPriceOn(own[lottery], date)?.cents ?? drawPriceOn(lottery, date);
  });
}

/** Returns the range of `prices` (see `drawPrices`) over the draws that were checked: at least one. */
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

/** Returns the tiers that may not have existed yet, and how many prizes they are. Draws of today have none. */
export function unsurePrizes({ scope, result }: Pick<Checked, 'scope' | 'result'>) {
  const isPast = scope === 'all' || scope === 'contest';
  const tiers = isPast ? result.tiers.filter(({ unsure }) => unsure > 0) : [];
  return { tiers, prizes: tiers.reduce((sum, { unsure }) => sum + unsure, 0) };
}
