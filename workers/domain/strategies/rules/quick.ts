import { HOT_COUNT, quickHotCount } from '../../../shared/frequency.ts';
import { createUrn } from '../../random/urn.ts';
import { fillByParity } from '../sampling/parity-fill.ts';
import type { Strategy } from '../strategy.ts';

/**
 * Mode «Rápido»: k = min(10, ⌈0.7 P⌉) numbers sampled from the hot ones, the rest from all other
 * numbers (the hot ones left over among them), uniformly among the fills that make |even − odd|
 * smallest. Product specification, section 9.
 */
export const quick: Strategy = {
  prepare({ lottery, ranking }) {
    const numbers = ranking.map((entry) => entry.number);
    const hotPick = quickHotCount(lottery);
    const hot = createUrn(numbers.slice(0, HOT_COUNT));
    const fill = fillByParity(lottery.total);
    return [
      (random, ticket) => {
        const at = hot.draw(random, hotPick, ticket, 0);
        fill(random, ticket, at);
      },
    ];
  },
};
