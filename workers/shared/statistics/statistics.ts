import type { LotteryKey } from '../lottery/lotteries.ts';
import type { SimulatedHistory } from '../run/history.ts';

/** Most simulated draws that are looked at: one a day, back from today. */
export const MAX_SIMULATED_WINDOW = 500;

/** Most contests that are looked at: as many as a file of results may have rows. */
export const MAX_WINDOW = 20_000;

/** The kept real draws of a lottery. */
export interface OfficialSource {
  readonly kind: 'official';
}

/** Names the draws that statistics are of. */
export interface StatisticsRequest {
  readonly lottery: LotteryKey;
  readonly source: SimulatedHistory | OfficialSource;
  /** How many of the newest contests, or simulated draws: 1…MAX_WINDOW; all where there are fewer. */
  readonly window: number;
}

/** Counts that chance alone stays within in at least 95 % of cases, both ends included. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

/** How often a value, or one of several, came up, and how often chance alone would have it. */
export interface Bar {
  /** The least and the greatest value that count, both included. */
  readonly from: number;
  readonly to: number;
  /** The ends of a chart: anything smaller, or greater, counts here too. */
  readonly open?: 'below' | 'above';
  readonly times: number;
  /** The mean that chance gives, a fraction. */
  readonly expected: number;
  /** Missing where the counts are no independent trials. */
  readonly band?: Band;
}

/** 0 the least … 4 the most; see `NumberStatistics`. */
export type Level = 0 | 1 | 2 | 3 | 4;

/** What the draws say of one number. */
export interface NumberStatistics {
  readonly number: number;
  /** Draws that have it. */
  readonly times: number;
  /** Below the band of chance, lower than the mean, about the mean, higher, above the band. */
  readonly timesLevel: Level;
  /** Draws since it last came out: 0 = in the newest; the number of draws = in none of them. */
  readonly delay: number;
  /** By how many in a hundred numbers are so late by chance: over 75, 50, 25, 5, and the rest. */
  readonly delayLevel: Level;
}

/** A number with a count of draws in a row. */
export interface Streak {
  readonly number: number;
  readonly draws: number;
}

/** All that is counted in the draws of a lottery. Plain data. */
export interface DrawStatistics {
  readonly lottery: LotteryKey;
  readonly kind: StatisticsRequest['source']['kind'];
  /** How many draws were looked at; a contest of Dupla Sena has two. 0 where there are none. */
  readonly draws: number;
  /** How many numbers each of them has. */
  readonly drawn: number;
  /** The contests they are of; missing where they are simulated. */
  readonly contests?: { readonly first: number; readonly last: number; readonly missing: number };
  /** The days of the oldest and the newest, `YYYY-MM-DD`, where they are known. */
  readonly days?: { readonly first: string; readonly last: string };
  /** Of each number, ascending. */
  readonly numbers: readonly NumberStatistics[];
  readonly frequency: {
    readonly expected: number;
    readonly band: Band;
    /** How many numbers are outside the band, and how many would be by chance: a fraction. */
    readonly outside: number;
    readonly outsideByChance: number;
  };
  /** Least delay that at most one number in twenty has by chance, in draws. */
  readonly longDelay: number;
  readonly sums: {
    readonly mean: number;
    readonly expectedMean: number;
    /** Standard deviation of one draw's sum. */
    readonly deviation: number;
    readonly bars: readonly Bar[];
  };
  /** How many of a draw's numbers are odd. */
  readonly odd: readonly Bar[];
  /** How many of a draw's numbers were in the draw before; `pairs` such neighbours. */
  readonly repeats: { readonly pairs: number; readonly bars: readonly Bar[] };
  /** Draws from one appearance of a number to its next: 1 = in the very next draw. */
  readonly gaps: {
    readonly count: number;
    readonly bars: readonly Bar[];
    /** The longest that a number stayed away, and came in a row; the smallest such number. */
    readonly absence: Streak;
    readonly streak: Streak;
  };
}
