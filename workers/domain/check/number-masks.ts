import type { Lottery } from '../../shared/lotteries.ts';

/** Words of 32 bits that a list of numbers takes. */
const WORDS = 4;

/** Lists of numbers as bits, one after the other: WORDS words a list, number n is bit n − 1. */
export type NumberMasks = Int32Array;

/** The lists as bits. */
export function masksOf(
  { total }: Pick<Lottery, 'total'>,
  lists: readonly (readonly number[])[],
): NumberMasks {
  if (total > 32 * WORDS) throw new RangeError(`${total} numbers`);
  const masks = new Int32Array(lists.length * WORDS);
  lists.forEach((list, i) => {
    setMask(masks, i, list);
  });
  return masks;
}

/** Puts a list of numbers in the place of list i. */
export function setMask(masks: NumberMasks, i: number, list: readonly number[]): void {
  masks.fill(0, i * WORDS, (i + 1) * WORDS);
  for (let k = 0; k < list.length; k++) {
    const bit = (list[k] ?? 1) - 1;
    const word = i * WORDS + (bit >> 5);
    masks[word] = (masks[word] ?? 0) | (1 << (bit & 31));
  }
}

/** How many numbers list i of the one and list j of the other have in common. */
export function inCommon(one: NumberMasks, i: number, other: NumberMasks, j: number): number {
  const [a, b] = [i * WORDS, j * WORDS];
  let count = 0;
  for (let w = 0; w < WORDS; w++) count += bits((one[a + w] ?? 0) & (other[b + w] ?? 0));
  return count;
}

/**
 * How many numbers each of `count` lists has in common with the first of others, into `counts`. By four
 * words at once: it is all that takes time when games are checked.
 */
export function countAllInCommon(
  lists: NumberMasks,
  count: number,
  other: NumberMasks,
  counts: Uint8Array,
): void {
  const w0 = other[0] ?? 0;
  const w1 = other[1] ?? 0;
  const w2 = other[2] ?? 0;
  const w3 = other[3] ?? 0;
  for (let i = 0, k = 0; i < count; i++, k += WORDS) {
    let hits = bits((lists[k] ?? 0) & w0);
    if (w1) hits += bits((lists[k + 1] ?? 0) & w1);
    if (w2) hits += bits((lists[k + 2] ?? 0) & w2);
    if (w3) hits += bits((lists[k + 3] ?? 0) & w3);
    counts[i] = hits;
  }
}

/** How many bits of a 32-bit word are set. */
function bits(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
