import { type DrawScope, type FirstContest, NO_DAY, type PlayedGame } from '../../shared/check/check-games.ts';
import { mapInSlices } from '../../shared/games/in-slices.ts';
import { dateOfDay, dayNumber } from '../../shared/lottery/day-number.ts';
import { type Lottery, otherNumbers } from '../../shared/lottery/lotteries.ts';
import type { DrawColumns } from './draw-columns.ts';

/** Draws of a table from one place to before another; equal: none. */
interface DrawRange {
  readonly from: number;
  readonly to: number;
  /** Contests that are wanted and not there. */
  readonly pending: number;
  /** See `GameCheck`. */
  readonly begins?: readonly FirstContest[];
}

/** One bet in the draws it takes part in: a game, or the mirror of one. */
export interface Entry extends DrawRange {
  /** The game's place in the request. */
  readonly game: number;
  readonly numbers: readonly number[];
  readonly month: number | undefined;
  readonly isMirror: boolean;
}

/** The bets of some games, each game's mirror after it. Yields how far it is, 0…1. */
export function* entriesOf(
  lottery: Lottery,
  draws: DrawColumns,
  games: readonly PlayedGame[],
  scope: DrawScope,
): Generator<number, readonly Entry[], void> {
  const all = rangeOf(draws, scope);
  const bets = yield* mapInSlices(games, ({ numbers, month, mirror, scope: own }, game): readonly Entry[] => {
    const bet = { game, month, ...(own ? rangeOf(draws, own) : all) };
    const entry = { ...bet, numbers, isMirror: false };
    if (!mirror) return [entry];
    const others = otherNumbers(lottery, numbers);
    return [entry, { ...bet, numbers: others, isMirror: true }];
  });
  return bets.flat();
}

/** The draws of a scope in a table, which is ascending by contest. */
function rangeOf(draws: DrawColumns, scope: DrawScope): DrawRange {
  const { length } = draws;
  switch (scope.kind) {
    case 'all':
      return { from: 0, to: length, pending: 0 };
    case 'last':
      return { from: Math.max(length - 1, 0), to: length, pending: 0 };
    case 'contest':
      return contestsFrom(draws, scope.contest, 1);
    case 'next':
      return rangeFrom(draws, firstNamed(draws, scope.from), scope.draws);
    case 'on':
      return rangeFrom(draws, firstOn(draws, dayNumber(scope.draw)), scope.draws);
    case 'since':
      return { from: firstSince(draws, dayNumber(scope.date)), to: length, pending: 0 };
  }
}

function contestsFrom({ contests }: DrawColumns, first: number, count: number): DrawRange {
  const from = placeOf(contests, first);
  const to = placeOf(contests, first + count);
  return { from, to, pending: count - (to - from) };
}

/** The draws from a first one on; none where it is not known, or which it is. */
function rangeFrom(draws: DrawColumns, first: readonly FirstContest[], count: number): DrawRange {
  const [only, ...others] = first;
  const isOne = only !== undefined && others.length === 0;
  const range = isOne
    ? contestsFrom(draws, only.contest, count)
    : { from: draws.length, to: draws.length, pending: count };
  return { ...range, begins: first };
}

/** A contest that is known by its number. */
function firstNamed(draws: DrawColumns, contest: number): readonly FirstContest[] {
  const place = placeOf(draws.contests, contest);
  return [draws.contests[place] === contest ? firstAt(draws, place) : { contest }];
}

/**
 * The contests that the draw of a day may be: those of that day, else the only one that is missing there, else those
 * before and after it. None where the table has nothing near it.
 */
function firstOn(draws: DrawColumns, day: number): readonly FirstContest[] {
  const own: FirstContest[] = [];
  let last: FirstContest | undefined;
  let next: FirstContest | undefined;
  for (const [place, other] of draws.days.entries()) {
    if (other === NO_DAY) continue;
    if (other === day) own.push(firstAt(draws, place));
    else if (other < day) last = firstAt(draws, place);
    else next ??= firstAt(draws, place);
  }
  if (own.length > 0) return own;
  if (!last || !next) return [];
  const between = next.contest - last.contest - 1;
  if (between === 1) return [{ contest: last.contest + 1 }];
  return between === 0 ? [last, next] : [];
}

function firstAt({ contests, days }: DrawColumns, place: number): FirstContest {
  const day = days[place] ?? NO_DAY;
  return { contest: contests[place] ?? 0, ...(day !== NO_DAY && { date: dateOfDay(day) }) };
}

/** The first draw of that day or later after all that were before it; those without a day go by their place. */
function firstSince({ days, length }: DrawColumns, day: number): number {
  let place = length;
  for (let i = length - 1; i >= 0; i--) {
    const own = days[i] ?? NO_DAY;
    if (own === NO_DAY) continue;
    if (own < day) break;
    place = i;
  }
  return place;
}

/** The place of the first contest from a number on. */
function placeOf(contests: Int32Array, first: number): number {
  let [low, high] = [0, contests.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((contests[middle] ?? 0) < first) low = middle + 1;
    else high = middle;
  }
  return low;
}
