import type { CrowdedDraw } from './crowding.ts';

/** What each number adds to the crowding of a draw; the sum over all numbers is 0. */
export interface NumberFit {
  /** By number, from 1 on. */
  readonly effects: Float64Array;
  /** Standard errors of them. */
  readonly errors: Float64Array;
}

/** Beside squares of hundreds it changes no digit that is shown. */
const RIDGE = 1e-6;

/**
 * Least squares of the crowding on the numbers that were drawn, each less its share d/T. As all draws have as many
 * numbers, the effects are known up to a constant: they are those with the sum 0. The matrix of squares then has J, all
 * ones, added to it, which alone makes it invertible; of the inverse A⁻¹ the effects' covariance is σ² (A⁻¹ − J/T²).
 */
export function fitNumbers(total: number, draws: readonly CrowdedDraw[]): NumberFit {
  const share = (draws[0]?.numbers.length ?? 0) / total;
  const squares = Array.from({ length: total }, () => new Float64Array(total).fill(1));
  const products = new Float64Array(total);
  const mean = draws.reduce((sum, draw) => sum + draw.crowding, 0) / draws.length;
  for (const { numbers, crowding } of draws) {
    const row = new Float64Array(total).fill(-share);
    for (const n of numbers) row[n - 1] = 1 - share;
    for (let i = 0; i < total; i++) {
      const x = row[i] as number;
      products[i] = (products[i] as number) + x * (crowding - mean);
      const line = squares[i] as Float64Array;
      for (let j = 0; j < total; j++) line[j] = (line[j] as number) + x * (row[j] as number);
    }
  }
  // Draws that are all alike leave it singular: next to nothing keeps it from that.
  squares.forEach((line, i) => {
    line[i] = (line[i] as number) + RIDGE;
  });
  const inverse = invert(squares);
  const effects = new Float64Array(total + 1);
  inverse.forEach((line, i) => {
    effects[i + 1] = line.reduce((sum, value, j) => sum + value * (products[j] as number), 0);
  });
  const rest = draws.reduce((sum, draw) => {
    const left = draw.crowding - mean - predict(effects, draw);
    return sum + left * left;
  }, 0);
  const variance = rest / Math.max(1, draws.length - total);
  const errors = new Float64Array(total + 1);
  inverse.forEach((line, i) => {
    errors[i + 1] = Math.sqrt(variance * Math.max(0, (line[i] as number) - 1 / (total * total)));
  });
  return { effects, errors };
}

/** The crowding that the numbers of a draw let expect, over that of an average draw. */
export function predict(effects: Float64Array, { numbers }: Pick<CrowdedDraw, 'numbers'>): number {
  return numbers.reduce((sum, n) => sum + (effects[n] as number), 0);
}

/** The inverse of a positive definite matrix, by Gauss and Jordan. */
function invert(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => {
    const both = new Float64Array(2 * size);
    both.set(row);
    both[size + i] = 1;
    return both;
  });
  for (let i = 0; i < size; i++) {
    const pivot = rows[i] as Float64Array;
    const head = pivot[i] as number;
    for (let k = 0; k < 2 * size; k++) pivot[k] = (pivot[k] as number) / head;
    rows.forEach((row, j) => {
      const factor = row[i] as number;
      if (j === i || factor === 0) return;
      for (let k = 0; k < 2 * size; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
    });
  }
  return rows.map((row) => row.slice(size));
}
