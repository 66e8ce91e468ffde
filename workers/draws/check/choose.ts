/** Pascal's triangle, a row after the other; made at the first need. */
let triangle: Float64Array | undefined;
const ROWS = 101;

/** C(n, k) as a float, exact to 14 digits, n up to 100. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  triangle ??= pascal();
  return triangle[n * ROWS + k] ?? 0;
}

function pascal(): Float64Array {
  const rows = new Float64Array(ROWS * ROWS);
  for (let n = 0; n < ROWS; n++) {
    rows[n * ROWS] = 1;
    for (let k = 1; k <= n; k++) {
      rows[n * ROWS + k] = (rows[(n - 1) * ROWS + k - 1] ?? 0) + (rows[(n - 1) * ROWS + k] ?? 0);
    }
  }
  return rows;
}
