import fc from 'fast-check';
import { chunk, range } from 'lodash';
import { expect } from 'vitest';
import { drawRun, planRun } from '../../../workers/domain/batch/run.ts';
import type { LotteryKey } from '../../../workers/domain/lotteries.ts';
import type { RuleId } from '../../../workers/domain/strategies/catalogue.ts';
import type { StrategyOptions } from '../../../workers/domain/strategies/options.ts';
import type { StrategyContext } from '../../../workers/domain/strategies/strategy.ts';

/** What the tests of a rule get to see of one run. */
export interface Batch {
  readonly context: StrategyContext;
  readonly tickets: readonly (readonly number[])[];
  readonly relaxed: readonly boolean[];
  /** Tickets that claim to keep the rule. */
  readonly kept: readonly (readonly number[])[];
}

/** Name, total and pick of the seven lotteries, from the specification. */
export const TABLE: readonly (readonly [key: LotteryKey, total: number, pick: number])[] = [
  ['megasena', 60, 6],
  ['lotofacil', 25, 15],
  ['quina', 80, 5],
  ['duplasena', 50, 6],
  ['timemania', 80, 7],
  ['diadasorte', 31, 7],
  ['lotomania', 100, 50],
];

export const dayArbitrary = fc
  .integer({ min: 0, max: 73_000 })
  .map((days) => new Date(Date.UTC(1900, 0, 1 + days)).toISOString().slice(0, 10));

const runArbitrary = fc.record({
  games: fc.oneof(fc.constant(20), fc.integer({ min: 1, max: 20 })),
  seed: fc.nat().map(String),
  historySeed: fc.nat().map(String),
  date: dayArbitrary,
});

const noOptions: fc.Arbitrary<StrategyOptions> = fc.constant({});

/** Checks a property of batches of 1 to 20 tickets, each with a history of its own. */
export function forBatches(
  strategy: RuleId,
  lottery: LotteryKey,
  check: (batch: Batch) => void,
  { runs = 60, options = noOptions } = {},
): void {
  fc.assert(
    fc.property(runArbitrary, options, (run, chosen) => {
      const plan = planRun({ ...run, lottery, strategy, options: chosen });
      const { total, pick } = plan.context.lottery;
      const [block] = [...drawRun(plan, run.games)];
      const tickets = chunk([...(block?.numbers ?? [])], pick);
      const relaxed = [...(block?.relaxed ?? [])].map((flag) => flag === 1);
      expect(tickets).toHaveLength(run.games);
      expect(new Set(tickets.map(String)).size).toBe(run.games);
      for (const ticket of tickets) {
        const inRange = range(1, total + 1).filter((n) => ticket.includes(n));
        expect(ticket).toEqual(inRange);
        expect(ticket).toHaveLength(pick);
      }
      const kept = tickets.filter((_, i) => !relaxed[i]);
      check({ context: plan.context, tickets, relaxed, kept });
    }),
    { numRuns: runs },
  );
}

/** How many of the ticket's numbers are in a list. */
export function countIn(ticket: readonly number[], list: readonly number[]): number {
  return ticket.filter((n) => list.includes(n)).length;
}
