import { combinations } from '../../shared/lottery/odds.ts';
import type { Design } from './design.ts';

/**
 * The least tickets that any wheel of this design can have, as far as three theorems tell: the largest of the sphere,
 * Schönheim and Turán bounds, for this pool or a smaller one (a wheel serves a smaller pool too: put any other number
 * for one that is gone). The least possible may be more.
 */
export function lowerBound(design: Design): number {
  const { pool, size, drawn } = design;
  let min = 1;
  for (let smaller = Math.max(size, drawn); smaller <= pool; smaller++) {
    min = Math.max(min, boundOf({ ...design, pool: smaller }));
  }
  return min;
}

function boundOf(design: Design): number {
  const bounds = [sphereBound(design), turanBound(design), turanBound(complement(design))];
  if (design.hits === design.drawn) {
    bounds.push(schonheimBound(design.pool, design.size, design.hits));
  }
  return Math.max(...bounds);
}

/**
 * The sphere bound ⌈C(v,p) / draws that one ticket covers⌉; a ticket covers Σ C(k,i)·C(v−k,p−i) draws, over i = g…p
 * hits.
 */
export function sphereBound({ pool, size, drawn, hits }: Design): number {
  let covers = 0n;
  for (let i = hits; i <= drawn; i++) {
    covers += combinations(size, i) * combinations(pool - size, drawn - i);
  }
  return Number(ceilDivide(combinations(pool, drawn), covers));
}

/**
 * Schönheim's bound for a covering C(v,k,t): ⌈v/k · ⌈(v−1)/(k−1) · … ⌈(v−t+1)/(k−t+1)⌉⌉⌉, since the tickets that hold a
 * given number cover the rest of the pool with t − 1 numbers each. J. Schönheim, "On coverings", Pacific J. Math. 14,
 * 1964.
 */
export function schonheimBound(v: number, k: number, t: number): number {
  return t === 0 ? 1 : Math.ceil((v * schonheimBound(v - 1, k - 1, t - 1)) / k);
}

/**
 * A bound from the g-subsets inside the tickets: every draw must hold one of them, so they are at least T(v,p,g) many,
 * the Turán number, and a ticket has C(k,g). For T the recursion T(n,p,g) ≥ ⌈n/(n−g) · T(n−1,p,g)⌉ from T(p,p,g) = 1,
 * exact for g ≤ 2. Katona, Nemetz, Simonovits, "On a graph-problem of Turán", Mat. Lapok 15, 1964.
 */
export function turanBound({ pool, size, drawn, hits }: Design): number {
  if (hits < 1) return 1;
  let min = 1n;
  for (let n = drawn + 1; n <= pool; n++) min = ceilDivide(BigInt(n) * min, BigInt(n - hits));
  return Number(ceilDivide(min, combinations(size, hits)));
}

/**
 * The same guarantee told of the numbers that ticket and draw leave out: a ticket has g hits just when the v−k numbers
 * it omits and the v−p that are not drawn share v−k−p+g.
 */
export function complement({ pool, size, drawn, hits }: Design): Design {
  return {
    pool,
    size: pool - size,
    drawn: pool - drawn,
    hits: pool - size - drawn + hits,
  };
}

function ceilDivide(a: bigint, b: bigint): bigint {
  return (a + b - 1n) / b;
}
