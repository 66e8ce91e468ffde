import { allNumbers } from '../lotteries.ts';
import { createUrn } from '../random/urn.ts';
import type { Strategy } from './strategy.ts';

/** The baseline to compare with: every combination is equally likely. */
export const uniform: Strategy = {
  prepare({ lottery }) {
    const urn = createUrn(allNumbers(lottery));
    return [
      (random, ticket) => {
        urn.draw(random, ticket.length, ticket, 0);
      },
    ];
  },
};
