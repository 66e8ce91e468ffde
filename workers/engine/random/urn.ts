import type { Stream } from './stream.ts';

/** A set of numbers to draw from without replacement, over and over, with no allocation. */
export interface Urn {
  /**
   * Writes `count` different numbers of the urn to `out` from `at` on, in random order, each subset equally likely;
   * returns the next free place. `count` must not exceed the urn's numbers.
   */
  draw(stream: Stream, count: number, out: Uint8Array, at: number): number;
}

/**
 * An urn of these numbers (1…128 of them). Each draw is a partial Fisher–Yates over one array that is never put back in
 * order: uniform from any starting order. The order left behind depends on earlier draws, so an urn serves one stream
 * and is made anew for the next.
 */
export function createUrn(numbers: ArrayLike<number>): Urn {
  const items = Uint8Array.from(numbers);
  const choices = new Uint8Array(items.length);
  return {
    draw(stream, count, out, at) {
      if (count > items.length) throw new RangeError(`${count} of ${items.length} numbers`);
      stream.descending(items.length, count, choices);
      for (let i = 0; i < count; i++) {
        const j = i + (choices[i] as number);
        const drawn = items[j] as number;
        items[j] = items[i] as number;
        items[i] = drawn;
        out[at + i] = drawn;
      }
      return at + count;
    },
  };
}
