import type { FoundPrize } from './found-prizes.ts';
import { claimStatus } from './open-prizes.ts';

/** Some wins together. */
export interface PrizeSum {
  readonly prizes: number;
  /** What is known of their worth, in cents. */
  readonly cents: number;
  /** Wins of which the worth is not known; they are not in `cents`. */
  readonly unknown: number;
}

/** What has become of wins. */
export interface PrizeSums {
  readonly fetched: PrizeSum;
  /** Unclaimed wins of registered games whose last day has not passed. */
  readonly waiting: PrizeSum;
  /** Forfeited wins, and unclaimed ones of registered games past the last day. */
  readonly lost: PrizeSum;
  /** Unclaimed wins of games that were never marked as registered; they are in no sum. */
  readonly unsure: number;
}

/** What a win paid, in cents: as the visitor has typed, else as the results say; undefined where neither is known. */
export function paidCents({ claim, cents }: Pick<FoundPrize, 'claim' | 'cents'>): number | undefined {
  return claim?.cents ?? cents;
}

/** A win with what it paid in the place of its worth. */
export function asPaid(prize: FoundPrize): FoundPrize {
  const cents = paidCents(prize);
  return cents === undefined ? prize : { ...prize, cents };
}

/** The sums of wins on a day, `YYYY-MM-DD` in Brazil. */
export function prizeSums(prizes: readonly FoundPrize[], today: string): PrizeSums {
  const of = (wanted: Part) => prizes.filter((prize) => partOf(prize, today) === wanted);
  return {
    fetched: sumOf(of('fetched')),
    waiting: sumOf(of('waiting')),
    lost: sumOf(of('lost')),
    unsure: of('unsure').length,
  };
}

type Part = 'fetched' | 'waiting' | 'lost' | 'unsure';

function partOf(prize: FoundPrize, today: string): Part {
  const status = claimStatus(prize, today);
  if (status.is === 'told') return status.claim.as === 'fetched' ? 'fetched' : 'lost';
  if (!prize.registered) return 'unsure';
  return status.is === 'passed' ? 'lost' : 'waiting';
}

/** Adds wins up. A sum that a number does not hold exactly leaves the rest unknown. */
export function sumOf(prizes: readonly FoundPrize[]): PrizeSum {
  let [sum, unknown] = [0, 0];
  for (const cents of prizes.map(paidCents)) {
    if (cents === undefined || !Number.isSafeInteger(sum + cents)) unknown++;
    else sum += cents;
  }
  return { prizes: prizes.length, cents: sum, unknown };
}
