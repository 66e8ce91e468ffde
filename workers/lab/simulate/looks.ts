import type { Stream } from '../../engine/random/stream.ts';
import { type Layout, type LookPlaces, overlapAt } from '../../shared/lab/simulation-layout.ts';
import { quickHitsChance } from '../../shared/lottery/joint-chances.ts';
import { EXTRA_COUNT } from '../../shared/lottery/lotteries.ts';
import type { Bets } from '../bets.ts';
import { countHits, WORDS } from '../mask-draw.ts';

/** Looks at games that stay, and the least at all that are made anew. */
export const LOOKS = 2 ** 12;

/** Looks between two pauses. */
const STEP_LOOKS = 64;

/**
 * What tells how games win together, without the draws of the simulation. A look takes one game of each group, makes for
 * every tier a draw in which that game has its hits, and counts how many games have as many. What games have in common
 * is counted once for each batch.
 */
export function createLooks(layout: Layout, { looks, bets, stream }: LooksOf) {
  const { lottery, groups, columns, games } = layout;
  const { masks, marks, extras } = bets;
  const { total, drawn, winningHits, extra: kind } = lottery;
  const own = groups.map((group) => [...marks.keys()].filter((g) => marks[g] === group.marks));
  const groupOf = Int32Array.from(marks, (one) => groups.findIndex((group) => group.marks === one));
  const tiers = winningHits.filter((hits) => typeof hits === 'number');
  const inGroup = groups.map((group) => tiers.filter((hits) => quickHitsChance(lottery, group.marks, hits) > 0));
  const [marked, others] = [new Uint8Array(total), new Uint8Array(total)];
  const [choices, mask, hits] = [new Uint8Array(drawn), new Int32Array(WORDS), new Uint8Array(games)];
  const place = (group: number, column: number) => looks.clumpsAt + (group * columns + column) * games - 1;
  const withExtra = new Uint8Array(kind ? EXTRA_COUNT[kind] + 1 : 1);
  let at = 0;

  function draw(from: Uint8Array, length: number, count: number): void {
    stream.descending(length, count, choices);
    for (let i = 0; i < count; i++) {
      const j = i + (choices[i] as number);
      const n = from[j] as number;
      from[j] = from[i] as number;
      from[i] = n;
      mask[n >> 5] = (mask[n >> 5] as number) | (1 << (n & 31));
    }
  }

  function lookAt(group: number, game: number, sums: Float64Array): void {
    let [inside, outside] = [0, 0];
    for (let n = 1; n <= total; n++) {
      const isMarked = (masks[game * WORDS + (n >> 5)] as number) & (1 << (n & 31));
      if (isMarked) marked[inside++] = n;
      else others[outside++] = n;
    }
    for (const tier of inGroup[group] as readonly number[]) {
      mask.fill(0);
      draw(marked, inside, tier);
      draw(others, outside, drawn - tier);
      countHits(mask, masks, hits);
      let clump = 0;
      for (let g = 0; g < games; g++) if (hits[g] === tier) clump++;
      add(sums, place(group, tier) + clump);
    }
  }

  /** A team or month needs no draw: all games are looked at. */
  function lookAtExtras(sums: Float64Array): void {
    withExtra.fill(0);
    for (const extra of extras) withExtra[extra] = (withExtra[extra] as number) + 1;
    extras.forEach((extra, g) => {
      if (extra > 0) add(sums, place(groupOf[g] as number, columns - 1) + (withExtra[extra] as number));
    });
  }

  function countOverlaps(sums: Float64Array): void {
    for (let g = 0; g < games; g++) {
      countHits(masks.subarray(g * WORDS, (g + 1) * WORDS), masks, hits);
      for (let other = 0; other < games; other++) {
        if (other === g) continue;
        add(sums, overlapAt(layout, looks, groupOf[g] as number, groupOf[other] as number) + (hits[other] as number));
      }
    }
  }

  /** Looks so many times at the games as they are. */
  return function* (count: number, sums: Float64Array): Generator<void, void, void> {
    countOverlaps(sums);
    if (kind) lookAtExtras(sums);
    for (let i = 0; i < count; i++) {
      own.forEach((list, group) => {
        lookAt(group, list[at % list.length] as number, sums);
      });
      if (++at % STEP_LOOKS === 0) yield;
    }
  };
}

interface LooksOf {
  readonly looks: LookPlaces;
  readonly bets: Bets;
  readonly stream: Stream;
}

function add(sums: Float64Array, place: number): void {
  sums[place] = (sums[place] as number) + 1;
}
