import { beforeEach, describe, expect, test } from 'vitest';
import {
  gamesFor,
  knownWheelSizes,
  loadWheelSizes,
  numberPoolRange,
  reachOf,
} from '../../../src/state/strategy-options/wheel-sizes.ts';
import type { FakeCall } from '../../pool/support/fake-pool.ts';
import { useFakeEngine } from '../run/fake-engine.ts';

const sizes = [
  { pool: 6, tickets: 1 },
  { pool: 7, tickets: 1 },
  { pool: 8, tickets: 2 },
  { pool: 10, tickets: 3 },
];

let calls: FakeCall[];
let hits = 0;

beforeEach(() => {
  calls = useFakeEngine();
  // Another guarantee for each test: what was loaded is kept.
  hits++;
});

test('wheel sizes tell how many numbers so many games reach, and how many games they take', () => {
  expect([1, 2, 3, 20].map((games) => reachOf(sizes, games))).toEqual([7, 8, 10, 10]);
  expect([1, 7, 8, 9, 10].map((numbers) => gamesFor(sizes, numbers))).toEqual([1, 1, 2, 3, 3]);
  expect(gamesFor(sizes, 11)).toBeUndefined();
  expect(reachOf([], 3)).toBeUndefined();
});

describe('the wheel sizes of a guarantee', () => {
  test('they are asked for once', async () => {
    const asked = [loadWheelSizes('quina', hits), loadWheelSizes('quina', hits)];
    expect(calls.map(({ task, input }) => [task, input])).toEqual([['wheelSizes', { lottery: 'quina', hits }]]);
    calls[0]?.resolve({ ok: true, value: sizes });
    expect(await Promise.all(asked)).toEqual([sizes, sizes]);
    expect(await loadWheelSizes('quina', hits)).toEqual(sizes);
    expect(calls).toHaveLength(1);
    expect(knownWheelSizes('quina', hits)).toEqual(sizes);
    expect(knownWheelSizes('quina', 99)).toEqual([]);
  });

  test.each([
    ['refused', (call?: FakeCall) => call?.resolve({ ok: false, code: 'failed', message: 'x' })],
    ['lost', (call?: FakeCall) => call?.reject(new Error('crashed'))],
  ])('that was %s is empty, and asked for again', async (_, fail) => {
    const asked = loadWheelSizes('quina', hits);
    fail(calls[0]);
    expect(await asked).toEqual([]);
    const again = loadWheelSizes('quina', hits);
    calls[1]?.resolve({ ok: true, value: sizes });
    expect(await again).toEqual(sizes);
  });
});

describe('a pool of one’s own', () => {
  const poolOf = (numbers: number) => Array.from({ length: numbers }, (_, i) => i + 1);
  const rangeFor = async (numbers: number, games: number) => {
    const loaded = loadWheelSizes('megasena', hits);
    calls[0]?.resolve({ ok: true, value: sizes });
    await loaded;
    return numberPoolRange('megasena', { hits, pool: poolOf(numbers) }, games);
  };

  test.each([
    [6, 1],
    [8, 2],
    [10, 20],
  ])('one of %i numbers is good for %i games', async (numbers, games) => {
    expect(await rangeFor(numbers, games)).toBeUndefined();
  });

  test.each([
    [8, 1, 7],
    [5, 1, 7],
    [11, 20, 10],
  ])('one of %i numbers is not for %i games', async (numbers, games, max) => {
    expect(await rangeFor(numbers, games)).toEqual({ min: 6, max });
  });

  test('it is left to the engine while they are not known; no pool is always good', async () => {
    expect(numberPoolRange('megasena', { hits, pool: poolOf(50) }, 1)).toBeUndefined();
    await rangeFor(6, 1);
    expect(numberPoolRange('megasena', null, 1)).toBeUndefined();
    expect(numberPoolRange('megasena', { hits }, 1)).toBeUndefined();
  });
});
