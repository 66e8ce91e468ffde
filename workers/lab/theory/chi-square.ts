import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { exp, log } from './elementary.ts';

/** A sum of squares that has a χ² law in chance alone. */
export interface ChiSquare {
  readonly statistic: number;
  readonly freedom: number;
}

/** Terms of a series or of a fraction before it is taken for settled. */
const TERMS = 1000;

const TINY = 1e-300;

/**
 * The chance that a χ² of so many degrees of freedom is at least `statistic`: the upper regularised incomplete gamma
 * function Q(f/2, x/2), by its series below and Lentz's fraction above. Press et al., "Numerical Recipes", 3rd ed.,
 * section 6.2.
 */
export function chiSquareP(statistic: number, freedom: number): number {
  const [a, x] = [freedom / 2, statistic / 2];
  if (x <= 0) return 1;
  const front = exp(a * log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - front * lowerSeries(a, x) : front * upperFraction(a, x);
}

/** How often chance is as far, on either side: counts that are too even tell from chance as well. 0…1. */
export function twoSidedP({ statistic, freedom }: ChiSquare): number {
  if (freedom === 0) return 1;
  const above = chiSquareP(statistic, freedom);
  return 2 * Math.min(above, 1 - above);
}

/**
 * How far the counts of a lottery's numbers, `counts[n]` of number n, are from equal ones after draws of `drawn` numbers
 * without replacement: Σ (O − E)² / E, times (T − 1) / (T − d), has a χ² law of T − 1 degrees of freedom. Joe, "Tests of
 * uniformity for sets of lotto numbers", Statist. Probab. Lett. 16, 1993.
 */
export function compareSingles(
  { total, drawn }: Pick<Lottery, 'total' | 'drawn'>,
  counts: Float64Array,
  draws: number,
): ChiSquare {
  const expected = (draws * drawn) / total;
  const squares = counts.subarray(1).reduce((sum, count) => sum + (count - expected) * (count - expected), 0);
  return { statistic: ((total - 1) / (total - drawn)) * (squares / expected), freedom: total - 1 };
}

function lowerSeries(a: number, x: number): number {
  let [sum, term] = [1 / a, 1 / a];
  for (let n = 1; n < TERMS && term > sum * 1e-16; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < TERMS; n++) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / nonZero(factor * d + b);
    c = nonZero(b + factor / c);
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return h;
}

const nonZero = (value: number) => (Math.abs(value) < TINY ? TINY : value);

/** ln Γ(x) for x > 0, by Stirling's series from 10 on: to 14 digits. Abramowitz and Stegun, 6.1.41. */
function logGamma(x: number): number {
  let [z, shift] = [x, 0];
  for (; z < 10; z++) shift += log(z);
  const square = z * z;
  const series = 1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square;
  return (z - 0.5) * log(z) - z + log(2 * Math.PI) / 2 + series / z - shift;
}
