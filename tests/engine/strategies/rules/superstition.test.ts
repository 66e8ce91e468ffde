import fc from 'fast-check';
import { deburr, range, uniq } from 'lodash';
import { describe, test } from 'vitest';
import { combinations } from '../../../../workers/shared/lottery/odds.ts';
import type { StrategyOptions } from '../../../../workers/shared/strategy/strategy-options.ts';
import { type Batch, countIn, dayArbitrary, expectNone, expectOfAll, forBatches, TABLE } from '../batches.ts';

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
  const max = Math.min(pick, chosen.length);
  const space =
    chosen.length >= pick ? combinations(chosen.length, pick) : combinations(total - chosen.length, pick - max);
  expectOfAll(kept, (ticket) => countIn(ticket, chosen), max);
  expectNone(tickets.filter((ticket) => countIn(ticket, chosen) < max - 1));
  const expected = Math.max(0, tickets.length - Number(space));
  const count = relaxed.filter(Boolean).length;
  expectNone(count === expected ? [] : [{ count, expected }]);
}

/** The rest of a ticket comes from `second`, as far as that goes and leaves enough to choose. */
function expectSecondNext({ tickets }: Batch, chosen: number[], second: number[], total: number) {
  const preferred = second.filter((n) => !chosen.includes(n));
  const others = total - chosen.length - preferred.length;
  const missingIn = (ticket: readonly number[]) => {
    const own = countIn(ticket, chosen);
    const max = Math.min(preferred.length, ticket.length - own);
    const space =
      combinations(chosen.length, own) *
      combinations(preferred.length, max) *
      combinations(others, ticket.length - own - max);
    return space >= 2 * tickets.length ? max - countIn(ticket, preferred) : 0;
  };
  expectOfAll(tickets, missingIn, 0);
}

const datesArbitrary: fc.Arbitrary<StrategyOptions> = fc.oneof(
  fc.constant({}),
  fc.record({ dates: fc.array(dayArbitrary, { minLength: 1, maxLength: 5 }) }),
);

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZáâãàäéêíóôõúüçñÁÂÃÉÍÓÚÇğ '-.1";

const numerologyArbitrary: fc.Arbitrary<StrategyOptions> = fc.oneof(
  fc.constant({}),
  fc.record({ birthDate: dayArbitrary }),
  fc.record({
    name: fc
      .string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 40 })
      .filter((name) => /\p{L}/u.test(name)),
  }),
);

describe.each(TABLE)('%s', (key, total, pick) => {
  const roots = range(1, total + 1).map((n) => ({ n, root: rootOf(String(n)) }));

  test('datas-especiais has as many numbers of the dates as a ticket holds, then days of a month', () => {
    forBatches(
      'datas-especiais',
      key,
      (batch) => {
        const { options, date } = batch.context;
        const chosen = uniq((options.dates ?? [date]).flatMap((day) => numbersOfDate(day, total)));
        expectChosenFirst(batch, chosen, total);
        expectSecondNext(batch, chosen, range(1, Math.min(31, total) + 1), total);
      },
      { options: datesArbitrary },
    );
  });

  test('numerologia has as many numbers of the root as a ticket holds, then roots 3, 6 and 9', () => {
    forBatches(
      'numerologia',
      key,
      (batch) => {
        const { options, date } = batch.context;
        const root =
          options.name === undefined
            ? rootOf((options.birthDate ?? date).replaceAll('-', ''))
            : rootOfName(options.name);
        const own = roots.filter((entry) => entry.root === root).map(({ n }) => n);
        expectChosenFirst(batch, own, total);
        expectSecondNext(batch, own, range(3, total + 1, 3), total);
        const half = Math.min(own.length, Math.ceil(pick / 2));
        expectNone(batch.tickets.filter((ticket) => countIn(ticket, own) < half));
      },
      { options: numerologyArbitrary },
    );
  });
});
