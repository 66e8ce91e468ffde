import type { Band } from './statistics.ts';

/** What lies outside the central 95 %, at most, on each of its two sides. */
const SIDE = 0.025;

/** A band with the chance to be outside of it, 0…0.05. */
export interface ChanceBand extends Band {
  readonly outside: number;
}

/**
 * The central 95 % of how often something of chance p happens in n independent draws: the narrowest band that leaves at
 * most `side` (2.5 % unless given) on either side. Whole n ≥ 0, 0 ≤ p ≤ 1.
 */
export function binomialBand(n: number, p: number, side: number = SIDE): ChanceBand {
  if (n === 0 || p <= 0) return { low: 0, high: 0, outside: 0 };
  if (p >= 1) return { low: n, high: n, outside: 0 };
  // From the likeliest on in both directions: at 0 it may be too small for a float.
  const top = Math.min(Math.floor((n + 1) * p), n);
  const odds = p / (1 - p);
  const below = weights(top, (k) => k / ((n - k + 1) * odds), 0);
  const above = weights(top, (k) => ((n - k) * odds) / (k + 1), n);
  const total = 1 + sum(below) + sum(above);
  const [left, right] = [cut(below, side * total), cut(above, side * total)];
  return {
    low: top - left.rest,
    high: top + right.rest,
    outside: (left.weight + right.weight) / total,
  };
}

/**
 * The same for a count of this mean and variance over so many trials that may depend on each other: the band of a
 * binomial number times a factor that gives it both. Exact for independent trials of one chance, else very near.
 */
export function scaledBand(mean: number, variance: number, trials: number, side: number = SIDE): Band {
  if (trials === 0 || mean === 0) return { low: 0, high: 0 };
  const p = mean / trials;
  const factor = Math.max(variance / (mean * (1 - p)), 1);
  const { low, high } = binomialBand(Math.max(Math.round(trials / factor), 1), p, side);
  return { low: Math.floor(low * factor), high: Math.ceil(high * factor) };
}

/** How likely the numbers beside the likeliest are, as multiples of it, until that is next to nothing. */
function weights(top: number, ratio: (k: number) => number, end: number): number[] {
  const list: number[] = [];
  const step = end < top ? -1 : 1;
  let weight = 1;
  for (let k = top; k !== end; k += step) {
    weight *= ratio(k);
    if (weight < 1e-18) break;
    list.push(weight);
  }
  return list;
}

/** How many are left when at most so much is cut off the end, and what that weighs. */
function cut(list: readonly number[], most: number): { rest: number; weight: number } {
  let weight = 0;
  let rest = list.length;
  for (; rest > 0; rest--) {
    const more = weight + (list[rest - 1] ?? 0);
    if (more > most) break;
    weight = more;
  }
  return { rest, weight };
}

const sum = (list: readonly number[]) => list.reduceRight((total, value) => total + value, 0);
