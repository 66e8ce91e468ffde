import { type Layout, overlapAt } from '../../shared/lab/simulation-layout.ts';
import { quickHitsChance } from '../../shared/lottery/joint-chances.ts';
import { LOOKS } from './looks.ts';

/** Some draws, one after the other: from `first`, counted from 0, to before `end`. */
export interface DrawRange {
  readonly first: number;
  readonly end: number;
}

/**
 * True where sums can be what these draws count: in each stretch every game of every draw has its hits, none has hits
 * that its marks cannot have, not more have the team or month than there are, and as many looks were made as are due.
 */
export function fitsDraws(
  layout: Layout,
  isRenewed: boolean,
  ranges: readonly DrawRange[],
  sums: Float64Array,
): boolean {
  const { lottery, groups, checkpoints, columns, row } = layout;
  const canHave = (marks: number, hits: number) => quickHitsChance(lottery, marks, hits) > 0;
  const inStretch = drawsByStretch(checkpoints, ranges);
  const areCounted = checkpoints.every((_point, stretch) =>
    groups.every(({ marks, games }, g) => {
      const own = sums.subarray(stretch * row + g * columns, stretch * row + (g + 1) * columns);
      const all = (inStretch[stretch] as number) * games;
      const hits = own.subarray(0, -1);
      const extras = own[columns - 1] as number;
      return sumOf(hits) === all && hits.every((n, i) => n === 0 || canHave(marks, i)) && extras <= all;
    }),
  );
  return areCounted && areLooked(layout, lookedAt(layout, isRenewed, ranges), sums);
}

/** Batches of games, and looks at each group. */
interface Looked {
  readonly batches: number;
  readonly looks: number;
}

/** Games that stay are looked at in the first block, new ones in each draw. */
function lookedAt({ draws }: Layout, isRenewed: boolean, ranges: readonly DrawRange[]): Looked {
  if (!isRenewed) return ranges[0]?.first === 0 ? { batches: 1, looks: LOOKS } : { batches: 0, looks: 0 };
  const batches = ranges.reduce((sum, { first, end }) => sum + end - first, 0);
  return { batches, looks: batches * Math.ceil(LOOKS / draws) };
}

function areLooked(layout: Layout, { batches, looks }: Looked, sums: Float64Array): boolean {
  const { lottery, groups, columns, games, looks: places } = layout;
  if (!places) return true;
  return groups.every(({ marks, games: own }, g) => {
    const clumps = (column: number) => {
      const from = places.clumpsAt + (g * columns + column) * games;
      return sumOf(sums.subarray(from, from + games));
    };
    const areDue = lottery.winningHits.every((hits) =>
      typeof hits === 'number'
        ? clumps(hits) === (quickHitsChance(lottery, marks, hits) > 0 ? looks : 0)
        : clumps(columns - 1) <= batches * own,
    );
    const arePairs = groups.every(({ games: others }, other) => {
      const from = overlapAt(layout, places, g, other);
      return sumOf(sums.subarray(from, from + lottery.total + 1)) === batches * own * (g === other ? own - 1 : others);
    });
    return areDue && arePairs;
  });
}

function drawsByStretch(checkpoints: readonly number[], ranges: readonly DrawRange[]): Float64Array {
  const draws = new Float64Array(checkpoints.length);
  for (const { first, end } of ranges) {
    for (let at = first, stretch = checkpoints.findIndex((point) => point > first); at < end; stretch++) {
      const stop = Math.min(end, checkpoints[stretch] as number);
      draws[stretch] = (draws[stretch] as number) + stop - at;
      at = stop;
    }
  }
  return draws;
}

const sumOf = (counts: Float64Array) => counts.reduce((sum, count) => sum + count, 0);
