import type { Win } from '../../shared/check/check-games.ts';
import { dateOfDay } from '../../shared/lottery/day-number.ts';
import { type DrawColumns, type DrawSide, NO_DAY } from './draw-columns.ts';
import type { Entry } from './entries.ts';
import { type AtOnce, centsOf, prizesIn } from './prizes-won.ts';

/** The win of a bet in a side of the contest at a place, as the answer lists it. */
export function winOf(
  draws: DrawColumns,
  { game, isMirror }: Entry,
  place: number,
  side: DrawSide,
  hits: number,
  prizes: AtOnce,
): Win {
  const cents = centsOf(prizes, side, place);
  const day = draws.days[place] ?? NO_DAY;
  return {
    game,
    contest: draws.contests[place] ?? 0,
    hits,
    won: prizesIn(prizes, side, place),
    ...(day !== NO_DAY && { date: dateOfDay(day) }),
    ...(side === draws.second && { second: true }),
    ...(isMirror && { mirror: true }),
    ...(cents >= 0 && { cents }),
    ...(draws.isOld[place] === 1 && { otherCurrency: true }),
  };
}
