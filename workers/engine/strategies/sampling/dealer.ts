import type { Stream } from '../../random/stream.ts';

/** Writes `count` different numbers to `out` from `at` on; returns the next free place. */
export type Deal = (random: Stream, count: number, out: Uint8Array, at: number) => number;

/**
 * Deals numbers like a pack of cards that is shuffled again when all are dealt: over any number of tickets no number
 * comes up more than once more often than another, which makes the mean overlap of the tickets smallest. `count` must
 * not exceed the pack.
 */
export function createDealer(numbers: readonly number[]): Deal {
  const items = Uint8Array.from(numbers);
  const size = items.length;
  let dealt = 0;

  /** Deals from the first `end` places on. */
  function dealSome(random: Stream, count: number, end: number, out: Uint8Array, at: number): void {
    for (let i = 0; i < count; i++) {
      const place = dealt + random.below(end - dealt);
      const n = items[place] as number;
      items[place] = items[dealt] as number;
      items[dealt++] = n;
      out[at + i] = n;
    }
  }

  return (random, count, out, at) => {
    if (count > size) throw new RangeError(`${count} of ${size} numbers`);
    const last = Math.min(count, size - dealt);
    dealSome(random, last, size, out, at);
    if (last < count) {
      // The ticket's own numbers are the last of the old pack: they sit this ticket out.
      dealt = 0;
      dealSome(random, count - last, size - last, out, at + last);
    }
    return at + count;
  };
}
