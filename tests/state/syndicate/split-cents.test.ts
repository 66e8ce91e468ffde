import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCents } from '../../../src/state/syndicate/split-cents.ts';
import { MAX_CENTS, MAX_MEMBERS, MAX_QUOTAS } from '../../../src/state/syndicate/syndicate.ts';

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
  [0, [5, 7], [0, 0]],
  [1, [1, 999], [0, 1]],
  [7, [3], [7]],
  [5, [], []],
])('%i cents by %j are %j', (total, list, shares) => {
  expect(splitCents(total, list)).toEqual(shares);
});
