import type { TierHits } from '../lottery/tier-odds.ts';
import type { StrategyId } from '../strategy/catalogue.ts';

/** One strategy on the draws of a backtest. */
export interface TestedStrategy {
  readonly strategy: StrategyId;
  /** Hits of all its tickets. */
  readonly hits: number;
  /** Hits of a ticket, on average. */
  readonly mean: number;
  /** Hits of a ticket of its control, on average: tickets of `uniform` of its own, in the same draws. */
  readonly control: number;
  /** How many more hits a ticket had than one of its control, on average. */
  readonly more: number;
  /** A 95 % interval of `more`; of one draw there is none. */
  readonly interval?: readonly [low: number, high: number];
  /** How often a difference as large comes without a cause, 0…1. */
  readonly p: number;
  /** The same after Holm's correction for all strategies. */
  readonly adjusted: number;
  /** Tickets with exactly these hits, for each tier of hits, best first. */
  readonly tiers: readonly { readonly hits: TierHits; readonly seen: number }[];
}

/** What a backtest comes to. */
export interface BacktestReport {
  readonly kind: 'walk';
  /** Draws that were bet on. */
  readonly draws: number;
  /** Tickets of each strategy in each. */
  readonly games: number;
  /** Hits of a ticket that chance gives, on average: pick · drawn ÷ total. */
  readonly expected: number;
  /** Tickets that chance gives of each tier of hits, best first. */
  readonly tiers: readonly { readonly hits: TierHits; readonly expected: number }[];
  /** Hits of a ticket of all controls together, on average. */
  readonly uniform: number;
  /** All but `uniform`, in the order of the catalogue. */
  readonly strategies: readonly TestedStrategy[];
}

/** A p-value below this counts as a difference, once it is corrected for all strategies. */
export const BACKTEST_ALPHA = 0.05;

/**
 * The fewest draws in which so many strategies can differ: after n draws no p-value is below 2^(1 − n), and the least of
 * them is multiplied by all tries.
 */
export function fewestDraws(tries: number): number {
  let draws = 1;
  for (let least = tries; least >= BACKTEST_ALPHA; least /= 2) draws++;
  return draws;
}

/** How often so many of some tries, or more, are below BACKTEST_ALPHA by chance, where none depends on another. */
export function chanceOfSeeming(seeming: number, tries: number): number {
  let [chance, sum] = [1, 0];
  for (let i = 0; i < tries; i++) chance *= 1 - BACKTEST_ALPHA;
  for (let count = 0; count < seeming; count++) {
    sum += chance;
    chance *= ((tries - count) * BACKTEST_ALPHA) / ((count + 1) * (1 - BACKTEST_ALPHA));
  }
  return 1 - sum;
}
