import alea from 'seedrandom/lib/alea.js';

const WORD = 2 ** 32;

/** A named source of random whole numbers; the same path always gives the same sequence. */
export interface Stream {
  /** A uniform multiple of 2⁻³² in [0, 1). */
  readonly next: () => number;
  /** A uniform whole number in 0…n−1, for 1 ≤ n ≤ 2²⁰. */
  below(n: number): number;
  /**
   * Fills `out[0…count−1]` with independent uniform indices, `out[i]` in 0…n−i−1: the choices of a partial Fisher–Yates
   * shuffle of n things. 1 ≤ n ≤ 128, count ≤ n.
   */
  descending(n: number, count: number, out: Uint8Array): void;
}

/** The name of a stream, from the general to the particular. */
export type StreamPath = readonly (string | number)[];

/**
 * Opens the stream named by a path; `closing` are parts that its name ends in. Parts of the path are joined with their
 * lengths, so ('a', 'bc') and ('ab', 'c') are different streams; a closing part has no length, so it is never taken for
 * one. Whether neighbouring names give related sequences is a matter of the closing: see `Engine.stream`.
 */
export function openStream(path: StreamPath, ...closing: readonly string[]): Stream {
  const parts = path.map(lengthAndText);
  parts.push(...closing);
  const next = alea(parts.join('/'));
  return {
    next,
    below: (n) => below(next, n),
    descending: (n, count, out) => descending(next, n, count, out),
  };
}

function lengthAndText(part: string | number): string {
  const text = `${part}`;
  return `${text.length}:${text}`;
}

/**
 * Lemire's method with a fractional word: u·n splits into the result and a remainder; a remainder below 2³² mod n would
 * favour some results, so it is drawn again. Lemire, "Fast random integer generation in an interval", ACM TOMACS 29(1),
 * 2019.
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
 * Four indices out of one 32-bit word: each step multiplies the remainder by the next range. All values are multiples
 * of 2⁻³² below 2⁷, hence exact in a double. The last remainder decides on rejection, as above. Brackett-Rozinsky and
 * Lemire, "Batched ranged random integer generation", SPE 55(1), 2025.
 */
function descending(next: () => number, n: number, count: number, out: Uint8Array): void {
  let left = n;
  let at = 0;
  for (; count - at >= 4; at += 4, left -= 4) {
    const ranges = left * (left - 1) * (left - 2) * (left - 3);
    let rest: number;
    do {
      rest = next() * left;
      let index = rest | 0;
      out[at] = index;
      rest = (rest - index) * (left - 1);
      index = rest | 0;
      out[at + 1] = index;
      rest = (rest - index) * (left - 2);
      index = rest | 0;
      out[at + 2] = index;
      rest = (rest - index) * (left - 3);
      index = rest | 0;
      out[at + 3] = index;
      rest = (rest - index) * WORD;
    } while (rest < ranges && rest < WORD % ranges);
  }
  for (; at < count; at++, left--) out[at] = below(next, left);
}
