import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSyndicateLink, withoutNames, writeSyndicateLink } from '../../../src/state/syndicate/syndicate-link.ts';
import { readLink } from '../../../workers/shared/link/link.ts';
import { BitWriter } from '../../../workers/shared/link/packed-bits.ts';
import { seal } from '../../../workers/shared/link/packed-frame.ts';
import { FRIENDS, groupOf, groups } from './any-group.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LINK = writeSyndicateLink(FRIENDS) ?? '';

test('a link reads back as the very group, with its names and without', () => {
  fc.assert(
    fc.property(groups, (group) => {
      const text = writeSyndicateLink(group) ?? '';
      expect(text).toMatch(/^[\w-]+[A-Za-z]$/);
      expect(readSyndicateLink(text)).toEqual({ group });
      expect(readSyndicateLink(`${text}. Até!`)).toEqual({ group });
      const bare = withoutNames(group);
      expect(readSyndicateLink(writeSyndicateLink(bare) ?? '')).toEqual({ group: bare });
    }),
    { numRuns: 400, seed: 39 },
  );
});

test('links that people have are read for ever', () => {
  expect(
    readSyndicateLink(
      'Bw_9bBQEjRWeJq83vASNFZ4mrze9HEqW4rtsGwJEsGwJGsmwrtsGwBLPwYKKHlDJ4O--wi0vXUNAzbIkxTBugxCZho6wbDCVFQVy3dZ9iDKDoGybPsqP6cB',
    ),
  ).toEqual({ group: FRIENDS });
});

/** 20 games of Mega-Sena with these members. */
const twenty = (members: number, name: string) =>
  groupOf({
    ...FRIENDS,
    revision: 1000,
    games: Array.from({ length: 20 }, (_, i) => ({ numbers: [1 + i, 22, 33, 44, 55, 60] })),
    members: Array.from({ length: members }, (_, i) => ({ id: i + 2, name, quotas: 1 + i, paid: i % 2 === 0 })),
  });

test('20 games of Mega-Sena and 10 members take some 270 characters, with names some 510', () => {
  const group = twenty(10, 'Maria da Silva');
  expect(writeSyndicateLink(withoutNames(group))?.length).toBeLessThan(300);
  expect(writeSyndicateLink(group)?.length).toBeLessThan(600);
});

test('the largest group fits without names, and with long names goes into a file', () => {
  const group = twenty(200, 'x'.repeat(60));
  expect(writeSyndicateLink(withoutNames(group))?.length).toBeLessThan(1500);
  expect(writeSyndicateLink(group)).toBeUndefined();
});

describe('a link is refused', () => {
  test('a link that was cut is refused as such, wherever it was cut', () => {
    for (let length = 0; length < LINK.length; length++) {
      expect(readSyndicateLink(LINK.slice(0, length)), `${length}`).toEqual({ fault: 'cut' });
    }
  });

  test('a changed character makes a link damaged', () => {
    for (let at = 2; at < LINK.length; at++) {
      const other = DIGITS[(DIGITS.indexOf(LINK[at] as string) + 1) % DIGITS.length];
      const answer = readSyndicateLink(LINK.slice(0, at) + other + LINK.slice(at + 1));
      expect(answer, `${at}`).toEqual({ fault: 'damaged' });
    }
  });

  test('a link of a newer version, and that of a run, are refused', () => {
    const to = new BitWriter();
    to.count(26_111);
    to.count(2);
    expect(readSyndicateLink(seal(to.digits))).toEqual({ fault: 'newer' });
    const run = new BitWriter();
    run.count(4);
    expect(readSyndicateLink(seal(run.digits))).toEqual({ fault: 'damaged' });
    expect(readLink({ r: LINK }).ok).toBe(false);
  });

  test('any bits with a right checksum are read or refused', () => {
    const begun = new BitWriter();
    begun.count(26_111);
    begun.count(1);
    const bits = fc.array(fc.nat(63), { maxLength: 300 });
    fc.assert(
      fc.property(bits, fc.boolean(), (digits, isBegun) => {
        const answer = readSyndicateLink(seal([...(isBegun ? begun.digits : []), ...digits]));
        expect('group' in answer || 'fault' in answer).toBe(true);
      }),
      { numRuns: 3000, seed: 40 },
    );
  });

  test('changed digits of a good link, sealed anew, are read or refused', () => {
    const content = [...LINK.slice(2, -5)].map((letter) => DIGITS.indexOf(letter));
    const read = { ok: 0 };
    fc.assert(
      fc.property(fc.nat(content.length - 1), fc.nat(63), (at, digit) => {
        const answer = readSyndicateLink(seal(content.map((old, i) => (i === at ? digit : old))));
        if ('group' in answer) read.ok++;
        else expect(['damaged', 'newer']).toContain(answer.fault);
      }),
      { numRuns: 3000, seed: 41 },
    );
    expect(read.ok).toBeGreaterThan(100);
  });
});
