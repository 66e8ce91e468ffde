import type { Lottery } from '../../shared/lottery/lotteries.ts';
import type { PairKind } from './pair-kinds.ts';

/** The chance that the two bets of a pair have these hits in the same draw. */
export function jointChances({ total, drawn }: Lottery, hits: number): (pair: PairKind) => number {
  const known = new Map<number, number>();
  return ({ a, b, common }) => {
    const [m, n] = [a.numbers.length, b.numbers.length];
    const key = (m * 101 + n) * 101 + common;
    const there = known.get(key);
    if (there !== undefined) return there;
    let ways = 0;
    for (let i = 0; i <= hits; i++) {
      ways +=
        choose(common, i) *
        choose(m - common, hits - i) *
        choose(n - common, hits - i) *
        choose(total - m - n + common, drawn - 2 * hits + i);
    }
    const chance = ways / choose(total, drawn);
    known.set(key, chance);
    return chance;
  };
}

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
