import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runOf } from '../support/draws.ts';
import { anyLottery, anySeed, planOf } from '../support/plans.ts';
import { RULES } from './properties.ts';

test.each(RULES)('a batch of %s begins with the tickets of a shorter batch', (strategy) => {
  fc.assert(
    fc.property(anyLottery, anySeed, fc.integer({ min: 1, max: 12 }), (lottery, seed, games) => {
      const plan = planOf(lottery.key, strategy, seed);
      const long = runOf(plan, 12);
      expect(runOf(plan, 12)).toEqual(long);
      expect(runOf(plan, games)).toEqual({
        tickets: long.tickets.slice(0, games),
        relaxed: long.relaxed.slice(0, games),
      });
    }),
    { numRuns: strategy === 'campeao' ? 5 : 30 },
  );
});
