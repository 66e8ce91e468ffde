import type { Lottery } from '../../shared/lotteries.ts';
import { countBits } from './count-bits.ts';

/** Lists of numbers as bits, one after the other; number n is bit n − 1. */
export interface NumberMasks {
  /** Words of 32 bits that a list takes. */
  readonly words: number;
  readonly bits: Int32Array;
}

/** The lists as bits. */
export function masksOf(
  lottery: Pick<Lottery, 'total'>,
  lists: readonly (readonly number[])[],
): NumberMasks {
  const words = Math.ceil(lottery.total / 32);
  const bits = new Int32Array(lists.length * words);
  lists.forEach((list, i) => {
    for (const n of list) {
      const word = i * words + ((n - 1) >>> 5);
      bits[word] = (bits[word] ?? 0) | (1 << ((n - 1) & 31));
    }
  });
  return { words, bits };
}

/** How many numbers lists i and j have in common. */
export function inCommon({ words, bits }: NumberMasks, i: number, j: number): number {
  let count = 0;
  for (let w = 0; w < words; w++) {
    count += countBits((bits[i * words + w] ?? 0) & (bits[j * words + w] ?? 0));
  }
  return count;
}
