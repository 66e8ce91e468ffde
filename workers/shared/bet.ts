import type { Lottery, LotteryKey } from './lotteries.ts';

/**
 * A bet as it is played, where it is not the lottery's own ticket: without a field its default. Part
 * of the request, the receipt and the link; engine 4 is the first that takes one.
 */
export interface Bet {
  /** How many numbers a ticket marks: one of `betSizes`. Default: the lottery's pick. */
  readonly marks?: number;
  /** Numbers that are in every ticket, ascending. */
  readonly fixed?: readonly number[];
  /** Numbers that are in no ticket, ascending. */
  readonly excluded?: readonly number[];
  /** Timemania: the team, by its number on the playslip, 1…80. Default: drawn for each ticket. */
  readonly team?: number;
  /** Dia de Sorte: the month, 1…12. Default: drawn for each ticket. */
  readonly month?: number;
  /** Lotomania: each ticket is played with its mirror, the 50 other numbers, as a second bet. */
  readonly mirror?: boolean;
  /** In how many consecutive draws the bet takes part: 1, or one of the lottery's `draws`. */
  readonly draws?: number;
}

/** What the counter takes for a lottery. */
export interface BetTable {
  /** Fewest and most numbers that a bet marks at the counter. */
  readonly sizes: readonly [min: number, max: number];
  /** Consecutive draws on offer («teimosinha»). */
  readonly draws: readonly number[];
  /** Games on one playslip. */
  readonly slipGames: number;
  /** Price of the minimum bet at the counter in 2026, in reais; the specification has its own. */
  readonly counterPrice: number;
}

/** Figures: `shared/design/playslips.md`. */
export const BET_TABLES: Readonly<Record<LotteryKey, BetTable>> = {
  megasena: { sizes: [6, 20], draws: [2, 4, 8], slipGames: 3, counterPrice: 6 },
  lotofacil: {
    ...{ sizes: [15, 20], slipGames: 3, counterPrice: 3.5 },
    draws: [2, 3, 4, 6, 8, 9, 12, 18, 24],
  },
  quina: { sizes: [5, 15], draws: [3, 6, 12, 18, 24], slipGames: 2, counterPrice: 3 },
  duplasena: { sizes: [6, 15], draws: [2, 3, 4, 6, 8, 9, 12], slipGames: 2, counterPrice: 3 },
  timemania: { sizes: [10, 10], draws: [3, 6, 9, 12], slipGames: 1, counterPrice: 3.5 },
  diadasorte: { sizes: [7, 15], draws: [3, 6, 9, 12], slipGames: 3, counterPrice: 2.5 },
  lotomania: { sizes: [50, 50], draws: [2, 3, 4, 6, 8, 9, 12], slipGames: 1, counterPrice: 3 },
};

/**
 * How many numbers a ticket of a lottery may mark, ascending: the lottery's own pick and what the
 * counter takes. Timemania's own 7 is not for the counter, which takes 10.
 */
export function betSizes({ key, pick }: Lottery): readonly number[] {
  const [min, max] = BET_TABLES[key].sizes;
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return sizes.includes(pick) ? sizes : [pick, ...sizes].sort((a, b) => a - b);
}
