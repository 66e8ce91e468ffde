import type { Band } from '../../workers/shared/statistics/statistics.ts';

/** Games of Dupla Sena with five numbers in common. */
export const ALIKE_GAMES = Array.from({ length: 40 }, (_, i) => ({ numbers: [1, 2, 3, 4, 5, 6 + i] }));

/** The chance of 0, 1 … 40 games with so many hits: of the five numbers so many are drawn, and of the 40 others. */
export function alikeLaw(hits: number): Float64Array {
  const law = new Float64Array(41);
  for (let common = 0; common <= 5; common++) {
    for (let others = 0; others <= 6 - common; others++) {
      const wins = common === hits ? 40 - others : common === hits - 1 ? others : 0;
      const ways = choose(5, common) * choose(40, others) * choose(5, 6 - common - others);
      law[wins] = (law[wins] as number) + ways / choose(50, 6);
    }
  }
  return law;
}

/** The chance that so many draws leave a band, by the recursion of the power of a series. */
export function leaves(law: Float64Array, draws: number, { low, high }: Band): number {
  const none = law[0] as number;
  const sums = [none ** draws];
  let within = low === 0 ? (sums[0] as number) : 0;
  for (let total = 1; total <= high; total++) {
    let chance = 0;
    for (let wins = 1; wins <= Math.min(40, total); wins++) {
      chance += (((draws + 1) * wins) / total - 1) * (law[wins] as number) * (sums[total - wins] as number);
    }
    sums.push(chance / none);
    if (total >= low) within += chance / none;
  }
  return 1 - within;
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}
