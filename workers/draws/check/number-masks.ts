import type { Lottery } from '../../shared/lottery/lotteries.ts';

/** Lists of a lottery's numbers as bits, one list after the other: number n is bit n − 1. */
export interface NumberMasks {
  /** Words of 32 bits that a list takes. */
  readonly words: number;
  readonly bits: Int32Array;
}

/** A number of empty lists. */
export function emptyMasks({ total }: Pick<Lottery, 'total'>, lists: number): NumberMasks {
  const words = Math.ceil(total / 32);
  return { words, bits: new Int32Array(lists * words) };
}

/** Adds the numbers of a list, `count` of them from a place on, to list i; ignores a number that has no bit. */
export function addNumbers(
  { words, bits }: NumberMasks,
  i: number,
  list: ArrayLike<number>,
  from = 0,
  count = list.length,
): void {
  for (let k = from; k < from + count; k++) {
    const n = list[k] ?? 0;
    if (n < 1 || n > words * 32) continue;
    const word = i * words + ((n - 1) >>> 5);
    bits[word] = (bits[word] ?? 0) | (1 << ((n - 1) & 31));
  }
}

/** The lists as bits. */
export function masksOf(lottery: Pick<Lottery, 'total'>, lists: readonly (readonly number[])[]): NumberMasks {
  const masks = emptyMasks(lottery, lists.length);
  lists.forEach((list, i) => {
    addNumbers(masks, i, list);
  });
  return masks;
}
