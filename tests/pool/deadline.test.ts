import { describe, expect, test, vi } from 'vitest';
import { plainHost } from './support/fake-worker.ts';
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

  test('it is no crash: any number of them leaves the pool as it is', async () => {
    const { pool, workers, onDegraded } = stage({ onSpawn: ({ runGate }) => runGate.shut() });
    for (let i = 0; i < 5; i++) {
      const call = track(pool.run(never(), 'generate', REQUEST, { deadlineMs: 10 }));
      await until(() => workers[i]?.runs.length === 1);
      vi.advanceTimersByTime(10);
      await until(() => call.state === 'timeout');
    }
    expect(onDegraded).not.toHaveBeenCalled();
  });
});

/** A pool whose workers answer pings and never do a call. */
const idlers = () =>
  stage({
    onSpawn: ({ runGate }) => runGate.shut(),
    limits: { heartbeatMs: 1000 },
  });

/** Passes the time in the steps of a heartbeat, each of which is answered. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1000) {
    vi.advanceTimersByTime(Math.min(1000, ms - passed));
    await turns();
  }
}

describe('a worker that answers pings and tells nothing of its call', () => {
  test('has crashed under it after eight seconds: this thread answers, and so the next calls', async () => {
    const { pool, worker, workers, onDegraded } = idlers();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await until(() => worker(0).runs.length === 1);
    await pass(7999);
    expect(call.state).toBe('pending');
    await pass(1);
    await until(() => call.state === 'resolved');
    expect(call.value).toEqual((await plainHost().run(1, 'generate', REQUEST)).outcome);
    expect(worker(0).terminated).toBe(true);
    expect(onDegraded.mock.calls).toEqual([['crashed']]);
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(workers).toHaveLength(1);
  });

  test('it is well as long as it tells how far it is, however long that takes', async () => {
    const { pool, worker, onDegraded } = idlers();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await until(() => worker(0).runs.length === 1);
    for (let done = 0.1; done < 0.95; done += 0.1) {
      await pass(7000);
      worker(0).report?.({ id: 1, done });
      await turns();
    }
    expect(call.state).toBe('pending');
    worker(0).runGate.open();
    await until(() => call.state === 'resolved');
    expect(worker(0).runs).toEqual([1]);
    expect(onDegraded).not.toHaveBeenCalled();
  });

  test('it is well, too, while it repeats what a worker that was lost had done of it', async () => {
    const { pool, worker, onDegraded } = idlers();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await until(() => worker(0).runs.length === 1);
    worker(0).report?.({ id: 1, done: 0.9 });
    await turns();
    worker(0).raise('error');
    await until(() => worker(1).runs.length === 1);
    for (const done of [0.2, 0.4, 0.6]) {
      await pass(7000);
      worker(1).report?.({ id: 1, done });
      await turns();
    }
    expect(call.state).toBe('pending');
    expect(worker(1).terminated).toBe(false);
    expect(onDegraded).not.toHaveBeenCalled();
    worker(1).runGate.open();
    await until(() => call.state === 'resolved');
  });

  test('it is not well for saying the same again and again', async () => {
    const { pool, worker } = idlers();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await until(() => worker(0).runs.length === 1);
    worker(0).report?.({ id: 1, done: 0.5 });
    await turns();
    for (let i = 0; i < 8; i++) {
      await pass(1000);
      worker(0).report?.({ id: 1, done: 0.5 });
    }
    await until(() => call.state === 'resolved');
    expect(worker(0).terminated).toBe(true);
  });
});

test('this thread, silent under its call, gives it up: there is nobody left to ask', async () => {
  const { pool, watchThread } = stage({ spawn: undefined });
  watchThread((message, post) => {
    if (message.path?.[0] !== 'run') post(message);
  });
  await pool.warm();
  const call = track(pool.run(never(), 'generate', REQUEST));
  await turns();
  vi.advanceTimersByTime(8000);
  await until(() => call.state === 'timeout');
});
