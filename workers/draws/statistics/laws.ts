import { hitsChance } from '../../shared/lottery/tier-odds.ts';

/** Digits that are kept of an exact fraction. */
const SCALE = 10n ** 18n;

/**
 * The chances that 0…drawn of a draw's numbers are among `marked` ones, which do not depend on it: C(m, k) · C(T − m, d
 * − k) / C(T, d), exact before it is rounded to 18 digits after the point.
 */
export function hitLaw(total: number, drawn: number, marked: number): number[] {
  return Array.from({ length: drawn + 1 }, (_, hits) => {
    const { ways, of } = hitsChance({ total, drawn }, marked, hits);
    return Number((ways * SCALE) / of) / Number(SCALE);
  });
}

/**
 * The chance of each sum of `drawn` different numbers of 1…total: at index s that of the sum s. Counted by adding one
 * number after the other; only sums of positive terms, so that the relative error stays below total · 10⁻¹⁵.
 */
export function sumLaw(total: number, drawn: number): Float64Array {
  const greatest = largest(total, drawn);
  const ways = Array.from({ length: drawn + 1 }, () => new Float64Array(greatest + 1));
  (ways[0] as Float64Array)[0] = 1;
  for (let n = 1; n <= total; n++) {
    for (let count = Math.min(n, drawn); count > 0; count--) {
      const [to, from] = [ways[count], ways[count - 1]] as [Float64Array, Float64Array];
      const end = n + largest(n - 1, count - 1);
      for (let sum = n; sum <= end; sum++) {
        to[sum] = (to[sum] as number) + (from[sum - n] as number);
      }
    }
  }
  const law = ways[drawn] as Float64Array;
  const all = law.reduce((sum, weight) => sum + weight, 0);
  return law.map((weight) => weight / all);
}

/** The greatest sum of k of the numbers 1…n. */
const largest = (n: number, count: number) => (count * (2 * n - count + 1)) / 2;
