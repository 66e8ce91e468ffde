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
 * The odds of one ticket's top tier, as the N of "1 in N", without the fraction (Lotomania's
 * is 11,372,635.58; the operator prints 11,372,635). A ticket wins when it holds every drawn number: C(total, drawn) / C(pick, drawn), which is
 * C(total, pick) except for Lotomania (20 drawn, 50 marked: 11,372,635).
 */
export function topTierOdds(lottery: Lottery): number {
  const ways = combinations(lottery.pick, lottery.drawn);
  return Number(combinations(lottery.total, lottery.drawn) / ways);
}
