/**
 * Replaces `numbers` (ascending, out of 1…total) by the next combination in lexicographic order, from the last back to
 * the first.
 */
export function toNextCombination(numbers: Uint8Array, total: number): void {
  const pick = numbers.length;
  let i = pick - 1;
  while (i >= 0 && numbers[i] === total - pick + 1 + i) i--;
  const start = i < 0 ? 1 : (numbers[i] as number) + 1;
  const from = Math.max(i, 0);
  for (let j = from; j < pick; j++) numbers[j] = start + j - from;
}
