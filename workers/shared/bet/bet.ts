import type { Lottery } from '../lottery/lotteries.ts';

/**
 * A bet as it is played, where it is not the lottery's own ticket: without a field its default. Part of the request,
 * the receipt and the link; engine 4 is the first that takes one.
 */
export interface Bet {
  /** How many numbers a ticket marks: one of `betSizes`. Default: the lottery's pick. */
  readonly marks?: number;
  /** Numbers that are in every ticket, ascending. */
  readonly fixed?: readonly number[];
  /** Numbers that are in no ticket, ascending. */
  readonly excluded?: readonly number[];
  /** The team, by its number on the playslip. Default: drawn for each ticket. */
  readonly team?: number;
  /** The month, 1…12. Default: drawn for each ticket. */
  readonly month?: number;
  /** Each ticket is played with its mirror, the numbers that it does not mark, as a second bet. */
  readonly mirror?: boolean;
  /** In how many consecutive draws the bet takes part: 1, or one of the lottery's `teimosinha`. */
  readonly draws?: number;
}

/** A part of a bet. */
export type BetPart = keyof Bet;

/** Every part of a bet, in the order of links. */
export const BET_KEYS = Object.keys({
  marks: true,
  fixed: true,
  excluded: true,
  team: true,
  month: true,
  mirror: true,
  draws: true,
} satisfies Record<BetPart, true>) as readonly BetPart[];

/**
 * How many numbers a ticket of a lottery may mark, ascending: the lottery's own pick and what the counter takes; the
 * pick may be none of these (Timemania marks 7, the counter takes 10).
 */
export function betSizes({ pick, counterSizes: [min, max] }: Lottery): readonly number[] {
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return sizes.includes(pick) ? sizes : [pick, ...sizes].sort((a, b) => a - b);
}
