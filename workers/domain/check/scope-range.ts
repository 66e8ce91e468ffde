import type { DrawScope } from '../../shared/check-games.ts';
import type { OfficialDraw } from '../../shared/official-draw.ts';

/** Draws of a table from one place to before another; equal: none. */
export interface DrawRange {
  readonly from: number;
  readonly to: number;
  /** Contests that are wanted and not there. */
  readonly pending: number;
}

/** The draws of a scope in a table, which is ascending by contest. */
export function rangeOf(draws: readonly OfficialDraw[], scope: DrawScope): DrawRange {
  const { length } = draws;
  switch (scope.kind) {
    case 'all':
      return { from: 0, to: length, pending: 0 };
    case 'last':
      return { from: Math.max(length - 1, 0), to: length, pending: 0 };
    case 'contest':
      return contestsFrom(draws, scope.contest, 1);
    case 'next':
      return contestsFrom(draws, scope.from, scope.draws);
    case 'since':
      return { from: firstSince(draws, scope.date), to: length, pending: 0 };
  }
}

function contestsFrom(draws: readonly OfficialDraw[], first: number, count: number): DrawRange {
  const from = firstWhere(draws, ({ contest }) => contest >= first);
  const to = firstWhere(draws, ({ contest }) => contest >= first + count);
  return { from, to, pending: count - (to - from) };
}

/** The first draw of that day or later after all that were before it; those without a day go by their place. */
function firstSince(draws: readonly OfficialDraw[], day: string): number {
  let before = draws.length - 1;
  while (before >= 0 && !isBefore(draws[before], day)) before--;
  return firstWhere(draws, ({ date }, i) => i > before && date !== undefined);
}

function isBefore(draw: OfficialDraw | undefined, day: string): boolean {
  return draw?.date !== undefined && draw.date < day;
}

function firstWhere(
  draws: readonly OfficialDraw[],
  isIt: (draw: OfficialDraw, place: number) => boolean,
): number {
  const place = draws.findIndex(isIt);
  return place === -1 ? draws.length : place;
}
