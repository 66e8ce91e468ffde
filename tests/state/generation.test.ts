import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EDITIONS } from '../../src/editions.ts';
import {
  cancelGeneration,
  dismissFailure,
  generate,
  generation,
} from '../../src/state/generation.ts';
import { checkGenerateRequest, RequestError } from '../../workers/protocol/request.ts';
import { createFakePool, type FakeCall } from './fake-pool.ts';

const fake = vi.hoisted(() => ({ pool: undefined as unknown }));
vi.mock('../../src/state/engine.ts', () => ({ enginePool: () => fake.pool }));

const wish = {
  lottery: 'lotomania',
  games: 3,
  strategy: 'quick',
  overlay: EDITIONS[0].quickOverlay,
  origin: 'home',
} as const;
const COMPLETE_MS = 23 * 300;
const run = { receipt: { engine: '1' }, tickets: [] };

describe('a run', () => {
  let calls: FakeCall[];

  beforeEach(() => {
    vi.useFakeTimers();
    const made = createFakePool();
    calls = made.calls;
    fake.pool = made.pool;
    cancelGeneration();
    Object.assign(generation, { status: 'idle', percent: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('starts the engine at once with a complete request and fresh 128-bit seeds', async () => {
    void generate(wish);
    expect(generation.status).toBe('running');
    expect(calls).toHaveLength(1);
    const first = calls[0]?.input as Parameters<typeof checkGenerateRequest>[0];
    expect(checkGenerateRequest(first)).toBe(first);
    expect(first.seed).toMatch(/^[0-9a-f]{32}$/);
    cancelGeneration();
    await vi.advanceTimersByTimeAsync(0);
    void generate(wish);
    const second = calls[1]?.input as typeof first;
    expect(second.seed).not.toBe(first.seed);
    expect(second.historySeed).toBe(first.historySeed);
  });

  test('tells what it makes and how far the engine is', async () => {
    void generate(wish);
    expect(generation).toMatchObject({ strategy: 'quick', games: 3, engineDone: 0 });
    calls[0]?.onProgress?.(0.4);
    expect(generation.engineDone).toBe(0.4);
    calls[0]?.resolve({ ok: true, value: run });
    await vi.advanceTimersByTimeAsync(0);
    expect(generation.engineDone).toBe(1);
    expect(generation.status).toBe('running');
    cancelGeneration();
    await vi.advanceTimersByTimeAsync(0);
    void generate(wish);
    expect(generation.engineDone).toBe(0);
  });

  test('resolves when both the overlay and the engine are done', async () => {
    const done = vi.fn();
    void generate(wish).then(done);
    calls[0]?.resolve({ ok: true, value: run });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS - 1);
    expect(done).not.toHaveBeenCalled();
    expect(generation.percent).toBeCloseTo(48.4, 10);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledExactlyOnceWith(run);
    expect(generation).toMatchObject({ status: 'done', percent: 100 });
  });

  test('waits at 99 % for an engine that is late', async () => {
    const done = vi.fn();
    void generate(wish).then(done);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(generation).toMatchObject({ status: 'running', percent: 99 });
    calls[0]?.resolve({ ok: true, value: run });
    await vi.advanceTimersByTimeAsync(300);
    expect(done).toHaveBeenCalledExactlyOnceWith(run);
  });

  test('that is cancelled aborts its call, stops its clock and gives null', async () => {
    const done = vi.fn();
    void generate(wish).then(done);
    await vi.advanceTimersByTimeAsync(900);
    cancelGeneration();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(done).toHaveBeenCalledExactlyOnceWith(null);
    expect(generation.status).toBe('idle');
    const { percent } = generation;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(generation.percent).toBe(percent);
  });

  test.each([
    ['rejects', (call: FakeCall) => call.reject(new Error('crashed'))],
    [
      'answers with a failure',
      (call: FakeCall) => call.resolve({ ok: false, code: 'failed', message: 'x' }),
    ],
  ])('fails at once when the engine %s, and can be tried again', async (_, settle) => {
    const done = vi.fn();
    void generate(wish).then(done);
    settle(calls[0] as FakeCall);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledExactlyOnceWith(null);
    expect(generation.status).toBe('failed');
    expect(vi.getTimerCount()).toBe(0);
    dismissFailure();
    expect(generation.status).toBe('idle');
    void generate(wish);
    expect(calls).toHaveLength(2);
  });

  test('that the engine refuses says what is wrong with it, until the next one', async () => {
    const done = generate({ ...wish, strategy: 'cercamento', options: { pool: [1, 2] } });
    expect(calls[0]?.input).toMatchObject({ options: { pool: [1, 2] } });
    const problem = { field: 'options', option: 'pool', range: { least: 50, most: 100 } } as const;
    calls[0]?.resolve({ ok: false, code: 'invalid-request', message: 'x', problem });
    expect(await done).toBeNull();
    expect(generation).toMatchObject({ status: 'failed', problem });
    void generate(wish);
    expect(generation.problem).toBeNull();
  });

  test('is not started while another one is under way', async () => {
    void generate(wish);
    expect(await generate(wish)).toBeNull();
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['games', { games: 0 }],
    ['games', { games: 21 }],
    ['lottery', { lottery: 'loteca' }],
    ['strategy', { strategy: 'luck' }],
  ])('with a bad %s is refused before a worker sees it', async (field, change) => {
    const refused = generate({ ...wish, ...change } as typeof wish);
    await expect(refused).rejects.toThrow(RequestError);
    await expect(refused).rejects.toMatchObject({ code: 'invalid-request', field });
    expect(calls).toHaveLength(0);
    expect(generation.status).toBe('idle');
  });
});
