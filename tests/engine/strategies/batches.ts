import fc from 'fast-check';
import { chunk, range } from 'lodash';
import { expect } from 'vitest';
import { isShortRound } from '../../../tools/build/test-rounds.ts';
import { drawRun, planRun } from '../../../workers/engine/batch/run.ts';
import type { StrategyContext } from '../../../workers/engine/strategies/strategy.ts';
import { LOTTERIES, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { RuleId } from '../../../workers/shared/strategy/catalogue.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';
import { officialHistory } from '../../shared/run/any-official.ts';

/** What the tests of a rule get to see of one run. */
export interface Batch {
  readonly context: StrategyContext;
  readonly tickets: readonly (readonly number[])[];
  readonly relaxed: readonly boolean[];
  /** Tickets that claim to keep the rule. */
  readonly kept: readonly (readonly number[])[];
}

/** Name, total and pick of the seven lotteries: `lotteries.test.ts` has them from the specification. */
export const TABLE = LOTTERIES.map(({ key, total, pick }) => [key, total, pick] as const);

export const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97];

/** Numbers held lucky, from the design of the strategies. */
export const LUCKY = [3, 7, 8, 9, 11, 13, 18, 21, 22, 24, 27, 33, 40, 42, 48, 52, 64, 68, 77, 88, 99];

export const dayArbitrary = fc
  .integer({ min: 0, max: 73_000 })
  .map((days) => new Date(Date.UTC(1900, 0, 1 + days)).toISOString().slice(0, 10));

/** Real draws in a window, mostly few, as long ones take long to make up; 0 for a simulated history. */
const sizes = fc.oneof(
  { arbitrary: fc.constant(0), weight: 4 },
  { arbitrary: fc.integer({ min: 10, max: 40 }), weight: 4 },
  { arbitrary: fc.integer({ min: 41, max: 500 }), weight: 1 },
);

const runOf = (lottery: LotteryKey) =>
  fc.record({
    games: fc.oneof(fc.constant(20), fc.integer({ min: 1, max: 20 })),
    seed: fc.nat().map(String),
    history: fc
      .tuple(fc.nat().map(String), dayArbitrary, sizes)
      .map(([seed, date, size]) => (size === 0 ? simulated(seed, date) : officialHistory(lottery, size, seed, date))),
  });

const noOptions: fc.Arbitrary<StrategyOptions> = fc.constant({});

/** Runs of a property for each lottery: with seven of them, some two thousand seeds, in a short round four hundred. */
const RUNS = isShortRound ? 60 : 300;

/**
 * Checks a property of batches of 1 to 20 tickets, each with a history of its own: simulated, or of 10 to 500 real
 * draws.
 */
export function forBatches(
  strategy: RuleId,
  lottery: LotteryKey,
  check: (batch: Batch) => void,
  { runs = RUNS, options = noOptions } = {},
): void {
  fc.assert(
    fc.property(runOf(lottery), options, (run, chosen) => {
      const plan = planRun({ ...run, lottery, strategy, options: chosen });
      const { total, pick } = plan.context.lottery;
      const [block] = [...drawRun(plan, run.games)];
      const tickets = chunk([...(block?.numbers ?? [])], pick);
      const relaxed = [...(block?.relaxed ?? [])].map((flag) => flag === 1);
      const different = new Set(tickets.map(String)).size;
      if (tickets.length !== run.games || different !== run.games) {
        expect([tickets.length, different]).toEqual([run.games, run.games]);
      }
      expectNone(tickets.filter((ticket) => !isTicket(ticket, total, pick)));
      const kept = tickets.filter((_, i) => !relaxed[i]);
      check({ context: plan.context, tickets, relaxed, kept });
    }),
    { numRuns: runs },
  );
}

/** Ascending, hence different, numbers in 1…total, as many as a ticket has. */
function isTicket(ticket: readonly number[], total: number, pick: number): boolean {
  const isNext = (n: number, i: number) => n > (ticket[i - 1] ?? 0) && n <= total;
  return ticket.length === pick && ticket.every(isNext);
}

/**
 * Expects that nothing is wrong. To call `expect` for each of some thousand batches takes longer than to draw them, so
 * it is called to tell what is wrong only.
 */
export function expectNone(wrong: readonly unknown[]): void {
  if (wrong.length > 0) expect(wrong).toEqual([]);
}

/** Expects the same measure of all tickets; of those with another one it tells what they have. */
export function expectOfAll(
  tickets: readonly (readonly number[])[],
  measure: (ticket: readonly number[]) => number,
  expected: number,
): void {
  expectNone(
    tickets
      .map((ticket) => ({ ticket, measured: measure(ticket), expected }))
      .filter(({ measured }) => measured !== expected),
  );
}

/** How many of the ticket's numbers are in a list. */
export function countIn(ticket: readonly number[], list: readonly number[]): number {
  let count = 0;
  for (const n of ticket) if (list.includes(n)) count++;
  return count;
}

/** The playslip cut in four; a middle row or column belongs to the top or to the left. */
export function quadrantsOf(key: LotteryKey, total: number): number[][] {
  const { columns } = lotteryOf(key);
  const rows = Math.ceil(total / columns);
  return [0, 1, 2, 3].map((quadrant) =>
    range(1, total + 1).filter((n) => {
      const column = ((n - 1) % columns) + 1;
      const row = Math.ceil(n / columns);
      const isRight = column > Math.ceil(columns / 2);
      const isBottom = row > Math.ceil(rows / 2);
      return quadrant === Number(isRight) + 2 * Number(isBottom);
    }),
  );
}
