/** How many 32-bit words a presence mask of the numbers 1…total takes. */
export function maskWords(total: number): number {
  return (total >> 5) + 1;
}

/**
 * Sorts different numbers (0…32·words−1) ascending by way of a presence mask: sets one bit for
 * each, then reads the bits in order into `out` from `at` on. Linear in the count, no
 * comparisons; leaves the mask, which names the set, in `mask`.
 */
export function sortByPresence(
  numbers: Uint8Array,
  mask: Int32Array,
  out: Uint8Array,
  at: number,
): void {
  for (let w = 0; w < mask.length; w++) mask[w] = 0;
  for (let i = 0; i < numbers.length; i++) {
    const n = numbers[i] as number;
    mask[n >> 5] = (mask[n >> 5] as number) | (1 << (n & 31));
  }
  let free = at;
  for (let w = 0; w < mask.length; w++) {
    for (let bits = mask[w] as number; bits !== 0; bits &= bits - 1) {
      out[free++] = w * 32 + 31 - Math.clz32(bits & -bits);
    }
  }
}
