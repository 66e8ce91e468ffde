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
  const below = () => weights(top, 0, (k) => k / ((n - k + 1) * odds));
  const above = () => weights(top, n, (k) => ((n - k) * odds) / (k + 1));
  const [left, right] = [sum(below()), sum(above())];
  const total = 1 + left + right;
  const [low, high] = [reach(below(), left, side * total), reach(above(), right, side * total)];
  return { low: top - low.steps, high: top + high.steps, outside: (low.beyond + high.beyond) / total };
}

/**
 * The same for a count of this mean and variance over so many trials that may depend on each other: the band of a
 * binomial number times a factor that gives it both, and at least that factor where one of independent trials would be
 * within. Exact for independent trials of one chance, and for a count that never varies; near for others: of 40 games
 * with five numbers in common at most 5 % are outside of what is to leave 5 %, but up to 2.3 % of what is to leave 0.1 %.
 */
export function scaledBand(mean: number, variance: number, trials: number, side: number = SIDE): Band {
  if (trials === 0 || mean === 0) return { low: 0, high: 0 };
  // What is left of a difference by rounding.
  if (variance < 1e-9 * mean) return { low: Math.round(mean), high: Math.round(mean) };
  const p = mean / trials;
  const measured = variance / (mean * (1 - p));
  // Of independent trials: a factor that rounding has made less would take one off a whole number.
  const factor = Math.abs(measured - 1) < 1e-9 ? 1 : measured;
  const { low, high } = binomialBand(Math.max(Math.round(trials / factor), 1), p, side);
  // Where the factor is large none of it may be usual, and one trial alone still is.
  const least = high === 0 && binomialBand(trials, p, side).high > 0 ? 1 : high;
  return { low: Math.floor(low * factor), high: Math.ceil(least * factor) };
}

/**
 * How likely the numbers beside the likeliest are, from it on as far as `end`, as multiples of it, until that is next to
 * nothing. No list: of 10¹³ trials there are millions.
 */
function* weights(top: number, end: number, ratio: (k: number) => number): Generator<number, void, void> {
  const step = end < top ? -1 : 1;
  let weight = 1;
  for (let k = top; k !== end; k += step) {
    weight *= ratio(k);
    if (weight < 1e-18) return;
    yield weight;
  }
}

/** How many of the numbers on one side, which weigh `whole`, leave at most so much beyond them, and what that weighs. */
function reach(side: Iterable<number>, whole: number, most: number): { steps: number; beyond: number } {
  let [steps, beyond] = [0, whole];
  for (const weight of side) {
    if (beyond <= most) break;
    beyond -= weight;
    steps++;
  }
  return { steps, beyond: Math.max(beyond, 0) };
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
