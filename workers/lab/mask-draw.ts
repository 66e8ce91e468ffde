import type { Stream } from '../engine/random/stream.ts';
import type { Lottery } from '../shared/lottery/lotteries.ts';

/** Words of a mask in the laboratory: number n is bit n, as in a presence mask, for every lottery. */
export const WORDS = 4;

/** Fair draws of a lottery against some games; what is read and written anew for each draw. */
export interface DrawCounter {
  readonly stream: Stream;
  readonly drawn: number;
  /** A mask of WORDS words for each game, one after the other. */
  readonly masks: Int32Array;
  /** Where the counts of each game begin: it is counted there by its hits. */
  readonly places: Int32Array;
  /** The hits of each game in the last draw. */
  readonly hits: Uint8Array;
  /** All numbers, in whatever order the draws have left them. */
  readonly items: Uint8Array;
  readonly choices: Uint8Array;
  readonly mask: Int32Array;
}

/** A counter of draws that come from a stream of their own. */
export function createDrawCounter(
  { total, drawn }: Pick<Lottery, 'total' | 'drawn'>,
  stream: Stream,
  masks: Int32Array,
  places: Int32Array,
): DrawCounter {
  return {
    stream,
    drawn,
    masks,
    places,
    hits: new Uint8Array(places.length),
    items: Uint8Array.from({ length: total }, (_, i) => i + 1),
    choices: new Uint8Array(drawn),
    mask: new Int32Array(WORDS),
  };
}

/**
 * Makes some uniformly random draws, and adds 1 for each game and draw at its hits, `base` places on. A draw is a partial
 * Fisher–Yates over one array that is never put back in order, as in an urn, whose numbers are marked at once, neither
 * listed nor sorted. All in one function: with a call for the draw and one for its hits it takes 1.7 times as long.
 */
export function countDraws(counter: DrawCounter, draws: number, sums: Float64Array, base: number): void {
  const { stream, drawn, masks, places, hits, items, choices, mask } = counter;
  const total = items.length;
  for (let d = 0; d < draws; d++) {
    stream.descending(total, drawn, choices);
    for (let w = 0; w < WORDS; w++) mask[w] = 0;
    for (let i = 0; i < drawn; i++) {
      const j = i + (choices[i] as number);
      const n = items[j] as number;
      items[j] = items[i] as number;
      items[i] = n;
      mask[n >> 5] = (mask[n >> 5] as number) | (1 << (n & 31));
    }
    const [a, b, c, e] = [mask[0] as number, mask[1] as number, mask[2] as number, mask[3] as number];
    for (let g = 0, at = 0; g < places.length; g++, at += WORDS) {
      const own = hitsAt(a, b, c, e, masks, at);
      hits[g] = own;
      const place = base + (places[g] as number) + own;
      sums[place] = (sums[place] as number) + 1;
    }
  }
}

/** Writes to `hits` how many numbers of a draw each game holds; the games' masks stand one after the other. */
export function countHits(mask: Int32Array, masks: Int32Array, hits: Uint8Array): void {
  const [a, b, c, d] = [mask[0] as number, mask[1] as number, mask[2] as number, mask[3] as number];
  for (let g = 0; g < hits.length; g++) hits[g] = hitsAt(a, b, c, d, masks, g * WORDS);
}

/**
 * How many numbers four words have in common with the mask that begins at `at`. The words are counted together: two at a
 * time fit where four bits count, all of them where eight do. Warren, "Hacker's Delight", 2nd ed., section 5-1.
 */
function hitsAt(a: number, b: number, c: number, d: number, masks: Int32Array, at: number): number {
  const low = inFours(a & (masks[at] as number)) + inFours(b & (masks[at + 1] as number));
  const high = inFours(c & (masks[at + 2] as number)) + inFours(d & (masks[at + 3] as number));
  const eights = (low & 0x0f0f0f0f) + ((low >>> 4) & 0x0f0f0f0f) + (high & 0x0f0f0f0f) + ((high >>> 4) & 0x0f0f0f0f);
  return Math.imul(eights, 0x01010101) >>> 24;
}

/** How many bits of each four are set, in their place. */
function inFours(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}
