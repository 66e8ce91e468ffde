import { describe, expect, test, vi } from 'vitest';
import type { WorkerApi } from '../../workers/tasks/api.ts';
import { TASKS } from '../../workers/tasks/registry.ts';
import { type FakeWorker, plainHost } from './support/fake-worker.ts';
import { never, REQUEST } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

const WHEEL = { ...REQUEST, lottery: 'quina', strategy: 'cercamento', games: 4 } as const;

/** The worker's file of the wheels does not come, which its module map remembers for ever. */
function loseFile({ api }: FakeWorker): void {
  const message = 'Failed to fetch dynamically imported module';
  const outcome = { ok: false, code: 'not-loaded', message } as const;
  api.run = (async () => ({ outcome, start: 1, end: 2 })) as WorkerApi['run'];
}

describe('a task whose code does not load', () => {
  test('it is answered with data that says so', async () => {
    vi.spyOn(TASKS.wheel, 'load').mockRejectedValue(new TypeError('offline'));
    const { outcome } = await plainHost().run(1, 'wheel', WHEEL);
    expect(outcome).toEqual({ ok: false, code: 'not-loaded', message: 'TypeError: offline' });
  });

  test('it is tried three times more, after 1, 2 and 4 seconds, each time on a new worker', async () => {
    let offline = true;
    const { pool, workers, onDegraded } = stage({
      onSpawn: (candidate) => offline && loseFile(candidate),
    });
    const call = track(pool.run(never(), 'wheel', WHEEL));
    let count = 1;
    for (const seconds of [1, 2, 4]) {
      await until(() => workers.length === count && workers[count - 1]?.terminated === true);
      vi.advanceTimersByTime(1000 * seconds - 1);
      await turns();
      expect([workers.length, call.state]).toEqual([count++, 'pending']);
      vi.advanceTimersByTime(1);
    }
    await until(() => call.state === 'resolved');
    expect(call.value).toMatchObject({ ok: false, code: 'not-loaded' });
    expect(workers).toHaveLength(4);
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
    expect(onDegraded).not.toHaveBeenCalled();

    offline = false;
    const outcome = await pool.run(never(), 'wheel', WHEEL);
    expect(outcome).toEqual((await plainHost().run(1, 'wheel', WHEEL)).outcome);
    expect(workers).toHaveLength(5);
  });

  test('lets other calls pass while it waits, and then comes before them', async () => {
    const { pool, worker, workers } = stage({
      onSpawn: (candidate, index) => (index === 0 ? loseFile(candidate) : candidate.runGate.shut()),
    });
    const wheel = track(pool.run(never(), 'wheel', WHEEL));
    await until(() => workers[0]?.terminated === true);
    const others = [1, 2].map(() => track(pool.run(never(), 'generate', REQUEST)));
    await until(() => workers[1]?.runs.length === 1);
    vi.advanceTimersByTime(1000);
    worker(1).runGate.open();
    await until(() => [wheel, ...others].every(({ state }) => state === 'resolved'));
    expect(worker(1).runs).toEqual([2, 1, 3]);
  });

  test('can be aborted while it waits, and nothing is left of it', async () => {
    const { pool, workers } = stage({ onSpawn: loseFile });
    const controller = new AbortController();
    const call = track(pool.run(controller.signal, 'wheel', WHEEL));
    await until(() => workers[0]?.terminated === true);
    controller.abort();
    await until(() => call.state === 'aborted');
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    await turns();
    expect(workers).toHaveLength(1);
  });

  test('it is tried again on this thread too, where there are no workers', async () => {
    const load = vi.spyOn(TASKS.wheel, 'load').mockRejectedValueOnce(new TypeError('offline'));
    const { pool, degrade } = stage({ spawn: undefined });
    const call = track(pool.run(never(), 'wheel', WHEEL));
    await until(() => load.mock.calls.length === 1);
    await turns();
    vi.advanceTimersByTime(1000);
    await until(() => call.state === 'resolved');
    expect(call.value?.ok).toBe(true);
    expect(degrade).toHaveBeenCalledTimes(1);
  });
});
