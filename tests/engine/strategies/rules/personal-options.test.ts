import fc from 'fast-check';
import { range, sortBy } from 'lodash';
import { describe, expect, test } from 'vitest';
import { isShortRound } from '../../../../tools/build/test-rounds.ts';
import { ENGINE_VERSIONS } from '../../../../workers/shared/run/engine-version.ts';
import { simulated } from '../../../../workers/shared/run/history.ts';
import { personalField, withoutPerson } from '../../../../workers/shared/run/personal-options.ts';
import { checkGenerateRequest, type GenerateRequest } from '../../../../workers/shared/run/request.ts';
import type { RuleId } from '../../../../workers/shared/strategy/catalogue.ts';
import type { StrategyOptions } from '../../../../workers/shared/strategy/strategy-options.ts';
import { runOf } from '../../../tasks/result-of.ts';
import { dayArbitrary, TABLE } from '../batches.ts';

/** Of this century: their years are in every lottery's playslip, so that dates have more numbers. */
const newDayArbitrary = fc
  .integer({ min: 0, max: 9000 })
  .map((days) => new Date(Date.UTC(2001, 0, 1 + days)).toISOString().slice(0, 10));

const toldArbitrary: fc.Arbitrary<readonly [RuleId, StrategyOptions]> = fc.oneof(
  fc
    .array(fc.oneof(dayArbitrary, newDayArbitrary), { minLength: 1, maxLength: 5 })
    .map((dates) => ['datas-especiais', { dates }] as const),
  dayArbitrary.map((birthDate) => ['numerologia', { birthDate }] as const),
  fc
    .string({ unit: fc.constantFrom(...'abçÉxyzN -'), minLength: 1, maxLength: 12 })
    .filter((name) => /\p{L}/u.test(name))
    .map((name) => ['numerologia', { name }] as const),
);

const runArbitrary = fc.record({
  games: fc.oneof(fc.constant(20), fc.integer({ min: 1, max: 20 })),
  seed: fc.nat().map(String),
  engine: fc.constantFrom(...ENGINE_VERSIONS),
});

const REST = { history: simulated('h', '2026-11-20'), now: '2026-11-20T12:00:00Z' } as const;

const ticketsOf = (request: GenerateRequest) => runOf(request).tickets;

/** The tickets of the same run, told something else. */
const toldOf = (request: GenerateRequest, options: StrategyOptions) => ticketsOf({ ...request, options });

describe.each(TABLE)('a run without the person in it (%s)', (lottery, total, pick) => {
  test('has the same tickets, and others for another root, number or order that counts', () => {
    const seen = { others: 0, orders: 0 };
    fc.assert(
      fc.property(toldArbitrary, runArbitrary, ([strategy, options], run) => {
        const request: GenerateRequest = { ...REST, ...run, lottery, strategy, options };
        const { tickets, facts } = runOf(request);
        const less = withoutPerson(request);
        expect(checkGenerateRequest(less)).toBe(less);
        expect(personalField(less.options)).toBeUndefined();
        expect(withoutPerson(less)).toBe(less);
        const again = runOf(less);
        expect(again.tickets).toEqual(tickets);
        expect(again.facts.map(({ own: _, ...rest }) => rest)).toEqual(facts.map(({ own: _, ...rest }) => rest));
        expect(JSON.stringify(again.facts)).not.toMatch(/name|birth|\d{4}-\d{2}/);

        const { root, dateNumbers } = less.options ?? {};
        // By chance one game may be that of another root, too.
        const roots = root ? range(1, 4).map((step) => ((root + step) % 9) + 1) : [];
        const isSame = (other: number) => JSON.stringify(toldOf(less, { root: other })) === JSON.stringify(tickets);
        if (root) expect(roots.every(isSame)).toBe(false);
        if (!dateNumbers) return;
        const unused = range(1, total + 1).find((n) => tickets.every(({ numbers }) => !numbers.includes(n)));
        if (unused && dateNumbers.length < pick) {
          seen.others++;
          const changed = [unused, ...dateNumbers.slice(1)];
          expect(toldOf(less, { dateNumbers: changed })).not.toEqual(tickets);
        }
        const ascending = sortBy(dateNumbers);
        if (run.games === 20 && String(ascending) !== String(dateNumbers)) {
          seen.orders++;
          expect(toldOf(less, { dateNumbers: ascending })).not.toEqual(tickets);
        }
      }),
      isShortRound ? { numRuns: 40, seed: 1 } : { numRuns: 120 },
    );
    expect(seen.others).toBeGreaterThan(0);
    // Dates give Lotomania's fifty never, Lotofácil's fifteen hardly ever.
    if (pick < 15) expect(seen.orders).toBeGreaterThan(0);
  });
});

test.each([
  ['quina', ['1984-07-21'], 20, [7, 21, 28]],
  ['quina', ['1979-11-20'], 20, [11, 20, 31, 79]],
  ['megasena', ['1984-07-21', '1979-11-20'], 20, [21, 7, 28, 20, 11, 31]],
  ['lotofacil', ['2021-03-02'], 20, [2, 3, 5, 21]],
] as const)('in %s of the dates %j there are %j', (lottery, dates, games, dateNumbers) => {
  const strategy = 'datas-especiais';
  const request = { ...REST, lottery, games, strategy, seed: 's', options: { dates } } as const;
  expect(withoutPerson(request).options).toEqual({ dateNumbers });
});
