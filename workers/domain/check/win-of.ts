import type { Win } from '../../shared/check-games.ts';
import { dateOfDay } from '../../shared/day-number.ts';
import { type DrawColumns, NO_DAY } from './draw-columns.ts';
import type { Entry } from './entries.ts';
import type { Found } from './found-wins.ts';
import { hasNumber } from './number-columns.ts';
import { centsOf, type Prizes, prizesIn } from './prizes-won.ts';

/** A found win as it is told, with all that it brought. */
export function winOf(
  draws: DrawColumns,
  bets: readonly Entry[],
  { bet, place, isSecond }: Found,
  prizes: Prizes,
): Win | undefined {
  const entry = bets[bet];
  if (!entry) return undefined;
  const { game, numbers, isMirror, month } = entry;
  const side = isSecond ? draws.second : draws.first;
  const hits = numbers.filter((n) => hasNumber(side.numbers, place, n)).length;
  const hasMonth = month !== undefined && hasNumber(draws.months, place, month);
  const list = prizes(numbers.length, hits, hasMonth);
  const won = prizesIn(list, side, place);
  const cents = centsOf(list, side, place);
  const day = draws.days[place] ?? NO_DAY;
  const win: { -readonly [K in keyof Win]: Win[K] } = {
    ...{ game, contest: draws.contests[place] ?? 0, hits, won },
  };
  if (day !== NO_DAY) win.date = dateOfDay(day);
  if (isSecond) win.second = true;
  if (isMirror) win.mirror = true;
  if (cents >= 0) win.cents = cents;
  if (draws.isOld[place] === 1) win.otherCurrency = true;
  return win;
}
