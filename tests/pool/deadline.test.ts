import { describe, expect, test, vi } from 'vitest';
import { never, REQUEST } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

describe('the deadline of a call', () => {
  test('starts when a worker gets it, not when it starts to wait', async () => {
    const { pool, worker } = stage();
    await pool.warm();
    worker(0).runGate.shut();
    const first = track(pool.run(never(), 'generate', REQUEST));
    const second = track(pool.run(never(), 'generate', REQUEST, { deadlineMs: 100 }));
    await until(() => worker(0).runs.length === 1);
    vi.advanceTimersByTime(5000);
    await turns();
    expect(second.state).toBe('pending');
    worker(0).runGate.open();
    worker(0).runGate.shut();
    await until(() => worker(0).runs.length === 2);
    expect(first.state).toBe('resolved');
    vi.advanceTimersByTime(99);
    await turns();
    expect(second.state).toBe('pending');
    vi.advanceTimersByTime(1);
    await until(() => second.state === 'timeout');
  });

  test('costs the worker, which is replaced, and the call is not tried again', async () => {
    const { pool, worker, workers } = stage({ onSpawn: ({ runGate }) => runGate.shut() });
    const call = track(pool.run(never(), 'generate', REQUEST, { deadlineMs: 100 }));
    await until(() => worker(0).runs.length === 1);
    vi.advanceTimersByTime(99);
    await turns();
    expect(call.state).toBe('pending');
    vi.advanceTimersByTime(1);
    await turns();
    expect(call.state).toBe('timeout');
    expect(worker(0).terminated).toBe(true);
    expect(workers).toHaveLength(1);
    track(pool.run(never(), 'generate', REQUEST));
    await until(() => workers.length === 2);
  });

  test('is the pool’s own for calls that do not say', async () => {
    const { pool, worker } = stage({
      limits: { defaultDeadlineMs: 700 },
      onSpawn: ({ runGate }) => runGate.shut(),
    });
    const call = track(pool.run(never(), 'generate', REQUEST));
    await until(() => worker(0).runs.length === 1);
    vi.advanceTimersByTime(700);
    await until(() => call.state === 'timeout');
  });

  test('is no crash: any number of them leaves the pool as it is', async () => {
    const { pool, workers, onDegraded } = stage({ onSpawn: ({ runGate }) => runGate.shut() });
    for (let i = 0; i < 5; i++) {
      const call = track(pool.run(never(), 'generate', REQUEST, { deadlineMs: 10 }));
      await until(() => workers[i]?.runs.length === 1);
      vi.advanceTimersByTime(10);
      await until(() => call.state === 'timeout');
    }
    expect(onDegraded).not.toHaveBeenCalled();
  });

  test('starts over, once, when the page was suspended meanwhile', async () => {
    let suspended = 0;
    const { pool, worker } = stage({ clock: () => Date.now() + suspended });
    await pool.warm();
    worker(0).runGate.shut();
    const calls = [1, 2].map(() => track(pool.run(never(), 'generate', REQUEST)));
    await until(() => worker(0).runs.length === 1);
    suspended = 3_600_000;
    vi.advanceTimersByTime(30_000);
    await turns();
    expect(calls[0]?.state).toBe('pending');
    vi.advanceTimersByTime(30_000);
    await until(() => calls[0]?.state === 'timeout');
  });
});
