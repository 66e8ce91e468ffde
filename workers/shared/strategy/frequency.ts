import type { Lottery } from '../lottery/lotteries.ts';

/** What the history window says of one number. */
export interface NumberFrequency {
  readonly number: number;
  /** Draws of the window that have the number: 0…window length. */
  readonly frequency: number;
  /** Among the first 10 of the ranking. */
  readonly isHot: boolean;
  /** Among the last 5 of the ranking. */
  readonly isCold: boolean;
  /** Draws since the number last came out: 0 = in the newest draw; window length + 1 = never. */
  readonly delay: number;
}

/** How many numbers count as hot and as cold: docs/specification.md. */
export const HOT_COUNT = 10;
export const COLD_COUNT = 5;

/**
 * How many hot numbers the mode «Rápido» takes into each ticket: 70 % of the pick, rounded up, as far as there are. See
 * docs/specification.md, «Modes».
 */
export function quickHotCount({ pick }: Pick<Lottery, 'pick'>): number {
  return Math.min(HOT_COUNT, Math.ceil((7 * pick) / 10));
}
