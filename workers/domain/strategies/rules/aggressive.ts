import { createUrn } from '../../random/urn.ts';
import type { Strategy } from '../strategy.ts';

/**
 * Mode «Agressivo»: round(0.6 P) numbers from the least frequent round(0.4 T), or all of these, the
 * rest from the other numbers. Product specification, section 9. Halves round up, in whole-number
 * arithmetic.
 */
export const aggressive: Strategy = {
  prepare({ lottery: { total, pick }, ranking }) {
    const numbers = ranking.map((entry) => entry.number);
    const coldSize = Math.round((4 * total) / 10);
    const coldPick = Math.min(coldSize, Math.round((6 * pick) / 10));
    const cold = createUrn(numbers.slice(total - coldSize));
    const rest = createUrn(numbers.slice(0, total - coldSize));
    return [
      (random, ticket) => {
        const at = cold.draw(random, coldPick, ticket, 0);
        rest.draw(random, pick - coldPick, ticket, at);
      },
    ];
  },
};
