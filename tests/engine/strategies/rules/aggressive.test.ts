import { describe, expect, test } from 'vitest';
import { LOTTERIES } from '../../../../workers/shared/lottery/lotteries.ts';
import { chiSquare, chiSquareLimit } from '../../support/chi-square.ts';
import { candidatesOf, rankedNumbers } from '../../support/draws.ts';
import { planOf } from '../../support/plans.ts';
import { countIn, expectOfAll } from '../batches.ts';

describe('aggressive', () => {
  test.each(LOTTERIES)('$key samples its count of each group evenly', (lottery) => {
    const plan = planOf(lottery.key, 'aggressive', 'even');
    const [cold, count] = [Math.round(0.4 * lottery.total), Math.round(0.6 * lottery.pick)];
    const [least, others] = [rankedNumbers(plan).slice(-cold), rankedNumbers(plan).slice(0, -cold)];
    const tickets = candidatesOf(plan, 20_000);
    expectOfAll(tickets, (ticket) => countIn(ticket, least), count);
    const counts = new Array<number>(lottery.total + 1).fill(0);
    for (const n of tickets.flat()) counts[n] = (counts[n] as number) + 1;
    for (const group of [least, others]) {
      expect(chiSquare(group.map((n) => counts[n] as number))).toBeLessThan(chiSquareLimit(group.length));
    }
  });
});
