import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakePool } from '../../pool/support/fake-pool.ts';
import { RUN_OPTIONS } from '../../pool/support/requests.ts';

/** A page whose part that makes runs is not there yet. */
async function load() {
  const { setEnginePool } = await import('../../../src/state/run/engine-pool.ts');
  const { calls, pool } = createFakePool();
  setEnginePool(pool);
  const part = await import('../../../src/state/run/runner-part.ts');
  const state = await import('../../../src/state/run/run.ts');
  const { cancelRun } = await import('../../../src/state/run/opening.ts');
  const { startRun } = await import('../../../src/state/run/start-run.ts');
  const go = vi.fn();
  const start = (changed: object = {}) => startRun({ ...RUN_OPTIONS, ...changed }, go);
  /** It has loaded, and what waited for it has gone on. */
  const loaded = async () => {
    await part.loadRunner();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { calls, ...part, loaded, ...state, cancelRun, go, start };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.doUnmock('../../../src/state/run/runner.ts');
});

describe('a run that starts before what makes runs has come', () => {
  test('it is under way at once, and asks the engine as soon as it can', async () => {
    const { start, run, calls, loaded, loadedRunner } = await load();
    start();
    expect(run.phase).toBe('asking');
    expect(loadedRunner()).toBeUndefined();
    expect(calls).toHaveLength(0);
    await loaded();
    expect(calls).toHaveLength(1);
  });

  test('and is cancelled until then asks nothing', async () => {
    const { start, run, cancelRun, calls, loaded } = await load();
    start();
    cancelRun();
    await loaded();
    expect(calls).toHaveLength(0);
    expect(run.phase).toBe('idle');
  });

  test('and is refused says so', async () => {
    const { start, run, loaded } = await load();
    start({ games: 99 });
    await loaded();
    expect(run).toMatchObject({
      phase: 'failed',
      failure: { problem: { field: 'games' } },
    });
  });

  test('fails when that has not come after 20 seconds', async () => {
    vi.doMock('../../../src/state/run/runner.ts', () => new Promise(() => {}));
    const { start, run } = await load();
    start();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(run.phase).toBe('asking');
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toMatchObject({ phase: 'failed', failure: { code: 'not-loaded' } });
  });

  test('fails when that does not load, and can be tried again', async () => {
    let isThere = false;
    vi.doMock('../../../src/state/run/runner.ts', async (original) => {
      if (!isThere) throw new Error('not there');
      return original();
    });
    const { start, run, calls, loaded } = await load();
    start();
    // Three more tries, after 1, 2 and 4 seconds.
    await vi.advanceTimersByTimeAsync(7000);
    expect(run).toMatchObject({ phase: 'failed', failure: { code: 'not-loaded' } });
    isThere = true;
    start();
    await loaded();
    expect(calls).toHaveLength(1);
  });
});
