import { beforeEach, describe, expect, test } from 'vitest';
import { setEnginePool } from '../../../src/state/run/engine.ts';
import {
  gamesFor,
  knownLadder,
  loadLadder,
  poolRange,
  reachOf,
} from '../../../src/state/strategy-options/wheel-sizes.ts';
import { createFakePool, type FakeCall } from '../../pool/support/fake-pool.ts';

const ladder = [
  { pool: 6, tickets: 1 },
  { pool: 7, tickets: 1 },
  { pool: 8, tickets: 2 },
  { pool: 10, tickets: 3 },
];

let calls: FakeCall[];
let hits = 0;

beforeEach(() => {
  const made = createFakePool();
  calls = made.calls;
  setEnginePool(made.pool);
  // Another promise for each test: what was loaded is kept.
  hits++;
});

test('a ladder tells how many numbers so many games reach, and how many games they take', () => {
  expect([1, 2, 3, 20].map((games) => reachOf(ladder, games))).toEqual([7, 8, 10, 10]);
  expect([1, 7, 8, 9, 10].map((numbers) => gamesFor(ladder, numbers))).toEqual([1, 1, 2, 3, 3]);
  expect(gamesFor(ladder, 11)).toBeUndefined();
  expect(reachOf([], 3)).toBeUndefined();
});

describe('the ladder of a promise', () => {
  test('is asked for once', async () => {
    const asked = [loadLadder('quina', hits), loadLadder('quina', hits)];
    expect(calls.map(({ task, input }) => [task, input])).toEqual([
      ['wheelSizes', { lottery: 'quina', hits }],
    ]);
    calls[0]?.resolve({ ok: true, value: ladder });
    expect(await Promise.all(asked)).toEqual([ladder, ladder]);
    expect(await loadLadder('quina', hits)).toEqual(ladder);
    expect(calls).toHaveLength(1);
    expect(knownLadder('quina', hits)).toEqual(ladder);
    expect(knownLadder('quina', 99)).toEqual([]);
  });

  test.each([
    ['refused', (call?: FakeCall) => call?.resolve({ ok: false, code: 'failed', message: 'x' })],
    ['lost', (call?: FakeCall) => call?.reject(new Error('crashed'))],
  ])('that was %s is empty, and asked for again', async (_, fail) => {
    const asked = loadLadder('quina', hits);
    fail(calls[0]);
    expect(await asked).toEqual([]);
    const again = loadLadder('quina', hits);
    calls[1]?.resolve({ ok: true, value: ladder });
    expect(await again).toEqual(ladder);
  });
});

describe('a pool of one’s own', () => {
  const poolOf = (numbers: number) => Array.from({ length: numbers }, (_, i) => i + 1);
  const rangeFor = async (numbers: number, games: number) => {
    const loaded = loadLadder('megasena', hits);
    calls[0]?.resolve({ ok: true, value: ladder });
    await loaded;
    return poolRange('megasena', { hits, pool: poolOf(numbers) }, games);
  };

  test.each([
    [6, 1],
    [8, 2],
    [10, 20],
  ])('of %i numbers is good for %i games', async (numbers, games) => {
    expect(await rangeFor(numbers, games)).toBeUndefined();
  });

  test.each([
    [8, 1, 7],
    [5, 1, 7],
    [11, 20, 10],
  ])('of %i numbers is not for %i games', async (numbers, games, most) => {
    expect(await rangeFor(numbers, games)).toEqual({ least: 6, most });
  });

  test('is left to the engine while there is no ladder; no pool is always good', async () => {
    expect(poolRange('megasena', { hits, pool: poolOf(50) }, 1)).toBeUndefined();
    await rangeFor(6, 1);
    expect(poolRange('megasena', null, 1)).toBeUndefined();
    expect(poolRange('megasena', { hits }, 1)).toBeUndefined();
  });
});
