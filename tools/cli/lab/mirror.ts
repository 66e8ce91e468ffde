import { allNumbers, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';

/** The numbers that a ticket does not mark, ascending. */
export function mirrorOf(lottery: Lottery, numbers: readonly number[]): readonly number[] {
  return allNumbers(lottery).filter((n) => !numbers.includes(n));
}
