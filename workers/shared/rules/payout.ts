import type { Rule } from './rule.ts';

/** How a prize is paid, by what it is worth, in cents. */
export interface Payout {
  /** Above it, before tax, only the bank pays. It is where the tax begins. */
  readonly bank: number;
  /** What a prize just above it is announced at: after tax. */
  readonly announced: number;
  /** From it on, before tax, it takes two working days at least. */
  readonly days: number;
}

/** What holds for prizes that are fetched now: a newer one takes its place. */
export const PAYOUT: Rule<Payout> = {
  since: '2025-07-04',
  value: { bank: 242_880, announced: 170_016, days: 1_000_000 },
  source: 'payout',
};
