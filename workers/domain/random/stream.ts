import alea from 'seedrandom/lib/alea.js';

const WORD = 2 ** 32;

/** A named source of random whole numbers; the same path always gives the same sequence. */
export interface Stream {
  /** A uniform multiple of 2⁻³² in [0, 1). */
  readonly next: () => number;
  /** A uniform whole number in 0…n−1, for 1 ≤ n ≤ 2²⁰. */
  below(n: number): number;
  /**
   * Fills `out[0…count−1]` with independent uniform indices, `out[i]` in 0…n−i−1:
   * the choices of a partial Fisher–Yates shuffle of n things. 1 ≤ n ≤ 128, count ≤ n.
   */
  descending(n: number, count: number, out: Uint8Array): void;
}

/**
 * Opens the stream named by a path, for example `stream(seed, 'lotomania', 'quick', 0)`.
 * Parts are joined with their lengths, so ('a', 'bc') and ('ab', 'c') are different streams.
 * Alea mixes every character of the name through a 2⁵³ multiplicative hash, so neighbouring
 * names give unrelated sequences.
 */
export function stream(...path: readonly (string | number)[]): Stream {
  const next = alea(path.map((part) => `${String(part).length}:${part}`).join('/'));
  return {
    next,
    below: (n) => below(next, n),
    descending: (n, count, out) => descending(next, n, count, out),
  };
}

/**
 * Lemire's method with a fractional word: u·n splits into the result and a remainder; a
 * remainder below 2³² mod n would favour some results, so it is drawn again.
 * Lemire, "Fast random integer generation in an interval", ACM TOMACS 29(1), 2019.
 */
function below(next: () => number, n: number): number {
  for (;;) {
    const scaled = next() * n;
    const index = scaled | 0;
    const rest = (scaled - index) * WORD;
    if (rest >= n || rest >= WORD % n) return index;
  }
}

/**
 * Four indices out of one 32-bit word, two words interleaved so that the processor can work on
 * both at once. Each step multiplies the remainder by the next range; all values are multiples
 * of 2⁻³² below 2⁷, hence exact in a double. The last remainder decides on rejection, as above.
 * Brackett-Rozinsky and Lemire, "Batched ranged random integer generation", SPE 55(1), 2025.
 */
function descending(next: () => number, n: number, count: number, out: Uint8Array): void {
  let left = n;
  let at = 0;
  for (; count - at >= 8; at += 8, left -= 8) {
    const limitA = left * (left - 1) * (left - 2) * (left - 3);
    const limitB = (left - 4) * (left - 5) * (left - 6) * (left - 7);
    let a: number;
    let b: number;
    do {
      let index: number;
      a = next() * left;
      b = next() * (left - 4);
      index = a | 0;
      out[at] = index;
      a = (a - index) * (left - 1);
      index = b | 0;
      out[at + 4] = index;
      b = (b - index) * (left - 5);
      index = a | 0;
      out[at + 1] = index;
      a = (a - index) * (left - 2);
      index = b | 0;
      out[at + 5] = index;
      b = (b - index) * (left - 6);
      index = a | 0;
      out[at + 2] = index;
      a = (a - index) * (left - 3);
      index = b | 0;
      out[at + 6] = index;
      b = (b - index) * (left - 7);
      index = a | 0;
      out[at + 3] = index;
      a = (a - index) * WORD;
      index = b | 0;
      out[at + 7] = index;
      b = (b - index) * WORD;
    } while ((a < limitA && a < WORD % limitA) || (b < limitB && b < WORD % limitB));
  }
  for (; at < count; at++, left--) out[at] = below(next, left);
}
