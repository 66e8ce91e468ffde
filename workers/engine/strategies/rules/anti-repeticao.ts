import { allNumbers, otherNumbers } from '../../../shared/lottery/lotteries.ts';
import { createDealer } from '../sampling/dealer.ts';
import { heldOf, left } from '../sampling/room.ts';
import type { Strategy, StrategyContext } from '../strategy.ts';

/** What is not excluded of the newest draw, and of all other numbers. */
function split(context: StrategyContext) {
  const newest = context.history[0]?.numbers ?? [];
  const fresh = otherNumbers(context.lottery, newest);
  return { newest: left(context, newest), fresh: left(context, fresh) };
}

/**
 * The least overlap of a ticket with the newest draw: what the other numbers cannot supply, or what of the draw is
 * fixed.
 */
function leastOverlap(context: StrategyContext): number {
  const { newest, fresh } = split(context);
  return Math.max(heldOf(context.fixed, newest), context.lottery.pick - fresh.length);
}

/**
 * «Anti-repetição»: the least overlap with the newest draw, and no number is used again in the tickets of a stream
 * before all that may be used are (a ticket that comes out twice is dealt again, and counts all the same). After a
 * simulated draw, which has 50 numbers, Lotomania has one such ticket, its complement; the ones after it are spread
 * over all numbers. A real one has 20: their tickets have none of these.
 */
export const antiRepeticao: Strategy = {
  prepare(context) {
    const { lottery, fixed } = context;
    const { newest, fresh } = split(context);
    const isFree = (n: number) => !fixed.includes(n);
    const old = createDealer(newest.filter(isFree));
    const other = createDealer(fresh.filter(isFree));
    const repeats = leastOverlap(context) - heldOf(fixed, newest);
    return [
      (random, ticket) => {
        ticket.set(fixed);
        const others = lottery.pick - fixed.length - repeats;
        const at = other(random, others, ticket, fixed.length);
        old(random, repeats, ticket, at);
      },
    ];
  },
  relax(context) {
    const { lottery, fixed } = context;
    const numbers = left(context, allNumbers(lottery)).filter((n) => !fixed.includes(n));
    const deal = createDealer(numbers);
    return [
      (random, ticket) => {
        ticket.set(fixed);
        deal(random, lottery.pick - fixed.length, ticket, fixed.length);
      },
    ];
  },
  explain(context) {
    return { kind: 'avoidance', leastOverlap: leastOverlap(context) };
  },
};
