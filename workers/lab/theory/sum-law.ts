import { binomialBand } from '../../shared/statistics/binomial.ts';
import type { Band } from '../../shared/statistics/statistics.ts';
import { WITHIN_95 } from './normal.ts';

/** The law of a whole number from 0 on: the chance of each. */
export interface CountLaw {
  readonly mean: number;
  readonly variance: number;
  readonly chances: Float64Array;
}

/** How much may be outside of a range on either side, and how many standard deviations of a normal law that is. */
interface Level {
  readonly side: number;
  readonly deviations: number;
}

/** Ranges that are left in 5 and in 0.1 of 100 cases. */
export const LEVELS = {
  95: { side: 0.025, deviations: WITHIN_95 },
  99.9: { side: 0.0005, deviations: 3.2905267314919255 },
} as const satisfies Readonly<Record<number, Level>>;

/** Up to this variance the law of a sum is made in full: some 3,000 chances. */
const FULL_VARIANCE = 2 ** 15;

/** A chance that is so small is left out at the ends of a law. */
const TINY = 1e-18;

/**
 * What the sum of `terms` independent numbers of a law stays within: the law of the sum in full, else its first four
 * cumulants. Additions, products and roots only, so that every engine has the same.
 */
export function sumBand(law: CountLaw, terms: number, level: Level): Band {
  const { mean, variance, chances } = law;
  // Of one game it is at hand, however many draws there are.
  if (chances.length === 2) return binomialBand(terms, mean, level.side);
  return terms * variance <= FULL_VARIANCE ? fullBand(chances, terms, level) : nearBand(law, terms, level);
}

/** Consecutive chances, the first of them that of `from`. */
interface Chances {
  readonly from: number;
  readonly list: Float64Array;
}

function fullBand(chances: Float64Array, terms: number, { side }: Level): Band {
  const law: Chances = { from: 0, list: chances };
  let bit = 1;
  while (2 * bit <= terms) bit *= 2;
  let sum = law;
  for (let rest = terms - bit; bit > 1; ) {
    bit /= 2;
    sum = added(sum, sum);
    if (rest < bit) continue;
    rest -= bit;
    sum = added(sum, law);
  }
  const { from, list } = sum;
  let [low, below] = [0, 0];
  while (low < list.length - 1 && below + (list[low] as number) <= side) below += list[low++] as number;
  let [high, above] = [list.length - 1, 0];
  while (high > low && above + (list[high] as number) <= side) above += list[high--] as number;
  return { low: from + low, high: from + high };
}

/** The law of the sum of two independent numbers. */
function added(one: Chances, other: Chances): Chances {
  const sums = new Float64Array(one.list.length + other.list.length - 1);
  one.list.forEach((a, i) => {
    for (let j = 0; j < other.list.length; j++) sums[i + j] = (sums[i + j] as number) + a * (other.list[j] as number);
  });
  let [first, end] = [0, sums.length];
  while (end > 1 && Math.abs(sums[end - 1] as number) < TINY) end--;
  while (first < end - 1 && Math.abs(sums[first] as number) < TINY) first++;
  return { from: one.from + other.from + first, list: sums.subarray(first, end) };
}

/** Cornish and Fisher, "Moments and cumulants in the specification of distributions", Rev. ISI 5, 1937. */
function nearBand({ mean, variance, chances }: CountLaw, terms: number, { deviations: z }: Level): Band {
  let [third, fourth] = [0, 0];
  chances.forEach((chance, count) => {
    const away = count - mean;
    third += chance * away * away * away;
    fourth += chance * away * away * away * away;
  });
  const deviation = Math.sqrt(terms * variance);
  const skewness = third / (variance * deviation);
  const excess = (fourth / variance - 3 * variance) / (terms * variance);
  // Skewness moves both ends alike; what makes both tails heavier moves them apart.
  const shift = (skewness * (z * z - 1)) / 6;
  const reach = z + (excess * (z * z * z - 3 * z)) / 24 - (skewness * skewness * (2 * z * z * z - 5 * z)) / 36;
  const end = (away: number) => terms * mean + deviation * away;
  return { low: Math.max(0, Math.floor(end(shift - reach))), high: Math.ceil(end(shift + reach)) };
}
