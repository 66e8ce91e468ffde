import fc from 'fast-check';
import { chunk, difference, intersection, range, uniq } from 'lodash';
import { describe, expect, test } from 'vitest';
import { isShortRound } from '../../../tools/build/test-rounds.ts';
import { roomFault } from '../../../workers/engine/batch/plan-rule.ts';
import { drawRun, planRun } from '../../../workers/engine/batch/run.ts';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { RuleId } from '../../../workers/shared/strategy/catalogue.ts';
import { subsetsOf } from '../support/subsets.ts';
import { TABLE } from './batches.ts';
import { PROPER, PROPERTIES, playedOf, RULES, TOLD } from './properties.ts';

interface Bound {
  readonly key: LotteryKey;
  readonly total: number;
  readonly marks: number;
  readonly fixed: readonly number[];
  readonly excluded: readonly number[];
  readonly seed: string;
}

const choose = (n: number, k: number): number => range(k).reduce((ways, i) => (ways * (n - i)) / (i + 1), 1);

/** A size of a lottery, and its numbers in some order. */
const anyOrder = (key: LotteryKey, total: number) => ({
  key: fc.constant(key),
  total: fc.constant(total),
  seed: fc.nat().map(String),
  marks: fc.constantFrom(...betSizes(lotteryOf(key))),
  order: fc.shuffledSubarray(range(1, total + 1), { minLength: total }),
});

/** A lottery, a size, and numbers that are fixed and excluded, so that 20 tickets are left. */
const anyBound: fc.Arbitrary<Bound> = fc
  .constantFrom(...TABLE)
  .chain(([key, total]) =>
    fc.record({
      ...anyOrder(key, total),
      fixed: fc.nat(4),
      excluded: fc.oneof(fc.nat(5), fc.nat(total)),
    }),
  )
  .map(({ order, fixed, excluded, ...rest }) => ({
    ...rest,
    fixed: order.slice(0, fixed),
    excluded: order.slice(fixed, fixed + excluded),
  }))
  .filter(
    ({ total, marks, fixed, excluded }) => choose(total - fixed.length - excluded.length, marks - fixed.length) >= 20,
  );

function planOf({ key, marks, fixed, excluded, seed }: Bound, strategy: RuleId) {
  return planRun({
    lottery: key,
    strategy,
    seed,
    bet: { marks, fixed, excluded },
    history: simulated(seed, '2026-11-20'),
    options: TOLD[strategy] ?? {},
  });
}

/** Every rule has room for it. */
const EASY: Bound = {
  key: 'megasena',
  total: 60,
  marks: 6,
  seed: 's',
  fixed: [],
  excluded: [13],
};

describe.each(RULES)('%s with fixed and excluded numbers', (strategy) => {
  // The candidates of campeao take long.
  const [numRuns, games] = strategy === 'campeao' ? [isShortRound ? 1 : 3, 2] : [isShortRound ? 12 : 40, 20];

  test('keeps its rule in tickets with all of the ones and none of the others', () => {
    let withRoom = 0;
    fc.assert(
      fc.property(anyBound, (bound) => {
        const plan = planOf(bound, strategy);
        if (roomFault(plan)) return;
        withRoom++;
        const [block] = [...drawRun(plan, games)];
        const tickets = chunk([...(block?.numbers ?? [])], bound.marks);
        expect(uniq(tickets.map(String))).toHaveLength(games);
        for (const ticket of tickets) {
          expect(uniq(ticket)).toHaveLength(bound.marks);
          expect(intersection(ticket, range(1, bound.total + 1))).toEqual(ticket);
          expect(difference(bound.fixed, ticket)).toEqual([]);
          expect(intersection(ticket, bound.excluded)).toEqual([]);
        }
        const kept = tickets.filter((_, i) => block?.relaxed[i] === 0);
        const played = playedOf(plan.context);
        expect(kept.length).toBeGreaterThan(0);
        expect(kept.filter((ticket) => !PROPERTIES[strategy](played, ticket))).toEqual([]);
      }),
      { numRuns, examples: [[EASY]] },
    );
    expect(withRoom).toBeGreaterThan(0);
  });
});

