import type { Lottery } from '../shared/lottery/lotteries.ts';

/** Whole numbers from `low` to `high`, both included. */
export interface SumRange {
  readonly low: number;
  readonly high: number;
}

/**
 * The sums of a ticket within half a standard deviation of the mean. A uniform ticket's sum has the mean P(T+1)/2 and
 * the variance P(T−P)(T+1)/12 (sampling without replacement); so |S − μ| ≤ σ/2 means |2S − P(T+1)| ≤ σ, and the left
 * side is whole.
 */
export function balancedSums({ total, pick }: Lottery): SumRange {
  const doubleMean = pick * (total + 1);
  const deviation = Math.floor(Math.sqrt((pick * (total - pick) * (total + 1)) / 12));
  return {
    low: Math.ceil((doubleMean - deviation) / 2),
    high: Math.floor((doubleMean + deviation) / 2),
  };
}
