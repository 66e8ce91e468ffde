import type { CountRange } from '../run/request.ts';

/** What an experiment of the app may ask for. */
export const LAB_LIMITS = {
  /** Draws of a simulation. */
  draws: { min: 1, max: 100_000_000 },
  /** Games in each draw; one with a mirror counts as two. */
  games: { min: 1, max: 40 },
  /** Draws of a backtest that are made for it. */
  size: { min: 100, max: 10_000 },
  /** Tickets of each strategy in a draw of a backtest. */
  tickets: { min: 1, max: 20 },
  /** How many times as likely a rigged number is as another. */
  weight: { min: 1, max: 10 },
  /** How many numbers are rigged. */
  rigged: { min: 1, max: 20 },
  /** A price or a prize, in cents. */
  cents: { min: 0, max: 100_000_000_000 },
} as const satisfies Readonly<Record<string, CountRange>>;

/** The most draws of a simulation on the command line. */
export const MAX_COMMAND_DRAWS = 1_000_000_000_000;

/** How many draws before it a strategy of a backtest sees, as in a run; there are no bets on the first ones. */
export const BACKTEST_WINDOW = 30;
