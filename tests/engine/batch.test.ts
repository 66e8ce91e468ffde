import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLOCK_TICKETS, drawBlock } from '../../workers/engine/batch/block.ts';
import { createBlockMerger } from '../../workers/engine/batch/run.ts';
import { createTicketSet } from '../../workers/engine/batch/ticket-set.ts';
import { toNextCombination } from '../../workers/engine/strategies/sampling/successor.ts';
import { runOf, ticketsOf } from './support/draws.ts';
import { MODES_AND_BASELINE, planOf, tinyPlan } from './support/plans.ts';
import { quickLotofacilTickets } from './support/quick-lotofacil.ts';

const distinct = (tickets: readonly (readonly number[])[]) => new Set(tickets.map((ticket) => ticket.join())).size;

describe('a run of several blocks', () => {
  // Quick Lotofácil keeps all ten hot numbers: a few thousand tickets, so blocks overlap.
  const plan = planOf('lotofacil', 'quick', 'blocks');
  const games = 2 * BLOCK_TICKETS + 952;
  const sizes = [BLOCK_TICKETS, BLOCK_TICKETS, 952];
  const long = runOf(plan, games);

  test('has no two equal tickets, though its blocks have', () => {
    const blocks = sizes.map((size, index) => drawBlock(plan, index, size));
    expect(distinct(blocks.flatMap((block) => ticketsOf(plan, block)))).toBeLessThan(games);
    expect(distinct(long.tickets)).toBe(games);
  });

  test('it is the same from blocks drawn in any order and merged in order', () => {
    const drawn = [2, 0, 1].map((index) => ({
      index,
      block: drawBlock(plan, index, sizes[index] ?? 0),
    }));
    const merge = createBlockMerger(plan, games);
    const blocks = drawn.sort((a, b) => a.index - b.index).map(({ block }) => block);
    for (const block of blocks) merge(block);
    expect(blocks.flatMap((block) => ticketsOf(plan, block))).toEqual(long.tickets);
    expect(blocks.flatMap((block) => [...block.relaxed])).toEqual(long.relaxed);
  });

  test('begins with the tickets of a shorter run', () => {
    const short = runOf(plan, BLOCK_TICKETS + 500);
    expect(long.tickets.slice(0, BLOCK_TICKETS + 500)).toEqual(short.tickets);
    expect(long.relaxed.slice(0, BLOCK_TICKETS + 500)).toEqual(short.relaxed);
  });

  test('relaxes the rule only once the rule is nearly used up, and flags each such ticket', () => {
    const hot = plan.context.ranking.slice(0, 10).map((entry) => entry.number);
    const rule = quickLotofacilTickets(hot);
    const within = long.tickets.filter((_, i) => long.relaxed[i] === 0);
    expect(within.every((ticket) => rule.has(ticket.join()))).toBe(true);
    const first = long.relaxed.indexOf(1);
    expect(first).toBeGreaterThan(0.9 * rule.size);
    expect(first).toBeLessThan(rule.size + 1);
  });
});

describe('the whole space of a lottery', () => {
  test.each(MODES_AND_BASELINE)('can be drawn with %s, each ticket once', (strategy) => {
    const { tickets, relaxed } = runOf(tinyPlan(8, 4, strategy), 70);
    expect(distinct(tickets)).toBe(70);
    // Every ticket keeps the rule of the baseline; the modes must leave theirs.
    expect(relaxed.includes(1)).toBe(strategy !== 'uniform');
  });

  test('it is walked through in order, from the last combination back to the first', () => {
    const numbers = Uint8Array.of(1, 2, 3);
    const seen: string[] = [];
    for (let i = 0; i < 20; i++) {
      seen.push(numbers.join());
      toNextCombination(numbers, 6);
    }
    expect(seen).toEqual([...new Set(seen)].sort());
    expect(numbers.join()).toBe('1,2,3');
  });
});

describe('a ticket set', () => {
  test('takes each key once, however many there are', () => {
    const anyKeys = fc.array(
      fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }).filter((key) => key !== 0),
      { maxLength: 500 },
    );
    fc.assert(
      fc.property(anyKeys, fc.integer({ min: 1, max: 100 }), (keys, expected) => {
        const set = createTicketSet(expected);
        const model = new Set<number>();
        for (const key of keys) {
          expect(set.add(key)).toBe(!model.has(key));
          model.add(key);
        }
      }),
    );
  });
});
