import { allNumbers } from '../../../shared/lottery/lotteries.ts';
import { createCoinSubset } from '../../random/coin-subset.ts';
import { createUrn } from '../../random/urn.ts';
import { drawQuotas } from '../sampling/quota.ts';
import { isBound, left } from '../sampling/room.ts';
import type { Strategy } from '../strategy.ts';

/** The baseline to compare with: every combination is equally likely. */
export const uniform: Strategy = {
  prepare(context) {
    const { total, pick } = context.lottery;
    const numbers = left(context, allNumbers(context.lottery));
    if (isBound(context)) return [drawQuotas([{ numbers, count: pick }], context.fixed)];
    // Tossing coins pays off where a ticket marks a good part of the playslip.
    if (3 * pick > total) {
      const sample = createCoinSubset(total, pick);
      return [(random, _ticket, mask) => sample(random, mask)];
    }
    const urn = createUrn(numbers);
    return [
      (random, ticket) => {
        urn.draw(random, pick, ticket, 0);
      },
    ];
  },
};
