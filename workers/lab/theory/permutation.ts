import type { Stream } from '../../engine/random/stream.ts';

/** Swaps of sides that a p-value is counted from. */
const PERMUTATIONS = 9999;

/** Words of coins between two looks at the clock: some milliseconds on a weak phone. */
const STEP_WORDS = 2 ** 15;

/**
 * The two-sided p-value of the sum of paired differences: were both sides alike, each pair could as well have had them
 * the other way round. `counts[i]` pairs have the difference i − reach. Every pair is swapped by a bit of the stream,
 * PERMUTATIONS times; p is the share of sums, the true one among them, that are at least as far from 0. Phipson and
 * Smyth, "Permutation p-values should never be zero", SAGMB 9(1), 2010. Yields `done` in between.
 */
export function* signFlipP(counts: ArrayLike<number>, stream: Stream, done = 0): Generator<number, number, void> {
  const reach = (counts.length - 1) / 2;
  const sizes: (readonly [size: number, pairs: number])[] = [];
  let sum = 0;
  for (let size = 1; size <= reach; size++) {
    const [plus, minus] = [counts[reach + size] as number, counts[reach - size] as number];
    sum += size * (plus - minus);
    if (plus + minus > 0) sizes.push([size, plus + minus]);
  }
  const words = sizes.reduce((all, [, pairs]) => all + Math.ceil(pairs / 32), 1);
  const step = Math.ceil(STEP_WORDS / words);
  let asFar = 0;
  for (let i = 0; i < PERMUTATIONS; i++) {
    if (i % step === 0) yield done;
    let swapped = 0;
    for (const [size, pairs] of sizes) swapped += size * (2 * headsOf(stream, pairs) - pairs);
    if (Math.abs(swapped) >= Math.abs(sum)) asFar++;
  }
  return (asFar + 1) / (PERMUTATIONS + 1);
}

/** How many of so many fair coins show heads: the bits of words. */
function headsOf(stream: Stream, coins: number): number {
  let heads = 0;
  for (let rest = coins; rest > 0; rest -= 32) {
    let word = (stream.next() * 2 ** 32) | 0;
    if (rest < 32) word &= (1 << rest) - 1;
    for (; word !== 0; word &= word - 1) heads++;
  }
  return heads;
}
