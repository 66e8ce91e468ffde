import { allNumbers, type Lottery } from '../shared/lottery/lotteries.ts';
import { COLD_COUNT, HOT_COUNT, type NumberFrequency } from '../shared/strategy/frequency.ts';
import type { PastDraw } from './history.ts';

/** All numbers of the lottery by frequency in `history` (newest draw first), highest first, ties by smaller number. */
export function rankNumbers(lottery: Lottery, history: readonly PastDraw[]): NumberFrequency[] {
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
