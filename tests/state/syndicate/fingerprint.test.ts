import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from '../../../src/state/syndicate/fingerprint.ts';
import type { Syndicate } from '../../../src/state/syndicate/syndicate.ts';
import { withoutNames } from '../../../src/state/syndicate/syndicate-link.ts';
import { FRIENDS, groups } from './any-group.ts';

test('six digits, with and without the names, in any version: for ever the same', () => {
  expect(fingerprint(FRIENDS)).toBe('210728');
  fc.assert(
    fc.property(groups, (group) => {
      const digits = fingerprint(group);
      expect(digits).toMatch(/^\d{6}$/);
      expect(fingerprint({ ...withoutNames(group), revision: 1 })).toBe(digits);
    }),
    { seed: 35 },
  );
});

const [first, ...others] = FRIENDS.members as [Syndicate['members'][0], ...Syndicate['members']];

test.each<[string, Partial<Syndicate>]>([
  ['name', { name: 'Turma da firmA' }],
  ['lottery', { lottery: 'quina' }],
  ['a number of a game', { games: [{ numbers: [1, 2, 3, 4, 5, 7] }, ...FRIENDS.games.slice(1)] }],
  ['the order of the games', { games: [...FRIENDS.games].reverse() }],
  ['the contest', { follow: { from: 2944, draws: 1 } }],
  ['the day', { draw: '2026-11-28' }],
  ['the receipt', { receipt: 'A1-43' }],
  ['the cost', { cents: 1201 }],
  ['a prize', { prize: 1 }],
  ['quotas', { members: [{ ...first, quotas: 3 }, ...others] }],
  ['a payment', { members: [{ ...first, paid: false }, ...others] }],
  ['the order of the members', { members: [...others, first] }],
  ['a member less', { members: others }],
])('another %s has other digits', (_, change) => {
  expect(fingerprint({ ...FRIENDS, ...change })).not.toBe(fingerprint(FRIENDS));
});

test('the digits are spread: of 20,000 groups that differ in one figure nearly all have digits of their own', () => {
  const found = new Set(Array.from({ length: 20_000 }, (_, i) => fingerprint({ ...FRIENDS, cents: 1 + i })));
  // By chance some 200 pairs are alike.
  expect(found.size).toBeGreaterThan(19_600);
});
