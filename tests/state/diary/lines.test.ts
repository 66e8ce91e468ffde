import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BetEntry, DiaryEntry } from '../../../src/state/diary/entry.ts';
import { linesOf } from '../../../src/state/diary/periods.ts';

const BET: BetEntry = { key: 'a', on: '2026-11-25', cents: 500, lottery: 'megasena', contest: 2943, draws: 1 };

test('games of one day, lottery and draws are one line; everything else is one of its own', () => {
  const others: readonly DiaryEntry[] = [
    { ...BET, key: 'day', on: '2026-11-26' },
    { ...BET, key: 'lottery', lottery: 'quina' },
    { ...BET, key: 'contest', contest: 2944 },
    { ...BET, key: 'draws', draws: 2 },
    { key: 'own 1', on: BET.on, cents: 500, what: '__proto__' },
    { key: 'own 2', on: BET.on, cents: 500, what: '__proto__' },
  ];
  const lines = linesOf([BET, ...others, { ...BET, key: 'b', cents: 3500 }]);
  expect(lines.map(({ entries, cents }) => [entries.map(({ key }) => key).join(), cents])).toEqual([
    ['a,b', 4000],
    ...others.map(({ key, cents }) => [key, cents]),
  ]);
});

test('nothing is lost between the lines', () => {
  const anyEntry = fc.record({
    on: fc.constantFrom('2026-11-25', '2026-11-26'),
    cents: fc.integer({ min: 0, max: 10 ** 10 }),
    lottery: fc.constantFrom('megasena' as const, 'quina' as const),
    contest: fc.integer({ min: 1, max: 3 }),
    draws: fc.integer({ min: 1, max: 2 }),
  });
  fc.assert(
    fc.property(fc.array(anyEntry), (made) => {
      const entries: readonly DiaryEntry[] = made.map((entry, i) => ({ ...entry, key: String(i) }));
      const lines = linesOf(entries);
      expect(new Set(lines.flatMap((line) => line.entries))).toEqual(new Set(entries));
      const total = (list: readonly { readonly cents: number }[]) => list.reduce((sum, { cents }) => sum + cents, 0);
      expect(total(lines)).toBe(total(entries));
    }),
  );
});
