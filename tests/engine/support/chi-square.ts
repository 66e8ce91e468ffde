/** Pearson's statistic of counts that should all be equal. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * The value that the statistic of `cells` equally likely cells exceeds once in ten thousand: Wilson and Hilferty's
 * approximation, z = 3.719.
 */
export function chiSquareLimit(cells: number): number {
  const freedom = cells - 1;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
}
