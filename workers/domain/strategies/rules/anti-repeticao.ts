import { allNumbers } from '../../../shared/lotteries.ts';
import { createDealer } from '../sampling/dealer.ts';
import type { Strategy, StrategyContext } from '../strategy.ts';

/** The least overlap of a ticket with the newest draw, of d numbers: what the other T−d cannot supply. */
function leastOverlap({ lottery: { total, pick }, history }: StrategyContext): number {
  return Math.max(0, pick + (history[0]?.numbers.length ?? 0) - total);
}

/**
 * «Anti-repetição»: the least overlap with the newest draw, and no number is used again in the
 * tickets of a stream before all that may be used are (a ticket that comes out twice is dealt
 * again, and counts all the same). Lotomania has one such ticket, the complement of the newest
 * draw; the ones after it are spread over all numbers.
 */
export const antiRepeticao: Strategy = {
  prepare(context) {
    const { lottery, history } = context;
    const newest = history[0]?.numbers ?? [];
    const old = createDealer(newest);
    const fresh = createDealer(allNumbers(lottery).filter((n) => !newest.includes(n)));
    const repeats = leastOverlap(context);
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
  explain(context) {
    return { kind: 'avoidance', leastOverlap: leastOverlap(context) };
  },
};
