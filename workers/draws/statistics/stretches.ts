import type { OfficialDraw } from '../../shared/draws/official-draw.ts';
/** The numbers of one draw, with the contest that it is of unless it is simulated. */
export interface NumberedDraw {
  readonly numbers: readonly number[];
  readonly contest?: number;
}

/**
 * The draws, newest first, cut where contests are missing: within a stretch each draw comes right after the next of the
 * list. Two draws of one contest are neighbours too.
 */
export function stretchesOf<D extends NumberedDraw>(draws: readonly D[]): D[][] {
  const stretches: D[][] = [];
  let stretch: D[] = [];
  for (const draw of draws) {
    const before = stretch[stretch.length - 1];
    const isNext = before && (before.contest ?? 0) - (draw.contest ?? 0) <= 1;
    if (!isNext) {
      stretch = [];
      stretches.push(stretch);
    }
    stretch.push(draw);
  }
  return stretches;
}

/** The draws of real contests, ascending, as draws newest first: of Dupla Sena two of each. */
export function officialDraws(contests: readonly OfficialDraw[]): NumberedDraw[] {
  return [...contests].reverse().flatMap(({ contest, numbers, second }) => {
    const draw = { contest, numbers };
    return second ? [{ contest, numbers: second }, draw] : [draw];
  });
}