/** More than once: of a dense lottery there is room for most rules. */
const DENSE = range(6).flatMap(() => TABLE.filter(([key]) => key === 'lotofacil'));

/** The same with so few numbers left that all tickets can be looked at. */
const fewLeft: fc.Arbitrary<Bound> = fc
  .constantFrom(...TABLE.filter(([key]) => key !== 'lotomania'), ...DENSE)
  .chain(([key, total]) =>
    fc.record({
      ...anyOrder(key, total),
      fixed: fc.nat(5),
      spare: fc.integer({ min: 1, max: 4 }),
    }),
  )
  .filter(({ marks, fixed, spare }) => marks > fixed && choose(marks - fixed + spare, spare) < 300)
  .map(({ order, fixed, spare, ...rest }) => ({
    ...rest,
    fixed: order.slice(0, fixed),
    excluded: order.slice(rest.marks + spare),
  }));

test.each(PROPER)('%s has room exactly where a ticket keeps its rule, of all there are', (strategy) => {
  fc.assert(
    fc.property(fewLeft, (bound) => {
      const { total, marks, fixed, excluded } = bound;
      const plan = planOf(bound, strategy);
      const played = playedOf(plan.context);
      const rest = subsetsOf(difference(range(1, total + 1), fixed, excluded), marks - fixed.length);
      const isKept = (free: readonly number[]) =>
        PROPERTIES[strategy](
          played,
          [...fixed, ...free].sort((a, b) => a - b),
        );
      const fault = roomFault(plan);
      expect({ ...bound, hasRoom: rest.some(isKept) }).toEqual({ ...bound, hasRoom: !fault });
    }),
    { numRuns: isShortRound ? 8 : 16 },
  );
  // Among those there may be none with room; for all but one number of a ticket there is.
  const [block] = [...drawRun(planOf(EASY, strategy), 1)];
  const fixed = [...(block?.numbers ?? [])].slice(0, 5);
  expect(roomFault(planOf({ ...EASY, fixed }, strategy))).toBeUndefined();
});

test('a rule says for how many of the fixed, or else of the excluded numbers it has room', () => {
  const bound = { key: 'megasena', total: 60, marks: 6, excluded: [], seed: 's' } as const;
  const faultOf = (strategy: RuleId, numbers: Partial<Bound>) =>
    roomFault(planOf({ ...bound, fixed: [], ...numbers }, strategy));
  const fixed = { part: 'fixed', reason: 'no-room' };
  expect(faultOf('pares-impares', { fixed: [2, 4, 6] })).toBeUndefined();
  expect(faultOf('pares-impares', { fixed: [8, 2, 6, 4, 1] })).toEqual({ ...fixed, limit: 4 });
  expect(faultOf('sequencia', { fixed: [1, 2, 3, 4, 5] })).toEqual({ ...fixed, limit: 3 });
  expect(faultOf('espelhamento', { fixed: [1, 2, 3, 4] })).toEqual({ ...fixed, limit: 3 });
  const odd = range(1, 60, 2);
  const excluded = { part: 'excluded', reason: 'no-room' };
  expect(faultOf('pares-impares', { excluded: odd })).toEqual({ ...excluded, limit: 27 });
});

test('a bet with as many tickets left as games gets all of them, by every rule that has room', () => {
  const bound: Bound = {
    key: 'quina',
    total: 80,
    marks: 5,
    seed: 's',
    fixed: [10, 20, 30, 41],
    excluded: difference(range(1, 81), [10, 20, 30, 41], range(2, 80, 4)),
  };
  const drawn = RULES.filter((id) => id !== 'campeao').map((strategy) => {
    const plan = planOf(bound, strategy);
    if (roomFault(plan)) return strategy;
    const [block] = [...drawRun(plan, 18)];
    return uniq(chunk([...(block?.numbers ?? [])], 5).map(String)).length;
  });
  expect(drawn.filter((count) => count === 18).length).toBeGreaterThan(5);
  expect(drawn.filter((count) => typeof count === 'number' && count !== 18)).toEqual([]);
});
