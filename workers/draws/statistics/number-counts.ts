import { allNumbers, type Lottery } from '../../shared/lottery/lotteries.ts';
import { binomialBand } from '../../shared/statistics/binomial.ts';
import type { DrawStatistics, Level, NumberStatistics } from '../../shared/statistics/statistics.ts';
import type { NumberedDraw } from './stretches.ts';

type Counts = Pick<DrawStatistics, 'numbers' | 'frequency' | 'longDelay'>;

/** As many standard deviations from the mean are about the mean. */
const NEAR = 0.5;

/** Where the levels of delay begin: the share of numbers that are at least so late by chance. */
const LATE = [0.75, 0.5, 0.25, 0.05];

/**
 * How often each number is in the draws, newest first, and how late it is; and what chance alone gives: each number is
 * in a draw with chance drawn / total, so its count has a binomial law.
 */
export function countNumbers(lottery: Lottery, drawn: number, draws: readonly NumberedDraw[]): Counts {
  const n = draws.length;
  const p = drawn / lottery.total;
  const { low, high, outside: byChance } = binomialBand(n, p);
  const expected = n * p;
  const near = NEAR * Math.sqrt(expected * (1 - p));
  const times = new Uint32Array(lottery.total + 1);
  const delay = new Uint32Array(lottery.total + 1).fill(n);
  draws.forEach(({ numbers }, age) => {
    for (const number of numbers) {
      times[number] = (times[number] as number) + 1;
      if (age < (delay[number] as number)) delay[number] = age;
    }
  });
  const timesLevel = (count: number): Level => {
    if (count < low) return 0;
    if (count > high) return 4;
    if (Math.abs(count - expected) <= near) return 2;
    return count < expected ? 1 : 3;
  };
  const numbers = allNumbers(lottery).map((number): NumberStatistics => {
    const [count, late] = [times[number] as number, delay[number] as number];
    return {
      number,
      times: count,
      timesLevel: timesLevel(count),
      delay: late,
      delayLevel: delayLevel((1 - p) ** late),
    };
  });
  const outside = numbers.filter(({ times }) => times < low || times > high).length;
  const outsideByChance = lottery.total * byChance;
  const frequency = { expected, band: { low, high }, outside, outsideByChance };
  return { numbers, frequency, longDelay: longDelay(1 - p) };
}

/** The level of a delay that a number has at least with chance `share`. */
function delayLevel(share: number): Level {
  return LATE.filter((limit) => share <= limit).length as Level;
}

/** Least delay that a number, away from a draw with chance `q`, has with a chance of 5 % at most. */
function longDelay(q: number): number {
  let delay = 0;
  for (let share = 1; share > 0.05; share *= q) delay++;
  return delay;
}
