import { checkedCost, type GamesCheck } from '../../../workers/shared/check/check-games.ts';
import { betsOfGame } from '../../../workers/shared/check/played-game.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
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
