import fc from 'fast-check';
import { deburr, range, uniq } from 'lodash';
import { describe, expect, test } from 'vitest';
import { combinations } from '../../../workers/domain/odds.ts';
import type { StrategyOptions } from '../../../workers/domain/strategies/options.ts';
import { type Batch, countIn, dayArbitrary, forBatches, TABLE } from './batches.ts';

/** Numbers held lucky, from the design of the strategies. */
const LUCKY = [3, 7, 8, 9, 11, 13, 18, 21, 22, 24, 27, 33, 40, 42, 48, 52, 64, 68, 77, 88, 99];

/** What one date says, in 1…total. */
function numbersOfDate(date: string, total: number): number[] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [day, month, year % 100, day + month].filter((n) => n >= 1 && n <= total);
}

/** Digits summed over and over. */
function rootOf(digits: string): number {
  let text = digits;
  while (text.length > 1) text = String([...text].reduce((sum, digit) => sum + Number(digit), 0));
  return Number(text);
}

function rootOfName(name: string): number {
  const rows = ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'];
  const letters = [...deburr(name).toUpperCase()];
  const values = letters.map((letter) => 1 + rows.findIndex((row) => row.includes(letter)));
  return rootOf(String(values.reduce((sum, value) => sum + value, 0)));
}

/** As many of the chosen numbers as fit; relaxed only when no such ticket is left, and then near. */
function expectChosenFirst({ tickets, kept, relaxed }: Batch, chosen: number[], total: number) {
  const pick = tickets[0]?.length ?? 0;
  const most = Math.min(pick, chosen.length);
  const space =
    chosen.length >= pick
      ? combinations(chosen.length, pick)
      : combinations(total - chosen.length, pick - most);
  for (const ticket of kept) expect(countIn(ticket, chosen)).toBe(most);
  for (const ticket of tickets) expect(countIn(ticket, chosen)).toBeGreaterThanOrEqual(most - 1);
  const expected = Math.max(0, tickets.length - Number(space));
  expect(relaxed.filter(Boolean)).toHaveLength(expected);
}

const datesArbitrary: fc.Arbitrary<StrategyOptions> = fc.oneof(
  fc.constant({}),
  fc.record({ dates: fc.array(dayArbitrary, { minLength: 1, maxLength: 5 }) }),
);

const numerologyArbitrary: fc.Arbitrary<StrategyOptions> = fc.oneof(
  fc.constant({}),
  fc.record({ birthDate: dayArbitrary }),
  fc.record({
    name: fc.constantFrom('Ana', 'João da Conceição', 'Zé', 'maria josé', 'Ünal Çağrı-Ost', 'B'),
  }),
);

describe.each(TABLE)('%s', (key, total, pick) => {
  test('datas-especiais has as many numbers of the dates as a ticket holds', () => {
    forBatches(
      'datas-especiais',
      key,
      (batch) => {
        const { options, date } = batch.context;
        const chosen = uniq((options.dates ?? [date]).flatMap((day) => numbersOfDate(day, total)));
        expectChosenFirst(batch, chosen, total);
      },
      { runs: 120, options: datesArbitrary },
    );
  });

  test('datas-especiais goes on with days of the month while it can', () => {
    const date = '2007-04-05';
    forBatches(
      'datas-especiais',
      key,
      ({ tickets }) => {
        const days = range(1, Math.min(31, total) + 1);
        const least = Math.min(pick, days.length);
        for (const ticket of tickets) {
          expect(countIn(ticket, days)).toBeGreaterThanOrEqual(least);
        }
      },
      { runs: 20, options: fc.constant({ dates: [date] }) },
    );
  });

  test('numerologia has as many numbers of the root as a ticket holds', () => {
    forBatches(
      'numerologia',
      key,
      (batch) => {
        const { options, date } = batch.context;
        const root =
          options.name === undefined
            ? rootOf((options.birthDate ?? date).replaceAll('-', ''))
            : rootOfName(options.name);
        const own = range(1, total + 1).filter((n) => rootOf(String(n)) === root);
        expectChosenFirst(batch, own, total);
        const half = Math.min(own.length, Math.ceil(pick / 2));
        for (const ticket of batch.tickets) {
          expect(countIn(ticket, own)).toBeGreaterThanOrEqual(half);
        }
      },
      { runs: 120, options: numerologyArbitrary },
    );
  });

  test('sorte-global has half of its numbers, or all there are, from the list', () => {
    const listed = LUCKY.filter((n) => n <= total);
    const least = Math.min(listed.length, Math.ceil(pick / 2));
    forBatches('sorte-global', key, ({ tickets, relaxed }) => {
      for (const ticket of tickets) {
        expect(countIn(ticket, LUCKY)).toBeGreaterThanOrEqual(least);
      }
      expect(relaxed).not.toContain(true);
    });
  });
});

test('numerologia goes on with the roots 3, 6 and 9 while there are enough', () => {
  forBatches(
    'numerologia',
    'diadasorte',
    ({ tickets }) => {
      for (const ticket of tickets) {
        const roots = ticket.map((n) => rootOf(String(n)));
        expect(countIn(roots, [1, 3, 6, 9])).toBe(7);
      }
    },
    { runs: 50, options: fc.constant({ birthDate: '1999-09-09' }) },
  );
});
