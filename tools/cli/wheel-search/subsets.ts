/** The `count`-subsets of 0…n−1 as bit masks (n ≤ 30), in lexicographic order; none if `count` exceeds n. */
export function subsetMasks(n: number, count: number): Int32Array {
  const masks: number[] = [];
  function extend(mask: number, from: number, left: number): void {
    if (left === 0) masks.push(mask);
    else for (let i = from; i <= n - left; i++) extend(mask | (1 << i), i + 1, left - 1);
  }
  extend(0, 0, count);
  return Int32Array.from(masks);
}

/**
 * Rewrites masks over 0…n−1 as masks over other positions: bit i becomes `bits[i]`. Writes to `out`, as long as
 * `masks`.
 */
export function relabel(masks: Int32Array, bits: Int32Array, out: Int32Array): void {
  for (let at = 0; at < masks.length; at++) {
    let mask = 0;
    for (let left = masks[at] as number; left !== 0; left &= left - 1) {
      mask |= bits[31 - Math.clz32(left & -left)] as number;
    }
    out[at] = mask;
  }
}
