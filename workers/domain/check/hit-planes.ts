import { columnOf, type NumberColumns } from './number-columns.ts';

/** Binary digits of a count of hits: no lottery draws more than 31 numbers. */
export const PLANES = 5;

/** Where the columns of a bet's numbers begin, filled up with those of none: `countHits` takes four at a time. */
export function columnsOf(columns: NumberColumns, numbers: readonly number[]): Int32Array {
  const starts = new Int32Array(Math.ceil(numbers.length / 4) * 4).fill(columnOf(columns, 0));
  numbers.forEach((n, i) => {
    starts[i] = columnOf(columns, n);
  });
  return starts;
}

/**
 * How many of a bet's numbers each of the 32 draws of a word has, into PLANES words: bit d of word p is
 * digit p of what draw d has. All 32 are counted at once by adders of single bits, for four numbers 24
 * steps: after Harley and Seal (H. S. Warren, Hacker's Delight, 2nd ed., 5–1), by digits.
 */
export function countHits(
  bits: Int32Array,
  starts: Int32Array,
  word: number,
  planes: Int32Array,
): void {
  let p0 = 0;
  let p1 = 0;
  let p2 = 0;
  let p3 = 0;
  let p4 = 0;
  for (let i = 0; i < starts.length; i += 4) {
    const a = bits[(starts[i] ?? 0) + word] ?? 0;
    const b = bits[(starts[i + 1] ?? 0) + word] ?? 0;
    const c = bits[(starts[i + 2] ?? 0) + word] ?? 0;
    const d = bits[(starts[i + 3] ?? 0) + word] ?? 0;
    const ab = p0 ^ a;
    const two = (p0 & a) | (ab & b);
    const abOne = ab ^ b;
    const cd = abOne ^ c;
    const otherTwo = (abOne & c) | (cd & d);
    p0 = cd ^ d;
    const twos = p1 ^ two;
    const four = (p1 & two) | (twos & otherTwo);
    p1 = twos ^ otherTwo;
    const eight = p2 & four;
    p2 ^= four;
    p4 ^= p3 & eight;
    p3 ^= eight;
  }
  planes[0] = p0;
  planes[1] = p1;
  planes[2] = p2;
  planes[3] = p3;
  planes[4] = p4;
}

/** How many counts begin with the same upper digits. */
export const ALIKE = 4;

/** Those of some draws of a word, a bit a draw, whose hits have the upper digits of a multiple of ALIKE. */
export function drawsFrom(planes: Int32Array, draws: number, hits: number): number {
  const two = planes[2] ?? 0;
  const three = planes[3] ?? 0;
  const four = planes[4] ?? 0;
  return draws & (hits & 4 ? two : ~two) & (hits & 8 ? three : ~three) & (hits & 16 ? four : ~four);
}

/** Those of such draws that have exactly so many hits. */
export function drawsWith(planes: Int32Array, draws: number, hits: number): number {
  const zero = planes[0] ?? 0;
  const one = planes[1] ?? 0;
  return draws & (hits & 1 ? zero : ~zero) & (hits & 2 ? one : ~one);
}
