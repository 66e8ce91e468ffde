import type { Win } from '../../shared/check-games.ts';
import { dateOfDay } from '../../shared/day-number.ts';
import { type DrawColumns, NO_DAY } from './draw-columns.ts';
import type { Entry } from './entries.ts';
import { centsOf, type Prizes, prizesIn } from './prizes-won.ts';
import type { Found } from './tally.ts';

/** A found win as the answer lists it, with all that it brought. */
export function winOf(
  draws: DrawColumns,
  bets: readonly Entry[],
  { bet, place, isSecond, hits, hasMonth }: Found,
  prizes: Prizes,
): Win | undefined {
  const entry = bets[bet];
  if (!entry) return undefined;
  const { game, numbers, isMirror } = entry;
  const side = isSecond ? draws.second : draws.first;
  const list = prizes(numbers.length, hits, hasMonth);
  const cents = centsOf(list, side, place);
  const day = draws.days[place] ?? NO_DAY;
  const win: { -readonly [K in keyof Win]: Win[K] } = {
    game,
    contest: draws.contests[place] ?? 0,
    hits,
    won: prizesIn(list, side, place),
  };
  if (day !== NO_DAY) win.date = dateOfDay(day);
  if (isSecond) win.second = true;
  if (isMirror) win.mirror = true;
  if (cents >= 0) win.cents = cents;
  if (draws.isOld[place] === 1) win.otherCurrency = true;
  return win;
}
