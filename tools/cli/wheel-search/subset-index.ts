import { combinations } from '../../../workers/shared/lottery/odds.ts';

/** Numbers the subsets of one size of a pool 0, 1, 2… without gaps. */
export interface SubsetIndex {
  /** C(pool, size). */
  readonly count: number;
  /** How many low positions `low` covers; the others are `high`'s. */
  readonly split: number;
  /** By the low positions' bits: rank among the low parts with as many positions. */
  readonly low: Int32Array;
  /** By the high positions' bits: where the subsets with this high part begin. */
  readonly high: Int32Array;
}

/**
 * An index of the `size`-subsets of 0…pool−1 (pool ≤ 30): the subset with bits m has the number `high[m >> split] +
 * low[m & (2^split − 1)]`. Two small tables, whatever C(pool, size) is.
 */
export function createSubsetIndex(pool: number, size: number): SubsetIndex {
  if (pool > 30) throw new RangeError(`a pool of ${pool} does not fit a 31-bit mask`);
  const split = pool >> 1;
  const seen = new Int32Array(pool + 1);
  const low = new Int32Array(1 << split);
  for (let m = 0; m < low.length; m++) {
    const bits = popcount(m);
    low[m] = seen[bits] as number;
    seen[bits] = (seen[bits] as number) + 1;
  }
  let count = 0;
  const high = new Int32Array(1 << (pool - split));
  for (let m = 0; m < high.length; m++) {
    high[m] = count;
    count += Number(combinations(split, size - popcount(m)));
  }
  return { count, split, low, high };
}

/** How many bits of a non-negative 31-bit whole number are set. */
function popcount(mask: number): number {
  let bits = 0;
  for (let m = mask; m !== 0; m &= m - 1) bits++;
  return bits;
}
