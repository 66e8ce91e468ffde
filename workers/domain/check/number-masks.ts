import type { Lottery } from '../../shared/lotteries.ts';

/** Lists of numbers as bits, one after the other; number n is bit n − 1. */
export interface NumberMasks {
  /** Words of 32 bits that a list takes, 1…4. */
  readonly words: number;
  readonly bits: Int32Array;
}

/** So many empty lists; throws a RangeError for a lottery of more numbers than 4 words hold. */
export function noMasks({ total }: Pick<Lottery, 'total'>, lists: number): NumberMasks {
  const words = Math.ceil(total / 32);
  if (words > 4) throw new RangeError(`${total} numbers`);
  return { words, bits: new Int32Array(lists * words) };
}

/** The lists as bits. */
export function masksOf(
  lottery: Pick<Lottery, 'total'>,
  lists: readonly (readonly number[])[],
): NumberMasks {
  const masks = noMasks(lottery, lists.length);
  lists.forEach((list, i) => {
    setMask(masks, i, Uint8Array.from(list), 0, list.length);
  });
  return masks;
}

/** Puts `count` numbers of a list, from a place on, into list i; what is no number of the lottery is left out. */
export function setMask(
  { words, bits }: NumberMasks,
  i: number,
  list: Uint8Array,
  from: number,
  count: number,
): void {
  for (let k = from; k < from + count; k++) {
    const bit = (list[k] ?? 1) - 1;
    if (bit >>> 5 >= words) continue;
    const word = i * words + (bit >>> 5);
    bits[word] = (bits[word] ?? 0) | (1 << (bit & 31));
  }
}

/** How many numbers list i of the one and list j of the other have in common. */
export function inCommon(one: NumberMasks, i: number, other: NumberMasks, j: number): number {
  const { words } = one;
  let count = 0;
  for (let w = 0; w < words; w++) {
    count += inByte(nibbles((one.bits[i * words + w] ?? 0) & (other.bits[j * words + w] ?? 0)));
  }
  return count;
}

/**
 * How many numbers list j of others has in common with each list from a place to before another, into
 * `counts`. By all words at once: it is most of what takes time when games are checked.
 */
export function countAllInCommon(
  { words, bits: a }: NumberMasks,
  from: number,
  to: number,
  { bits: b }: NumberMasks,
  j: number,
  counts: Uint8Array,
): void {
  const at = j * words;
  const w0 = b[at] ?? 0;
  if (words === 1) {
    for (let i = from; i < to; i++) counts[i - from] = inByte(nibbles((a[i] ?? 0) & w0));
    return;
  }
  const w1 = b[at + 1] ?? 0;
  if (words === 2) {
    for (let i = 0, k = from * 2; i < to - from; i++, k += 2) {
      counts[i] = inByte(nibbles((a[k] ?? 0) & w0) + nibbles((a[k + 1] ?? 0) & w1));
    }
    return;
  }
  const w2 = b[at + 2] ?? 0;
  const w3 = words === 4 ? (b[at + 3] ?? 0) : 0;
  for (let i = 0, k = from * words; i < to - from; i++, k += words) {
    const three =
      nibbles((a[k] ?? 0) & w0) + nibbles((a[k + 1] ?? 0) & w1) + nibbles((a[k + 2] ?? 0) & w2);
    // A fourth would not fit into a nibble.
    counts[i] = inByte(three) + (w3 === 0 ? 0 : inByte(nibbles((a[k + 3] ?? 0) & w3)));
  }
}

/** How many bits are set in each four of a word: 0…4. Of three words these can be added. */
function nibbles(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

/** The sum of eight nibbles, each 0…15. */
function inByte(word: number): number {
  return Math.imul((word & 0x0f0f0f0f) + ((word >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}
