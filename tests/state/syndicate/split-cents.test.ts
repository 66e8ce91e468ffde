import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf } from '../../../src/state/syndicate/money-of.ts';
import { splitCents } from '../../../src/state/syndicate/split-cents.ts';
import { MAX_CENTS, MAX_MEMBERS, MAX_QUOTAS } from '../../../src/state/syndicate/syndicate.ts';
import { FRIENDS, groups } from './any-group.ts';

const totals = fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: MAX_CENTS }));
const quotas = fc.array(fc.integer({ min: 1, max: MAX_QUOTAS }), { minLength: 1, maxLength: MAX_MEMBERS });

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

test('the shares add up to the total, to the cent, and none is a cent away from its exact part', () => {
  fc.assert(
    fc.property(totals, quotas, (total, list) => {
      const shares = splitCents(total, list);
      expect(shares.reduce((a, b) => a + BigInt(b), 0n)).toBe(BigInt(total));
      const all = BigInt(sum(list));
      shares.forEach((share, i) => {
        const off = BigInt(share) * all - BigInt(total) * BigInt(list[i] ?? 0);
        expect(off < all && off > -all).toBe(true);
      });
    }),
    { numRuns: 2000, seed: 33 },
  );
});

test('who has more quotas, or as many and stands before, gets no less', () => {
  fc.assert(
    fc.property(totals, quotas, (total, list) => {
      const shares = splitCents(total, list);
      list.forEach((quota, i) => {
        const before = list.findIndex((other, at) => at < i && other <= quota && (shares[at] ?? 0) < (shares[i] ?? 0));
        if (before >= 0) expect(list[before]).toBeLessThan(quota);
        const after = list.findIndex((other, at) => at > i && other <= quota);
        if (after >= 0) expect(shares[after]).toBeLessThanOrEqual(shares[i] ?? 0);
      });
    }),
    { numRuns: 500, seed: 34 },
  );
});

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [200, [1, 1, 1], [67, 67, 66]],
  // 16.66…, 16.66…, 66.66…: two cents are left.
  [100, [1, 1, 4], [17, 17, 66]],
  [10_000, [2, 1, 3], [3333, 1667, 5000]],
  [1, [1, 999], [0, 1]],
  [5, [], []],
])('%i cents by %j are %j', (total, list, shares) => {
  expect(splitCents(total, list)).toEqual(shares);
});

test('the money of a group is what its quotas cost, paid or not', () => {
  expect(moneyOf(FRIENDS)).toEqual({ quotas: 6, least: 200, most: 200, paid: 400, missing: 800 });
  expect(moneyOf({ ...FRIENDS, cents: 1000 })).toEqual({ quotas: 6, least: 166, most: 167, paid: 333, missing: 667 });
  expect(moneyOf({ ...FRIENDS, members: [] })).toBeUndefined();
});

test('what each pays for a quota is between the bounds, and nothing is missing once all have paid', () => {
  fc.assert(
    fc.property(groups, ({ cents, members }) => {
      const money = moneyOf({ cents, members });
      expect(money === undefined).toBe(members.length === 0);
      if (!money) return;
      const ones = members.map((member) => ({ ...member, quotas: 1, paid: true }));
      const each = moneyOf({ cents, members: ones });
      expect(each).toMatchObject({ quotas: members.length, paid: cents, missing: 0 });
      const shares = splitCents(
        cents,
        ones.map(({ quotas }) => quotas),
      );
      expect([each?.least, each?.most]).toEqual([Math.min(...shares), Math.max(...shares)]);
      expect(money.paid + money.missing).toBe(cents);
    }),
  );
});
