import type { Lottery } from './lotteries.ts';

/** Two bets, as chance sees them: how many numbers each marks, and how many of them both mark. */
export interface BetPair {
  readonly marks: number;
  readonly others: number;
  readonly common: number;
}

/**
 * The chance that both bets of a pair have these hits in the same draw, to 14 digits: the drawn numbers that both mark
 * number i, Σ C(c, i) · C(m − c, h − i) · C(n − c, h − i) · C(T − m − n + c, d − 2h + i) / C(T, d).
 */
export function jointChances(
  { total, drawn }: Pick<Lottery, 'total' | 'drawn'>,
  hits: number,
): (pair: BetPair) => number {
  const known = new Map<number, number>();
  return ({ marks: m, others: n, common }) => {
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

/** The chance of h hits of a bet with m marks in one draw: to 14 digits, and fast. */
export function quickHitsChance(
  { total, drawn }: Pick<Lottery, 'total' | 'drawn'>,
  marks: number,
  hits: number,
): number {
  return (choose(marks, hits) * choose(total - marks, drawn - hits)) / choose(total, drawn);
}

/** Pascal's triangle, a row after the other; made at the first need. */
let triangle: Float64Array | undefined;
const ROWS = 101;

/** C(n, k) as a float, exact to 14 digits, n up to 100. */
function choose(n: number, k: number): number {
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
