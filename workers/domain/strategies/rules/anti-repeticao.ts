import { allNumbers, type Lottery } from '../../../shared/lotteries.ts';
import { createDealer } from '../sampling/dealer.ts';
import type { Strategy } from '../strategy.ts';

/** The least overlap of a ticket with a draw of P numbers: what the other T−P cannot supply. */
function leastOverlap({ total, pick }: Lottery): number {
  return Math.max(0, 2 * pick - total);
}

/**
 * «Anti-repetição»: the least overlap with the newest draw, and no number is used again in the
 * tickets of a stream before all that may be used are (a ticket that comes out twice is dealt
 * again, and counts all the same). Lotomania has one such ticket, the complement of the newest
 * draw; the ones after it are spread over all numbers.
 */
export const antiRepeticao: Strategy = {
  prepare({ lottery, history }) {
    const newest = history[0]?.numbers ?? [];
    const old = createDealer(newest);
    const fresh = createDealer(allNumbers(lottery).filter((n) => !newest.includes(n)));
    const repeats = leastOverlap(lottery);
    return [
      (random, ticket) => {
        const at = fresh(random, ticket.length - repeats, ticket, 0);
        old(random, repeats, ticket, at);
      },
    ];
  },
  relax({ lottery }) {
    const deal = createDealer(allNumbers(lottery));
    return [
      (random, ticket) => {
        deal(random, ticket.length, ticket, 0);
      },
    ];
  },
  explain({ lottery }) {
    return { kind: 'avoidance', leastOverlap: leastOverlap(lottery) };
  },
};
