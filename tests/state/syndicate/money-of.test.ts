import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf } from '../../../src/state/syndicate/money-of.ts';
import { splitCents } from '../../../src/state/syndicate/split-cents.ts';
import { FRIENDS, groups } from './any-group.ts';

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
