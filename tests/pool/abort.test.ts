import { describe, expect, test, vi } from 'vitest';
import { never, REQUEST } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

/** A pool with one call on a worker that does not get on with it. */
async function stuck() {
  const scene = stage();
  await scene.pool.warm();
  scene.worker(0).runGate.shut();
  const controller = new AbortController();
  const call = track(scene.pool.run(controller.signal, 'generate', REQUEST));
  await until(() => scene.worker(0).runs.length === 1);
  return { ...scene, controller, call };
}

describe('an aborted call', () => {
  test('rejects without a worker when the signal was aborted before', async () => {
    const { pool, workers } = stage();
    const call = pool.run(AbortSignal.abort('why'), 'generate', REQUEST);
    await expect(call).rejects.toMatchObject({
      name: 'PoolError',
      code: 'aborted',
      cause: 'why',
    });
    await turns();
    expect(workers).toHaveLength(0);
  });

  test('leaves the queue, and no worker ever sees it', async () => {
    const { pool, worker } = await stuck();
    const controller = new AbortController();
    const waiting = track(pool.run(controller.signal, 'generate', REQUEST));
    const last = track(pool.run(never(), 'generate', REQUEST));
    controller.abort();
    await until(() => waiting.state === 'aborted');
    worker(0).runGate.open();
    await until(() => last.state === 'resolved');
    expect(worker(0).runs).toEqual([1, 3]);
    expect(worker(0).cancels).toEqual([]);
  });

  test('rejects at once, and its worker is asked to stop', async () => {
    const { worker, controller, call } = await stuck();
    controller.abort();
    await turns();
    expect(call.state).toBe('aborted');
    expect(worker(0).cancels).toEqual([1]);
    expect(worker(0).terminated).toBe(false);
  });

  test('keeps its worker busy until it settles, which is then used again', async () => {
    const { pool, worker, workers, controller } = await stuck();
    controller.abort();
    const next = track(pool.run(never(), 'generate', REQUEST));
    vi.advanceTimersByTime(299);
    await turns();
    expect(worker(0).runs).toEqual([1]);
    worker(0).runGate.open();
    await until(() => next.state === 'resolved');
    expect(worker(0).runs).toEqual([1, 2]);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect(worker(0).terminated).toBe(false);
  });

  test('costs its worker when it does not settle within the grace, which is then replaced', async () => {
    const { pool, worker, workers, controller } = await stuck();
    controller.abort();
    const next = track(pool.run(never(), 'generate', REQUEST));
    vi.advanceTimersByTime(300);
    expect(worker(0).terminated).toBe(true);
    await until(() => next.state === 'resolved');
    expect(workers).toHaveLength(2);
  });

  test('stops between two slices of its task, and the worker lives', async () => {
    const { pool, worker, workers } = stage({ onSpawn: ({ sliceGate }) => sliceGate.shut() });
    await pool.warm();
    const runs = vi.spyOn(worker(0).api, 'run');
    const controller = new AbortController();
    const call = track(pool.run(controller.signal, 'generate', REQUEST));
    await until(() => runs.mock.calls.length === 1);
    controller.abort();
    await until(() => call.state === 'aborted' && worker(0).cancels.length === 1);
    worker(0).sliceGate.open();
    await expect(runs.mock.results[0]?.value).resolves.toMatchObject({
      outcome: { code: 'cancelled' },
    });
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(workers).toHaveLength(1);
  });
});
