/** How many 32-bit words a presence mask of the numbers 1…total takes: number n is bit n. */
export function maskWords(total: number): number {
  return (total >> 5) + 1;
}

/** Makes a presence mask empty. */
export function clearMask(mask: Int32Array): void {
  for (let w = 0; w < mask.length; w++) mask[w] = 0;
}

/** True when a presence mask holds no number. */
export function isMaskEmpty(mask: Int32Array): boolean {
  let any = 0;
  for (let w = 0; w < mask.length; w++) any |= mask[w] as number;
  return any === 0;
}

/** Adds numbers (0…32·words−1) to a presence mask. */
export function markNumbers(numbers: ArrayLike<number>, mask: Int32Array): void {
  for (let i = 0; i < numbers.length; i++) {
    const n = numbers[i] as number;
    mask[n >> 5] = (mask[n >> 5] as number) | (1 << (n & 31));
  }
}

/**
 * Writes the numbers of a presence mask, ascending, into `out` from `at` on: a sort that is linear in the count and
 * compares nothing.
 */
export function readMask(mask: Int32Array, out: Uint8Array, at: number): void {
  let free = at;
  for (let w = 0; w < mask.length; w++) {
    for (let bits = mask[w] as number; bits !== 0; bits &= bits - 1) {
      out[free++] = w * 32 + 31 - Math.clz32(bits & -bits);
    }
  }
}
