import type { Lottery } from '../lottery/lotteries.ts';
import { combinations } from '../lottery/odds.ts';
import type { TierHits } from '../lottery/tier-odds.ts';
import type { Bet } from './bet.ts';

/**
 * How many minimum bets are in one of so many marks: C(m, k). One where the counter has a single size, as for Timemania
 * and Lotomania.
 */
export function simpleBets({ pick, counterSizes: [min, max] }: Lottery, marks: number): number {
  return min === max || marks === pick ? 1 : Number(combinations(marks, pick));
}

/** Prizes of one tier. */
export interface PrizesOf {
  readonly hits: number;
  readonly prizes: number;
}

/**
 * The prizes that a bet of m marks wins at once with H hits, the best tier first, without tiers that win nothing: C(H,
 * h) · C(m − H, k − h) of its minimum bets have h hits.
 */
export function prizesAtOnce(lottery: Lottery, marks: number, hits: number): readonly PrizesOf[] {
  const isMultiple = simpleBets(lottery, marks) > 1;
  const prizesOf = (tier: number) =>
    isMultiple ? combinations(hits, tier) * combinations(marks - hits, lottery.pick - tier) : BigInt(tier === hits);
  return lottery.winningHits
    .filter((tier: TierHits) => typeof tier === 'number')
    .map((tier) => ({ hits: tier, prizes: Number(prizesOf(tier)) }))
    .filter(({ prizes }) => prizes > 0);
}

/**
 * True where it is not known how often the month or the team pays to a bet of so many marks: the rules of the lotteries
 * tell it of a minimum bet alone.
 */
export function isExtraOpen(lottery: Lottery, marks: number): boolean {
  return simpleBets(lottery, marks) > 1;
}

/** The specification's price of the minimum bet, in cents. */
export function referencePrice({ minBetPrice }: Lottery): number {
  return Math.round(minBetPrice * 100);
}

/** What a batch of bets costs, factor by factor. */
export interface BetCost {
  /** The minimum bet, in cents. */
  readonly unit: number;
  /** Minimum bets in each bet. */
  readonly simple: number;
  readonly games: number;
  /** 2 with the mirror bet, otherwise 1. */
  readonly sides: number;
  /** Consecutive draws. */
  readonly draws: number;
  /** All of it, in cents: the product of the five. */
  readonly total: number;
}

/** The cost of some games of a bet, in cents; `unit` is the price of the minimum bet in cents. */
export function betCost(lottery: Lottery, bet: Bet, games: number, unit: number): BetCost {
  const simple = simpleBets(lottery, bet.marks ?? lottery.pick);
  const [sides, draws] = [bet.mirror ? 2 : 1, bet.draws ?? 1];
  return { unit, simple, games, sides, draws, total: unit * simple * games * sides * draws };
}

/** What one game of a bet costs in one draw, in reais, at the specification's price. */
export function gamePrice(lottery: Lottery, { draws: _, ...bet }: Bet): number {
  return betCost(lottery, bet, 1, referencePrice(lottery)).total / 100;
}
