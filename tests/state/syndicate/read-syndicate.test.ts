import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSyndicate } from '../../../src/state/syndicate/read-syndicate.ts';
import { MAX_GROUP_GAMES, MAX_MEMBERS } from '../../../src/state/syndicate/syndicate.ts';
import { printSyndicate, readSyndicateFile } from '../../../src/state/syndicate/syndicate-file.ts';
import { FRIENDS, groups } from './any-group.ts';

const refusal = (change: object) => readSyndicate({ ...FRIENDS, ...change });
const member = (change: object) => ({ members: [{ ...FRIENDS.members[0], ...change }] });
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: i + 1, name: 'x', quotas: 1, paid: true }));

test('a file reads back as the very group, without fields that are not known', () => {
  fc.assert(
    fc.property(groups, (group) => {
      expect(readSyndicateFile(printSyndicate(group))).toEqual({ group });
    }),
    { numRuns: 300, seed: 36 },
  );
  const members = FRIENDS.members.map((one) => ({ ...one, phone: '11' }));
  expect(readSyndicate({ ...FRIENDS, members, colour: 'red', own: true })).toEqual({ group: FRIENDS });
});

describe('a group is refused by the name of its first bad field:', () => {
  test.each<[string, object]>([
    ['id', { id: 'ABC' }],
    ['id', { id: { toString: 1 } }],
    ['revision', { revision: 0 }],
    ['revision', { revision: 1.5 }],
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'x'.repeat(100_000) }],
    ['name', { name: 'a\u202Eb' }],
    ['name', { name: 'a\u0000b' }],
    ['name', { name: '\u200B\u200D' }],
    ['name', { name: 'a\ud800' }],
    ['lottery', { lottery: 'loteca' }],
    ['lottery', { lottery: { toString: null } }],
    ['games', { games: [] }],
    ['games', { games: [{ numbers: [1, 2, 3, 4, 5] }] }],
    ['games', { games: [{ numbers: [6, 5, 4, 3, 2, 1] }] }],
    ['games', { games: [{ numbers: [1, 2, 3, 4, 5, 61] }] }],
    ['games', { games: Array.from({ length: MAX_GROUP_GAMES + 1 }, () => FRIENDS.games[0]) }],
    ['follow', { follow: { from: 0, draws: 1 } }],
    ['follow', { follow: null }],
    ['draw', { draw: '2026-02-30' }],
    ['receipt', { receipt: '\n' }],
    ['cents', { cents: 0 }],
    ['cents', { cents: 1e13 }],
    ['cents', { cents: '5' }],
    ['prize', { prize: -1 }],
    ['prize', { prize: Number.NaN }],
    ['members', { members: {} }],
    ['members', member({ quotas: 0 })],
    ['members', member({ quotas: 1.5 })],
    ['members', member({ quotas: -3 })],
    ['members', member({ quotas: 1e9 })],
    ['members', member({ paid: 'yes' })],
    ['members', member({ name: '' })],
    ['members', member({ name: 'a\u2067b' })],
    // A number that a later member of this group could get.
    ['members', member({ id: FRIENDS.revision + 1 })],
    ['members', { members: [...FRIENDS.members, FRIENDS.members[0]] }],
    ['full', { revision: 1000, members: many(MAX_MEMBERS + 1) }],
    ['full', { revision: 1000, members: many(1000) }],
  ])('%s %j', (fault, change) => {
    expect(refusal(change)).toEqual({ fault });
  });

  test('a value that is no object is refused', () => {
    for (const value of [null, 1, 'x', [], undefined]) expect(readSyndicate(value)).toEqual({ fault: 'group' });
  });
});

test('two members may have the same name, and as many as there may be are taken', () => {
  expect(refusal({ revision: 1000, members: many(MAX_MEMBERS) })).toHaveProperty('group');
});

test('names are composed, and have one space between words', () => {
  expect(refusal({ name: '  Jose\u0301 \u00a0 da\tSilva ' })).toMatchObject({ group: { name: 'José da Silva' } });
});

test.each([
  ['not-json', ''],
  ['not-json', '['.repeat(100_000)],
  ['other-format', '{}'],
  ['other-format', '[]'],
  ['other-format', '{"format":"robo-da-sorte/saved-games","version":1}'],
  ['other-format', '{"format":"robo-da-sorte/syndicate","version":"1"}'],
  ['newer-version', '{"format":"robo-da-sorte/syndicate","version":2,"group":{}}'],
  ['damaged', '{"format":"robo-da-sorte/syndicate","version":1,"group":{"__proto__":{"id":"x"}}}'],
])('a file is refused as %s: %.60s', (reason, text) => {
  expect(readSyndicateFile(text)).toMatchObject({ reason });
});

test('whatever changes in a file, it is a group or refused by name; nothing is thrown', () => {
  const text = printSyndicate(FRIENDS);
  const JUNK = ['', '"', '{', '}', '[', ']', ',', '0', '-', 'e9', 'null', '\\u202e', '"__proto__":1,', '\u0000'];
  const change = fc.record({
    at: fc.nat(text.length),
    length: fc.nat(12),
    put: fc.oneof(fc.constantFrom(...JUNK), fc.string({ maxLength: 8 })),
  });
  const read = { ok: 0, refused: 0 };
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      const changed = changes.reduce(
        (all, { at, length, put }) => all.slice(0, at) + put + all.slice(at + length),
        text,
      );
      const answer = readSyndicateFile(changed);
      if ('group' in answer) read.ok++;
      else expect(answer.reason, changed).toBeTruthy();
      if (!('group' in answer)) read.refused++;
    }),
    { numRuns: 5000, seed: 37 },
  );
  expect(read.ok).toBeGreaterThan(50);
  expect(read.refused).toBeGreaterThan(1000);
});

test('any value in the place of any field is read or refused', () => {
  const fields = fc.constantFrom(...Object.keys({ ...FRIENDS, prize: 1 }));
  fc.assert(
    fc.property(fields, fc.jsonValue(), (field, value) => {
      const answer = readSyndicate({ ...FRIENDS, [field]: value });
      expect('group' in answer || 'fault' in answer).toBe(true);
    }),
    { numRuns: 2000, seed: 38 },
  );
});
