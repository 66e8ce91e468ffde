import { clearMask } from '../engine/presence-mask.ts';
import type { Stream } from '../engine/random/stream.ts';
import type { Lottery } from '../shared/lottery/lotteries.ts';

/** Words of a mask in the laboratory: number n is bit n, as in a presence mask, for every lottery. */
export const WORDS = 4;

/** Fair draws of a lottery, one after the other. */
export interface MaskDraw {
  /** The numbers of the last draw. */
  readonly mask: Int32Array;
  next(): void;
}

/**
 * A source of uniformly random draws. Each is a partial Fisher–Yates over one array that is never put back in order, as
 * in an urn, whose numbers are marked at once, neither listed nor sorted.
 */
export function createMaskDraw({ total, drawn }: Pick<Lottery, 'total' | 'drawn'>, stream: Stream): MaskDraw {
  const items = Uint8Array.from({ length: total }, (_, i) => i + 1);
  const choices = new Uint8Array(drawn);
  const mask = new Int32Array(WORDS);
  return {
    mask,
    next() {
      stream.descending(total, drawn, choices);
      clearMask(mask);
      for (let i = 0; i < drawn; i++) {
        const j = i + (choices[i] as number);
        const n = items[j] as number;
        items[j] = items[i] as number;
        items[i] = n;
        mask[n >> 5] = (mask[n >> 5] as number) | (1 << (n & 31));
      }
    },
  };
}

/**
 * Writes to `hits` how many numbers of a draw each game holds; the games' masks stand one after the other. The four words
 * of a game are counted together: two at a time fit where four bits count, all of them where eight do. Warren, "Hacker's
 * Delight", 2nd ed., section 5-1.
 */
export function countHits(mask: Int32Array, masks: Int32Array, hits: Uint8Array): void {
  const [a, b, c, d] = [mask[0] as number, mask[1] as number, mask[2] as number, mask[3] as number];
  for (let g = 0, at = 0; g < hits.length; g++, at += WORDS) {
    const low = inFours(a & (masks[at] as number)) + inFours(b & (masks[at + 1] as number));
    const high = inFours(c & (masks[at + 2] as number)) + inFours(d & (masks[at + 3] as number));
    const eights = (low & 0x0f0f0f0f) + ((low >>> 4) & 0x0f0f0f0f) + (high & 0x0f0f0f0f) + ((high >>> 4) & 0x0f0f0f0f);
    hits[g] = Math.imul(eights, 0x01010101) >>> 24;
  }
}

/** How many bits of each four are set, in their place. */
function inFours(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}
