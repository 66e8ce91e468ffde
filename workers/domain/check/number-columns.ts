import type { Lottery } from '../../shared/lotteries.ts';

/** For each number the draws that have it: a bit a draw, the first in the lowest. */
export interface NumberColumns {
  /** Words of 32 draws that a number has. */
  readonly words: number;
  /** One number's words after the other's, and those of none at the end. */
  readonly bits: Int32Array;
}

/** Of so many draws without a number. */
export function noColumns({ total }: Pick<Lottery, 'total'>, draws: number): NumberColumns {
  const words = Math.ceil(draws / 32);
  return { words, bits: new Int32Array((total + 1) * words) };
}

/** Where the words of a number begin; 0: those of none. */
export function columnOf({ words, bits }: NumberColumns, n: number): number {
  return n === 0 ? bits.length - words : (n - 1) * words;
}

/** Gives a draw `count` numbers of a list, from a place on; what is no number of the lottery is left out. */
export function setNumbers(
  { words, bits }: NumberColumns,
  draw: number,
  list: Uint8Array,
  from: number,
  count: number,
): void {
  const word = draw >>> 5;
  const bit = 1 << (draw & 31);
  const end = bits.length - words;
  for (let k = from; k < from + count; k++) {
    const at = ((list[k] ?? 0) - 1) * words + word;
    if (at >= 0 && at < end) bits[at] = (bits[at] ?? 0) | bit;
  }
}

/** Whether a draw has a number. */
export function hasNumber({ words, bits }: NumberColumns, draw: number, n: number): boolean {
  return (((bits[(n - 1) * words + (draw >>> 5)] ?? 0) >>> (draw & 31)) & 1) === 1;
}
