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
      mask.fill(0);
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

/** How many numbers two masks have in common; the second begins at `at`. */
export function hitsOf(mask: Int32Array, masks: Int32Array, at: number): number {
  return (
    ones((mask[0] as number) & (masks[at] as number)) +
    ones((mask[1] as number) & (masks[at + 1] as number)) +
    ones((mask[2] as number) & (masks[at + 2] as number)) +
    ones((mask[3] as number) & (masks[at + 3] as number))
  );
}

/** How many bits of a word are set. Warren, "Hacker's Delight", 2nd ed., figure 5-2. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
