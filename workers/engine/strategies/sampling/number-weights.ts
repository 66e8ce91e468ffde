import type { NumberFrequency } from '../../../shared/strategy/frequency.ts';

/** How much each aspect counts in a ticket: whole numbers, 0…MAX_WEIGHTING. */
export interface Weighting {
  readonly frequency: number;
  readonly delay: number;
  readonly spread: number;
}

export const MAX_WEIGHTING = 8;

/** Every number's share of the weight, so that none is left out altogether. */
const BASE = 10;

/** What an aspect gives the number that is best in it; the worst gets 0. */
const SCALE = 100;

/**
 * Weights of the numbers 1…total at their own index, without the spread: whole numbers from BASE up, more for a number
 * that came out often and for one that has been away for long.
 */
export function numberWeights(
  ranking: readonly NumberFrequency[],
  weighting: Weighting,
  out = new Uint32Array(ranking.length + 1),
): Uint32Array {
  const frequency = scale(ranking.map((entry) => entry.frequency));
  const delay = scale(ranking.map((entry) => entry.delay));
  for (const entry of ranking) {
    out[entry.number] = BASE + weighting.frequency * frequency(entry.frequency) + weighting.delay * delay(entry.delay);
  }
  return out;
}

/** What the spread adds: SCALE on an unused row and column, half of it after one use, … */
export function spreadWeight(weighting: Weighting, uses: number): number {
  return weighting.spread * Math.floor(SCALE / (1 + uses));
}

/** Maps the least of the values to 0 and the most to SCALE, in whole numbers. */
function scale(values: readonly number[]): (value: number) => number {
  const min = Math.min(...values);
  const range = Math.max(...values) - min;
  return (value) => (range === 0 ? 0 : Math.floor((SCALE * (value - min)) / range));
}
