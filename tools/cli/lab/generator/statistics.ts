import type { ChiSquare } from '../../../../workers/lab/theory/chi-square.ts';
import { quickHitsChance } from '../../../../workers/shared/lottery/joint-chances.ts';
import type { Lottery } from '../../../../workers/shared/lottery/lotteries.ts';

/** Fewest times that chance gives a class; rarer ones beside each other count as one. */
const FEWEST = 10;

/** Counts by class against their chances; the last class of a list that is too rare joins the one before. */
export function compareCounts(counts: ArrayLike<number>, chances: readonly number[], trials: number): ChiSquare {
  const classes: { seen: number; expected: number }[] = [];
  let [seen, expected] = [0, 0];
  chances.forEach((chance, i) => {
    seen += counts[i] as number;
    expected += trials * chance;
    if (expected < FEWEST) return;
    classes.push({ seen, expected });
    [seen, expected] = [0, 0];
  });
  const last = classes[classes.length - 1];
  if (!last) return { statistic: 0, freedom: 0 };
  last.seen += seen;
  last.expected += expected;
  const statistic = classes.reduce(
    (sum, one) => sum + ((one.seen - one.expected) * (one.seen - one.expected)) / one.expected,
    0,
  );
  return { statistic, freedom: classes.length - 1 };
}

/** The chances of 0…pick numbers in common of two independent tickets: hypergeometric. */
export function overlapLaw({ total, pick }: Lottery): number[] {
  return Array.from({ length: pick + 1 }, (_, common) => quickHitsChance({ total, drawn: pick }, pick, common));
}

/**
 * How far the counts of pairs are from what the counts of their numbers give. Pairs of a ticket depend on each other only
 * through the Johnson scheme J(T, 2): what is left of their deviations without a (xᵢ + xⱼ), where xᵢ is the deviation of
 * a number and a = (d − 1) / (T − 2), has T(T − 3)/2 degrees of freedom with one variance. That is the variance of all
 * pairs less that of the numbers' part, shared among them. Joe, Statist. Probab. Lett. 16, 1993.
 */
export function comparePairs(
  { total: t, pick: d }: Lottery,
  singles: Float64Array,
  pairs: Float64Array,
  tickets: number,
): ChiSquare {
  const [p, both] = [d / t, (d * (d - 1)) / (t * (t - 1))];
  const a = (d - 1) / (t - 2);
  let squares = 0;
  for (let i = 1; i <= t; i++) {
    for (let j = i + 1; j <= t; j++) {
      const ofNumbers = a * ((singles[i] as number) + (singles[j] as number) - 2 * tickets * p);
      const left = (pairs[i * (t + 1) + j] as number) - tickets * both - ofNumbers;
      squares += left * left;
    }
  }
  const freedom = (t * (t - 3)) / 2;
  const all = tickets * ((t * (t - 1)) / 2) * both * (1 - both);
  const ofNumbers = a * a * (t - 2) * t * tickets * p * (1 - p);
  return { statistic: (squares * freedom) / (all - ofNumbers), freedom };
}
