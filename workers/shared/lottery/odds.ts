import type { Lottery } from './lotteries.ts';

/** The binomial coefficient C(n, k), exactly; 0 when k is out of 0…n. */
export function combinations(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * BigInt(n - i + 1)) / BigInt(i);
  return result;
}

/** How many different tickets a lottery has: C(total, pick). */
export function ticketSpace(lottery: Lottery): bigint {
  return combinations(lottery.total, lottery.pick);
}

/**
 * The odds of the top tier of a ticket of `pick` numbers, as the N of "1 in N": the ticket wins when it holds every
 * drawn number, C(total, drawn) / C(pick, drawn). As the operator prints it: to the nearest whole number (Timemania with
 * 10 marks: 26,472,637), or without the fraction (Lotomania, 11,372,635.58).
 */
export function topTierOdds({ total, pick, drawn, cutOdds }: Lottery): number {
  const ways = combinations(pick, drawn);
  const half = cutOdds?.[pick]?.includes(drawn) ? 0n : ways / 2n;
  return Number((combinations(total, drawn) + half) / ways);
}
