import { describe, expect, test } from 'vitest';
import { LOTTERIES, type LotteryKey } from '../../../../workers/shared/lottery/lotteries.ts';
import { chiSquare, chiSquareLimit } from '../../support/chi-square.ts';
import { candidatesOf, rankedNumbers } from '../../support/draws.ts';
import { planOf } from '../../support/plans.ts';
import { countIn, expectOfAll } from '../batches.ts';

/** round(0.4 T) least frequent numbers, and the round(0.6 P) taken from them. */
const RULE: Record<LotteryKey, { cold: number; count: number }> = {
  megasena: { cold: 24, count: 4 },
  lotofacil: { cold: 10, count: 9 },
  quina: { cold: 32, count: 3 },
  duplasena: { cold: 20, count: 4 },
  timemania: { cold: 32, count: 4 },
  diadasorte: { cold: 12, count: 4 },
  lotomania: { cold: 40, count: 30 },
};

describe('aggressive', () => {
  test.each(LOTTERIES)('$key samples its count of each group evenly', (lottery) => {
    const plan = planOf(lottery.key, 'aggressive', 'even');
    const { cold, count } = RULE[lottery.key];
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
