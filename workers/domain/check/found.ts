import type { Win } from '../../shared/check-games.ts';
import { dateOfDay } from '../../shared/day-number.ts';
import { type DrawColumns, NO_DAY } from './draw-columns.ts';
import type { Entry } from './entries.ts';
import type { Prizes } from './prizes-won.ts';

/** A bet that wins something in a draw. */
export interface Found {
  /** The places of the bet and of the draw. */
  readonly bet: number;
  readonly place: number;
  readonly isSecond: boolean;
  readonly hits: number;
  readonly hasMonth: boolean;
}

/** A found win as it is told, with all that it brought. */
export function winOf(
  draws: DrawColumns,
  { game, numbers, isMirror }: Entry,
  { place, isSecond, hits, hasMonth }: Found,
  prizes: Prizes,
): Win {
  prizes.look(isSecond ? draws.second : draws.first, place);
  const won = prizes.won(numbers.length, hits, hasMonth);
  const cents = prizes.sum(numbers.length, hits, hasMonth);
  const day = draws.days[place] ?? NO_DAY;
  const win: { -readonly [K in keyof Win]: Win[K] } = {
    ...{ game, contest: draws.contests[place] ?? 0, hits, won },
  };
  if (day !== NO_DAY) win.date = dateOfDay(day);
  if (isSecond) win.second = true;
  if (isMirror) win.mirror = true;
  if (cents >= 0) win.cents = cents;
  return win;
}
