import fc from 'fast-check';
import { chunk, uniq } from 'lodash';
import { describe, expect, test } from 'vitest';
import { isShortRound } from '../../../tools/build/test-rounds.ts';
import { planRun } from '../../../workers/engine/batch/run.ts';
import { createUrn } from '../../../workers/engine/random/urn.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { designOf } from '../../../workers/engine/wheels/design.ts';
import { drawWheel } from '../../../workers/engine/wheels/draw-wheel.ts';
import { wheelSizesOf } from '../../../workers/engine/wheels/wheel-sizes.ts';
import { allNumbers, LOTTERIES, type Lottery, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import { guaranteesOf } from '../../../workers/shared/strategy/guarantees.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';
import type { WheelReport } from '../../../workers/shared/strategy/wheel-report.ts';
import { stream } from '../support/newest.ts';
import { coveredNaively } from './naive.ts';

function draw(lottery: Lottery, games: number, seed: string, options: StrategyOptions = {}) {
  const plan = planRun({
    ...({ lottery: lottery.key, strategy: 'cercamento', seed, options } as const),
    history: simulated(`h${seed}`, '2026-11-20'),
  });
  return { plan, batch: runToEnd(drawWheel(plan, games)) };
}

function prove(lottery: Lottery, games: number, seed: string, options: StrategyOptions = {}) {
  const { plan, batch } = draw(lottery, games, seed, options);
  const tickets = chunk([...batch.block.numbers], lottery.pick);
  return { plan, tickets, proof: batch.proof, relaxed: [...batch.block.relaxed] };
}

/** The fewest hits that the best of these tickets has, over 50 draws from a pool. */
function leastHits(lottery: Lottery, pool: readonly number[], tickets: number[][], seed: string) {
  const urn = createUrn(pool);
  const random = stream(seed, 'draws');
  const drawn = new Uint8Array(lottery.drawn);
  const best = Array.from({ length: 50 }, () => {
    urn.draw(random, lottery.drawn, drawn, 0);
    return Math.max(...tickets.map((ticket) => ticket.filter((n) => drawn.includes(n)).length));
  });
  return Math.min(...best);
}

/** How many hits the argument of a proof gives, with its figures counted anew from the tickets. */
function argues(proof: WheelReport, tickets: readonly number[][]): number {
  switch (proof.kind) {
    case 'exhaustive':
      return proof.checked === proof.total ? proof.hits : 0;
    case 'pigeonhole': {
      const held = proof.pool.map((n) => tickets.filter((ticket) => ticket.includes(n)).length);
      expect(proof.times).toBe(Math.min(...held));
      return Math.ceil((proof.drawn * proof.times) / tickets.length);
    }
    case 'left-out': {
      const out = tickets.map((ticket) => proof.pool.filter((n) => !ticket.includes(n)).length);
      expect(uniq(out)).toEqual([proof.leftOut]);
      return proof.drawn - proof.leftOut;
    }
  }
}

/** Batches of each lottery: with seven of them, some two thousand seeds. */
const RUNS = isShortRound ? 60 : 300;

const games = fc.integer({ min: 1, max: 20 });

describe.each(LOTTERIES)('cercamento of $key', (lottery) => {
  const hits = fc.constantFrom(undefined, ...guaranteesOf(lottery));
  const requests = fc.record({ n: games, hits, seed: fc.nat().map(String) });

  test('fences in the first numbers of the ranking, and has the guaranteed hits for any draw', () => {
    fc.assert(
      fc.property(requests, ({ n, hits, seed }) => {
        const made = prove(lottery, n, seed, hits === undefined ? {} : { hits });
        const { plan, tickets, proof, relaxed } = made;
        const guarantee = hits ?? lottery.guarantee;
        const sizes = wheelSizesOf(lottery, guarantee).filter((size) => size.tickets <= n);
        const pool = Math.max(...sizes.map((size) => size.pool));
        const hottest = plan.context.ranking.slice(0, pool).map((entry) => entry.number);
        expect(proof.pool).toEqual(hottest.sort((a, b) => a - b));
        expect(proof).toMatchObject({ hits: guarantee, drawn: lottery.drawn });
        expect(proof.wheel).toBeLessThanOrEqual(n);
        expect(proof.lowerBound).toBeLessThanOrEqual(proof.wheel);
        expect(proof.wheelCost).toBeCloseTo(proof.wheel * lottery.minBetPrice, 9);
        expect(proof.cost).toBeCloseTo(n * lottery.minBetPrice, 9);
        expect(argues(proof, tickets.slice(0, proof.wheel))).toBeGreaterThanOrEqual(guarantee);
        expect(new Set(tickets.map(String)).size).toBe(n);
        const ascending = tickets.map((ticket) => [...new Set(ticket)].sort((a, b) => a - b));
        expect(tickets).toEqual(ascending);
        expect(uniq(tickets.map((ticket) => ticket.length))).toEqual([lottery.pick]);
        const isInPool = (ticket: number[]) => ticket.every((n) => proof.pool.includes(n));
        expect(tickets.map(isInPool)).toEqual(relaxed.map((flag) => flag === 0));
        expect(leastHits(lottery, proof.pool, tickets, seed)).toBeGreaterThanOrEqual(guarantee);
      }),
      { numRuns: RUNS },
    );
  });

  test("fences in the user's own numbers, in whatever order they are given", () => {
    const anyPool = fc.record({ n: games, at: fc.nat(), seed: fc.nat().map(String) });
    fc.assert(
      fc.property(anyPool, ({ n, at, seed }) => {
        const guarantee = lottery.guarantee;
        const sizes = wheelSizesOf(lottery, guarantee).filter((size) => size.tickets <= n);
        const size = sizes[at % sizes.length]?.pool as number;
        const numbers = new Uint8Array(size);
        createUrn(allNumbers(lottery)).draw(stream(seed), size, numbers, 0);
        const pool = [...numbers];
        const made = prove(lottery, n, seed, { pool });
        expect(made.proof.pool).toEqual(pool.toSorted((a, b) => a - b));
        const other = prove(lottery, n, seed, { pool: pool.toReversed() });
        expect(other.tickets).toEqual(made.tickets);
      }),
      { numRuns: RUNS / 3 },
    );
  });

  test('says how many numbers a pool may have when it has too few or too many', () => {
    const guarantee = lottery.guarantee;
    const max = Math.max(...wheelSizesOf(lottery, guarantee).flatMap((size) => (size.tickets <= 1 ? [size.pool] : [])));
    for (const size of [lottery.pick - 1, max + 1]) {
      const pool = allNumbers(lottery).slice(0, size);
      const problem = { field: 'options', option: 'pool', range: { min: lottery.pick, max } };
      expect(() => draw(lottery, 1, 's', { pool })).toThrow(expect.objectContaining({ problem }));
    }
  });
});

test('the guarantee holds by a count that shares no code with the proof', () => {
  for (const [key, n] of [
    ['megasena', 6],
    ['quina', 8],
    ['diadasorte', 3],
  ] as const) {
    const lottery = lotteryOf(key);
    const { tickets, proof } = prove(lottery, n, 'naive');
    const places = tickets.map((ticket) => ticket.map((number) => proof.pool.indexOf(number)));
    const design = designOf(lottery, proof.hits, proof.pool.length);
    expect(coveredNaively(design, places)).toBe('total' in proof ? proof.total : Number.NaN);
  }
});

test('a pool with one combination gives one ticket of its own; the others are relaxed', () => {
  const { tickets, relaxed, proof } = prove(lotteryOf('quina'), 5, 's', { pool: [9, 3, 5, 1, 7] });
  expect(tickets[0]).toEqual([1, 3, 5, 7, 9]);
  expect(relaxed).toEqual([0, 1, 1, 1, 1]);
  expect(proof).toMatchObject({ wheel: 1, checked: 1, total: 1 });
});

test('seeds and histories give other tickets', () => {
  const made = ['a', 'b', 'c'].map((seed) => String(prove(lotteryOf('quina'), 8, seed).tickets));
  expect(new Set(made).size).toBe(3);
});
