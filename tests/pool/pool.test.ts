import { describe, expect, test, vi } from 'vitest';
import { never, REQUEST, shareRequest } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

describe('a pool', () => {
  test('starts empty, and its first call starts one worker', async () => {
    const { pool, workers } = stage({ size: 4 });
    await turns();
    expect(workers).toHaveLength(0);
    const outcome = await pool.run(never(), 'generate', REQUEST);
    expect(outcome.ok && outcome.value.tickets).toHaveLength(3);
    expect(workers).toHaveLength(1);
  });

  test('grows by one worker for each call that would have to wait, up to its size', async () => {
    const { pool, workers } = stage({ size: 3, onSpawn: (worker) => worker.runGate.shut() });
    for (let i = 0; i < 5; i++) track(pool.run(never(), 'frequency', REQUEST));
    await until(() => workers.flatMap(({ runs }) => runs).length === 3);
    await turns();
    expect(workers.map(({ runs }) => runs.length)).toEqual([1, 1, 1]);
    expect(workers.map(({ name }) => name)).toEqual(['robo-da-sorte-1', 'robo-da-sorte-2', 'robo-da-sorte-3']);
  });

  test('serves calls in the order in which they came', async () => {
    const { pool, worker } = stage();
    const calls = [0, 1, 2, 3].map((first) => pool.run(never(), 'rankCandidates', shareRequest(first)));
    await Promise.all(calls);
    expect(worker(0).runs).toEqual([1, 2, 3, 4]);
  });

  test('refuses a call when too many wait, and still serves those', async () => {
    const { pool } = stage({ limits: { queueLimit: 2 } });
    const waiting = [1, 2].map(() => pool.run(never(), 'frequency', REQUEST));
    const refused = pool.run(never(), 'frequency', REQUEST);
    await expect(refused).rejects.toThrow(new RangeError('worker pool queue is full'));
    for (const outcome of await Promise.all(waiting)) expect(outcome.ok).toBe(true);
  });

  test('frees a worker that has been idle for its time, and starts a new one when needed', async () => {
    const { pool, worker, workers } = stage({ limits: { idleMs: 60_000 } });
    await pool.run(never(), 'frequency', REQUEST);
    vi.advanceTimersByTime(59_999);
    expect(worker(0).terminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(worker(0).terminated).toBe(true);
    expect((await pool.run(never(), 'frequency', REQUEST)).ok).toBe(true);
    expect(workers).toHaveLength(2);
  });

  test('does not take a worker at work for an idle one', async () => {
    const { pool, worker } = stage({ limits: { idleMs: 1000 } });
    await pool.run(never(), 'frequency', REQUEST);
    worker(0).runGate.shut();
    const call = track(pool.run(never(), 'frequency', REQUEST));
    await until(() => worker(0).runs.length === 2);
    vi.advanceTimersByTime(5000);
    worker(0).runGate.open();
    await until(() => call.state === 'resolved');
  });

  test('takes an input that cannot be cloned for a failed task, and keeps the worker', async () => {
    const { pool, workers } = stage();
    const bad = { ...REQUEST, extra: () => {} };
    const outcome = await pool.run(never(), 'generate', bad);
    expect(outcome).toMatchObject({ ok: false, code: 'failed' });
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(workers).toHaveLength(1);
  });
});

describe('warm', () => {
  test('starts the first worker, which then serves the first call', async () => {
    const { pool, worker, workers } = stage({ size: 4 });
    await pool.warm();
    expect(worker(0).pings).toBe(1);
    await pool.warm();
    await pool.run(never(), 'frequency', REQUEST);
    expect(workers).toHaveLength(1);
  });

  test('does not resolve before the worker has answered', async () => {
    const { pool, worker, workers } = stage({ onSpawn: ({ pingGate }) => pingGate.shut() });
    const warm = track(pool.warm());
    await turns();
    expect(workers).toHaveLength(1);
    expect(warm.state).toBe('pending');
    worker(0).pingGate.open();
    await until(() => warm.state === 'resolved');
  });
});

describe('dispose', () => {
  test('leaves nothing listening to a signal, nor does a call that has settled', async () => {
    const { pool } = stage();
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    await pool.run(signal, 'frequency', REQUEST);
    expect(remove.mock.calls).toEqual(add.mock.calls);
    const call = track(pool.run(signal, 'frequency', REQUEST));
    pool.dispose();
    await until(() => call.state === 'aborted');
    expect(add).toHaveBeenCalledTimes(2);
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });
});
