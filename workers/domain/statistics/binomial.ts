import type { Band } from '../../shared/statistics.ts';

/** What lies outside the band, at most, on each of its two sides. */
const SIDE = 0.025;

/** A band with the chance to be outside of it, 0…0.05. */
export interface ChanceBand extends Band {
  readonly outside: number;
}

/**
 * The central 95 % of how often something of chance p happens in n independent draws: the narrowest
 * band that leaves at most 2.5 % on either side. Whole n ≥ 0, 0 ≤ p ≤ 1.
 */
export function binomialBand(n: number, p: number): ChanceBand {
  const law = binomialLaw(n, p);
  let low = 0;
  let below = 0;
  for (; below + at(law, low) <= SIDE; low++) below += at(law, low);
  let high = n;
  let above = 0;
  for (; above + at(law, high) <= SIDE; high--) above += at(law, high);
  return { low, high, outside: below + above };
}

/**
 * The chances of 0…n times, by the ratio of neighbours from the most likely on: C(n, k) pᵏ (1 − p)ⁿ⁻ᵏ
 * with a relative error below (n + 2) · 10⁻¹⁵, and no factorial that could overflow.
 */
export function binomialLaw(n: number, p: number): Float64Array {
  const law = new Float64Array(n + 1);
  const mode = Math.min(n, Math.floor((n + 1) * p));
  const odds = p / (1 - p);
  law[mode] = 1;
  for (let k = mode; k < n; k++) law[k + 1] = ((at(law, k) * (n - k)) / (k + 1)) * odds;
  for (let k = mode; k > 0; k--) law[k - 1] = (at(law, k) * k) / (n - k + 1) / odds;
  const sum = law.reduce((all, weight) => all + weight, 0);
  return law.map((weight) => weight / sum);
}

const at = (law: Float64Array, k: number) => law[k] as number;
