import type { Draw } from './history.ts';
import { allNumbers, type Lottery } from './lotteries.ts';

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

/** How many numbers count as hot and as cold. Product specification, section 9. */
export const HOT_COUNT = 10;
export const COLD_COUNT = 5;

/**
 * All numbers of the lottery by frequency in `history` (newest draw first), highest first, ties
 * by smaller number.
 */
export function rankNumbers(lottery: Lottery, history: readonly Draw[]): NumberFrequency[] {
  const frequency = new Uint16Array(lottery.total + 1);
  const delay = new Uint16Array(lottery.total + 1).fill(history.length + 1);
  history.forEach((draw, age) => {
    for (const n of draw.numbers) {
      frequency[n] = (frequency[n] as number) + 1;
      if (age < (delay[n] as number)) delay[n] = age;
    }
  });
  return allNumbers(lottery)
    .sort((a, b) => (frequency[b] as number) - (frequency[a] as number) || a - b)
    .map((number, rank) => ({
      number,
      frequency: frequency[number] as number,
      isHot: rank < HOT_COUNT,
      isCold: rank >= lottery.total - COLD_COUNT,
      delay: delay[number] as number,
    }));
}
