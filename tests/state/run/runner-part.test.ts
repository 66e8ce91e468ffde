import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EDITIONS } from '../../../src/editions.ts';
import { createFakePool } from '../../pool/support/fake-pool.ts';

const runOptions = {
  lottery: 'quina',
  games: 1,
  strategy: 'quick',
  overlay: EDITIONS[0].quickOverlay,
  origin: 'home',
} as const;

/** A page whose part that makes runs is not there yet. */
async function load() {
  const { setEnginePool } = await import('../../../src/state/run/engine-pool.ts');
  const { calls, pool } = createFakePool();
  setEnginePool(pool);
  const part = await import('../../../src/state/run/runner-part.ts');
  return { calls, ...part, ...(await import('../../../src/state/run/generation.ts')) };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('../../../src/state/run/runner.ts');
});

describe('a run that starts before what makes runs has come', () => {
  test('is under way at once, and asks the engine as soon as it can', async () => {
    const { generate, generation, calls, loadRunner, loadedRunner } = await load();
    const running = generate(runOptions);
    expect(running).toBeDefined();
    expect(generation.status).toBe('running');
    expect(loadedRunner()).toBeUndefined();
    expect(calls).toHaveLength(0);
    await loadRunner();
    expect(calls).toHaveLength(1);
  });

  test('and is cancelled until then asks nothing', async () => {
    const { generate, generation, cancelGeneration, calls, loadRunner } = await load();
    const running = generate(runOptions);
    cancelGeneration();
    expect(await running).toBeNull();
    await loadRunner();
    expect(calls).toHaveLength(0);
    expect(generation.status).toBe('idle');
  });

  test('and is refused says so', async () => {
    const { generate, generation } = await load();
    const running = generate({ ...runOptions, games: 99 });
    expect(await running).toBeNull();
    expect(generation).toMatchObject({
      status: 'failed',
      failure: { problem: { field: 'games' } },
    });
  });

  test('fails when that has not come after 20 seconds', async () => {
    vi.doMock('../../../src/state/run/runner.ts', () => new Promise(() => {}));
    const { generate, generation } = await load();
    const running = generate(runOptions);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(generation.status).toBe('running');
    await vi.advanceTimersByTimeAsync(1);
    expect(await running).toBeNull();
    expect(generation).toMatchObject({ status: 'failed', failure: { code: 'not-loaded' } });
  });

  test('fails when that does not load, and can be tried again', async () => {
    let isThere = false;
    vi.doMock('../../../src/state/run/runner.ts', async (original) => {
      if (!isThere) throw new Error('not there');
      return original();
    });
    const { generate, generation, calls, loadRunner } = await load();
    const running = generate(runOptions);
    // Three more tries, after 1, 2 and 4 seconds.
    await vi.advanceTimersByTimeAsync(7000);
    expect(await running).toBeNull();
    expect(generation).toMatchObject({ status: 'failed', failure: { code: 'not-loaded' } });
    isThere = true;
    void generate(runOptions);
    await loadRunner();
    expect(calls).toHaveLength(1);
  });
});
