import { describe, expect, test } from 'vitest';
import { runToEnd } from '../../../workers/domain/run-to-end.ts';
import { lowerBound } from '../../../workers/domain/wheels/bounds.ts';
import { familyKey } from '../../../workers/domain/wheels/codec.ts';
import { WHEELS } from '../../../workers/domain/wheels/data.ts';
import { designOf } from '../../../workers/domain/wheels/design.ts';
import { ladderOf, largestPool, wheelOf } from '../../../workers/domain/wheels/ladder.ts';
import { provePigeonhole } from '../../../workers/domain/wheels/pigeonhole.ts';
import { verifyWheel } from '../../../workers/domain/wheels/verify.ts';
import { promisesOf } from '../../../workers/shared/guarantees.ts';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lotteries.ts';
import { PUBLISHED } from './published.ts';

const promised = LOTTERIES.flatMap((lottery) =>
  promisesOf(lottery).map((promise) => ({ lottery, promise, name: lottery.key })),
);

describe('ladder', () => {
  test.each(promised)(
    'every wheel of $name for $promise hits is proven',
    ({ lottery, promise }) => {
      for (const { pool, tickets } of ladderOf(lottery, promise)) {
        const design = designOf(lottery, promise, pool);
        const wheel = wheelOf(design) ?? [];
        expect(wheel).toHaveLength(tickets);
        expect(new Set(wheel.map(String)).size).toBe(tickets);
        const proof =
          pool > 40 ? provePigeonhole(design, wheel) : runToEnd(verifyWheel(design, wheel));
        expect(proof, `${pool} numbers`).toMatchObject({ holds: true });
        expect(tickets).toBeGreaterThanOrEqual(lowerBound(design));
      }
    },
  );

  test.each(promised)('$name for $promise hits takes more tickets for more numbers', (row) => {
    const rungs = ladderOf(row.lottery, row.promise);
    expect(rungs[0]).toEqual({ pool: row.lottery.pick, tickets: 1 });
    expect(rungs.length).toBeGreaterThan(1);
    for (const [i, rung] of rungs.entries()) {
      expect(rung.pool).toBe(row.lottery.pick + i);
      expect(rung.tickets).toBeGreaterThanOrEqual(rungs[i - 1]?.tickets ?? 1);
      expect(rung.tickets).toBeLessThanOrEqual(20);
    }
  });

  test.each(promised)('the largest pool of $name for $promise hits fits the tickets', (row) => {
    const rungs = ladderOf(row.lottery, row.promise);
    for (let tickets = 1; tickets <= 20; tickets++) {
      const largest = largestPool(row.lottery, row.promise, tickets);
      const best = Math.max(...rungs.filter((r) => r.tickets <= tickets).map((r) => r.pool));
      expect(largest.pool).toBe(best);
      expect(largest.tickets).toBeLessThanOrEqual(tickets);
    }
  });

  test('every published size is reached', () => {
    for (const { lotteries, hits, tickets } of PUBLISHED) {
      for (const key of lotteries) {
        for (const [pool, published] of Object.entries(tickets)) {
          const wheel = wheelOf(designOf(lotteryOf(key), hits, Number(pool)));
          expect(wheel?.length, `${key}, ${hits} hits, ${pool} numbers`).toBeLessThanOrEqual(
            published,
          );
          expect(largestPool(lotteryOf(key), hits, published).pool).toBeGreaterThanOrEqual(
            Number(pool),
          );
        }
      }
    }
  });

  test('every wheel in the data belongs to a promise', () => {
    const reached = new Set<string>();
    for (const { lottery, promise } of promised) {
      for (const { pool } of ladderOf(lottery, promise)) {
        reached.add(`${familyKey(designOf(lottery, promise, pool))} ${pool}`);
      }
    }
    for (const [key, byPool] of Object.entries(WHEELS)) {
      for (const pool of Object.keys(byPool)) expect(reached).toContain(`${key} ${pool}`);
    }
  });

  test('refuses promises and ticket counts that are not offered', () => {
    const mega = lotteryOf('megasena');
    expect(() => largestPool(mega, 6, 5)).toThrow(RangeError);
    expect(() => largestPool(mega, 4, 0)).toThrow(RangeError);
    expect(() => largestPool(mega, 4, 21)).toThrow(RangeError);
    expect(() => largestPool(mega, 4, 2.5)).toThrow(RangeError);
    expect(() => designOf(mega, 4, 61)).toThrow(RangeError);
    expect(() => designOf(mega, 4, 5)).toThrow(RangeError);
  });
});
