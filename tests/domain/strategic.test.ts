import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOTTERIES, type Lottery, type LotteryKey } from '../../workers/domain/lotteries.ts';
import { candidatesOf, countIn, rankedNumbers, runOf } from './support/draws.ts';
import { anyLottery, anySeed, planOf } from './support/plans.ts';

/** Size of the top and bottom groups, round(0.2 T), and the numbers taken from each group. */
const RULE: Record<LotteryKey, { edge: number; quotas: [number, number, number] }> = {
  megasena: { edge: 12, quotas: [3, 2, 1] },
  lotofacil: { edge: 5, quotas: [5, 9, 1] },
  quina: { edge: 16, quotas: [3, 2, 0] },
  duplasena: { edge: 10, quotas: [3, 2, 1] },
  timemania: { edge: 16, quotas: [4, 2, 1] },
  diadasorte: { edge: 6, quotas: [4, 2, 1] },
  lotomania: { edge: 20, quotas: [20, 25, 5] },
};

function groupCounts(ticket: readonly number[], ranked: readonly number[], edge: number) {
  const groups = [ranked.slice(0, edge), ranked.slice(edge, -edge), ranked.slice(-edge)];
  return groups.map((group) => countIn(ticket, group));
}

/** The most numbers in one row plus the most in one column of the playslip. */
function crowding(ticket: readonly number[], { columns }: Lottery): number {
  const most = (place: (n: number) => number) => {
    const uses = new Map<number, number>();
    for (const n of ticket) uses.set(place(n), (uses.get(place(n)) ?? 0) + 1);
    return Math.max(...uses.values());
  };
  return most((n) => Math.floor((n - 1) / columns)) + most((n) => (n - 1) % columns);
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

describe('strategic', () => {
  test('takes the exact quota of each group; what a group lacks moves on', () => {
    fc.assert(
      fc.property(anyLottery, anySeed, fc.integer({ min: 1, max: 20 }), (lottery, seed, games) => {
        const plan = planOf(lottery.key, 'strategic', seed);
        const { edge, quotas } = RULE[lottery.key];
        for (const ticket of runOf(plan, games).tickets) {
          expect(groupCounts(ticket, rankedNumbers(plan), edge)).toEqual(quotas);
        }
      }),
    );
  });

  test.each(LOTTERIES)(
    '$key keeps the quotas in its second picker, without the spread',
    (lottery) => {
      const plan = planOf(lottery.key, 'strategic', 'second');
      const { edge, quotas } = RULE[lottery.key];
      for (const ticket of candidatesOf(plan, 50, 1)) {
        expect(groupCounts(ticket, rankedNumbers(plan), edge)).toEqual(quotas);
      }
    },
  );

  test.each(LOTTERIES)(
    '$key spreads over rows and columns more than the quotas alone',
    (lottery) => {
      const plan = planOf(lottery.key, 'strategic', 'spread');
      const crowdingOf = (stage: number) =>
        mean(candidatesOf(plan, 1000, stage).map((ticket) => crowding(ticket, lottery)));
      expect(crowdingOf(0)).toBeLessThan(crowdingOf(1));
    },
  );
});
