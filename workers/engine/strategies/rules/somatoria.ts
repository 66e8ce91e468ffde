import { allNumbers } from '../../../shared/lottery/lotteries.ts';
import { createUrn } from '../../random/urn.ts';
import { isBound, left } from '../sampling/room.ts';
import { balancedSums, createSumDraw, type SumRange } from '../sampling/sum-draw.ts';
import type { Picker, Strategy, StrategyContext } from '../strategy.ts';

/** Draws before the sum is made to fit; 38 in 100 fit, so all of them miss once in 4 million. */
const ATTEMPTS = 32;

/** «Somatória equilibrada»: the sum is within half a standard deviation of the mean. */
export const somatoria: Strategy = {
  prepare(context) {
    const { lottery } = context;
    const range = balancedSums(lottery);
    if (isBound(context)) return [pickBound(context, range)];
    const urn = createUrn(allNumbers(lottery));
    return [
      (random, ticket) => {
        for (let i = 0; i < ATTEMPTS; i++) {
          urn.draw(random, ticket.length, ticket, 0);
          const sum = sumOf(ticket);
          if (sum >= range.low && sum <= range.high) return;
        }
        nudgeSum(ticket, lottery.total, range);
      },
    ];
  },
  explain({ lottery }, numbers) {
    return { kind: 'sum', sum: sumOf(numbers), ...balancedSums(lottery) };
  },
};

/** The same with fixed and excluded numbers: what is drawn, or else made, is the rest. */
function pickBound(context: StrategyContext, { low, high }: SumRange): Picker {
  const { lottery, fixed } = context;
  const numbers = left(context, allNumbers(lottery)).filter((n) => !fixed.includes(n));
  const count = lottery.pick - fixed.length;
  const held = sumOf(fixed);
  const urn = createUrn(numbers);
  const make = createSumDraw(numbers, count, { low: low - held, high: high - held });
  return (random, ticket) => {
    ticket.set(fixed);
    for (let i = 0; i < ATTEMPTS; i++) {
      urn.draw(random, count, ticket, fixed.length);
      const sum = sumOf(ticket);
      if (sum >= low && sum <= high) return;
    }
    make(random, ticket, fixed.length);
  };
}

/**
 * Moves single numbers of a ticket (different ones in 1…total) to a free neighbour, until its sum is in a range that
 * some ticket reaches. Every step brings the sum nearer by 1, so there are at most P(T−P) of them.
 */
function nudgeSum(ticket: Uint8Array, total: number, { low, high }: SumRange): void {
  let sum = sumOf(ticket);
  const step = sum < low ? 1 : -1;
  while (sum < low || sum > high) {
    const place = ticket.findIndex((n) => {
      const moved = n + step;
      return moved >= 1 && moved <= total && !ticket.includes(moved);
    });
    if (place < 0) throw new RangeError(`no ticket has a sum in ${low}…${high}`);
    ticket[place] = (ticket[place] as number) + step;
    sum += step;
  }
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const n of numbers) sum += n;
  return sum;
}
