import { describe, expect, test } from 'vitest';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { lowerBound } from '../../../workers/engine/wheels/bounds.ts';
import { WHEELS } from '../../../workers/engine/wheels/data.ts';
import { designOf, familyKey } from '../../../workers/engine/wheels/design.ts';
import { provePigeonhole } from '../../../workers/engine/wheels/pigeonhole.ts';
import { verifyWheel } from '../../../workers/engine/wheels/verify.ts';
import { largestNumberPool, wheelOf, wheelSizesOf } from '../../../workers/engine/wheels/wheel-sizes.ts';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { guaranteesOf } from '../../../workers/shared/strategy/guarantees.ts';
import { PUBLISHED } from './published.ts';

const guaranteed = LOTTERIES.flatMap((lottery) =>
  guaranteesOf(lottery).map((guarantee) => ({ lottery, guarantee, name: lottery.key })),
);

describe('wheel sizes', () => {
  test.each(guaranteed)('every wheel of $name for $guarantee hits is proven', ({ lottery, guarantee }) => {
    for (const { pool, tickets } of wheelSizesOf(lottery, guarantee)) {
      const design = designOf(lottery, guarantee, pool);
      const wheel = wheelOf(design) ?? [];
      expect(wheel).toHaveLength(tickets);
      expect(new Set(wheel.map(String)).size).toBe(tickets);
      const proof = pool > 40 ? provePigeonhole(design, wheel) : runToEnd(verifyWheel(design, wheel));
      expect(proof, `${pool} numbers`).toMatchObject({ holds: true });
      expect(tickets).toBeGreaterThanOrEqual(lowerBound(design));
    }
  });

  test.each(guaranteed)('$name for $guarantee hits takes more tickets for more numbers', (row) => {
    const sizes = wheelSizesOf(row.lottery, row.guarantee);
    expect(sizes[0]).toEqual({ pool: row.lottery.pick, tickets: 1 });
    expect(sizes.length).toBeGreaterThan(1);
    for (const [i, size] of sizes.entries()) {
      expect(size.pool).toBe(row.lottery.pick + i);
      expect(size.tickets).toBeGreaterThanOrEqual(sizes[i - 1]?.tickets ?? 1);
      expect(size.tickets).toBeLessThanOrEqual(20);
    }
  });

  test.each(guaranteed)('the largest pool of $name for $guarantee hits fits the tickets', (row) => {
    const sizes = wheelSizesOf(row.lottery, row.guarantee);
    for (let tickets = 1; tickets <= 20; tickets++) {
      const largest = largestNumberPool(row.lottery, row.guarantee, tickets);
      const best = Math.max(...sizes.filter((r) => r.tickets <= tickets).map((r) => r.pool));
      expect(largest.pool).toBe(best);
      expect(largest.tickets).toBeLessThanOrEqual(tickets);
    }
  });

  test('every published size is reached', () => {
    for (const { lotteries, hits, tickets } of PUBLISHED) {
      for (const key of lotteries) {
        for (const [pool, published] of Object.entries(tickets)) {
          const wheel = wheelOf(designOf(lotteryOf(key), hits, Number(pool)));
          expect(wheel?.length, `${key}, ${hits} hits, ${pool} numbers`).toBeLessThanOrEqual(published);
          expect(largestNumberPool(lotteryOf(key), hits, published).pool).toBeGreaterThanOrEqual(Number(pool));
        }
      }
    }
  });

  test('every wheel in the data belongs to a guarantee', () => {
    const reached = new Set<string>();
    for (const { lottery, guarantee } of guaranteed) {
      for (const { pool } of wheelSizesOf(lottery, guarantee)) {
        reached.add(`${familyKey(designOf(lottery, guarantee, pool))} ${pool}`);
      }
    }
    for (const [key, byPool] of Object.entries(WHEELS)) {
      for (const pool of Object.keys(byPool)) expect(reached).toContain(`${key} ${pool}`);
    }
  });

  test('refuses guarantees and ticket counts that are not offered', () => {
    const mega = lotteryOf('megasena');
    expect(() => largestNumberPool(mega, 6, 5)).toThrow(RangeError);
    expect(() => largestNumberPool(mega, 4, 0)).toThrow(RangeError);
    expect(() => largestNumberPool(mega, 4, 21)).toThrow(RangeError);
    expect(() => largestNumberPool(mega, 4, 2.5)).toThrow(RangeError);
    expect(() => designOf(mega, 4, 61)).toThrow(RangeError);
    expect(() => designOf(mega, 4, 5)).toThrow(RangeError);
  });
});
