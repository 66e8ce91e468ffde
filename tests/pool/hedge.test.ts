import { describe, expect, test, vi } from 'vitest';
import { runRequest } from '../../src/state/run/run-request.ts';
import { createGate, plainHost } from './support/fake-worker.ts';
import { never, REQUEST } from './support/requests.ts';
import { type StageOptions, stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

const limits = { hedgeMs: 4000 };

/** A pool whose workers start, and never answer their first ping. */
function mute(options: StageOptions = {}) {
  return stage({ onSpawn: ({ pingGate }) => pingGate.shut(), ...options, limits });
}

describe('a call that waits for a worker which does not answer', () => {
  test('it is answered by this thread after four seconds, and nobody speaks of trouble', async () => {
    const { pool, worker, degrade, onDegraded } = mute();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(3999);
    await turns();
    expect(degrade).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await until(() => call.state === 'resolved');
    expect(call.value).toEqual((await plainHost().run(1, 'generate', REQUEST)).outcome);
    expect(worker(0).runs).toEqual([]);
    expect(worker(0).terminated).toBe(false);
    expect(onDegraded).not.toHaveBeenCalled();
  });

  test.each([
    ['is still being waited for', 6000],
    ['was given up', 60_000],
  ])('does not wait at all when the worker of the page’s start %s', async (_, ms) => {
    const { pool, degrade } = mute();
    track(pool.warm());
    await turns();
    vi.advanceTimersByTime(ms);
    await turns();
    expect(degrade).not.toHaveBeenCalled();
    const call = track(pool.run(never(), 'generate', REQUEST));
    vi.advanceTimersByTime(0);
    await until(() => call.state === 'resolved');
  });

  test('it is the worker’s when that answers first, and this thread is not asked', async () => {
    const { pool, worker, degrade } = mute();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(3999);
    worker(0).pingGate.open();
    await until(() => call.state === 'resolved');
    vi.advanceTimersByTime(60_000);
    await turns();
    expect(worker(0).runs).toEqual([1]);
    expect(degrade).not.toHaveBeenCalled();
  });

  test('it is the worker’s when that answers while this thread loads, and only the worker’s', async () => {
    const gate = createGate(false);
    const { pool, worker, degrade, openThreads } = mute();
    const open = degrade.getMockImplementation();
    degrade.mockImplementation(async () => {
      await gate.pass();
      return (await open?.()) as MessagePort;
    });
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(4000);
    await turns();
    worker(0).pingGate.open();
    await until(() => call.state === 'resolved');
    expect(worker(0).runs).toEqual([1]);
    gate.open();
    await turns();
    expect(openThreads()).toBe(0);
  });

  test('leaves the late worker for the next call, and this thread steps back', async () => {
    const { pool, worker, workers, degrade, openThreads } = mute();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(4000);
    await until(() => call.state === 'resolved');
    expect(openThreads()).toBe(1);
    worker(0).pingGate.open();
    await until(() => openThreads() === 0);
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(worker(0).runs).toEqual([2]);
    expect(workers).toHaveLength(1);
    expect(degrade).toHaveBeenCalledTimes(1);
  });
});

describe('workers that go on not answering', () => {
  test('cost the wait once: later calls are this thread’s, and a worker is started behind', async () => {
    const { pool, worker, workers, openThreads, onDegraded } = mute();
    const first = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(4000);
    await until(() => first.state === 'resolved');
    vi.advanceTimersByTime(6000);
    await until(() => worker(0).terminated);
    for (const count of [2, 3]) {
      expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
      expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
      expect(workers).toHaveLength(count);
      vi.advanceTimersByTime(50_000);
      await until(() => worker(count - 1).terminated);
    }
    expect(onDegraded).not.toHaveBeenCalled();
    expect(openThreads()).toBe(1);
  });

  test('send the pool to this thread when there are three in a minute', async () => {
    const { pool, worker, onDegraded, openThreads } = mute();
    const calls: ReturnType<typeof track>[] = [];
    for (const index of [0, 1, 2]) {
      calls.push(track(pool.run(never(), 'generate', REQUEST)));
      await turns();
      vi.advanceTimersByTime(10_000);
      await until(() => worker(index).terminated);
    }
    await until(() => calls.every(({ state }) => state === 'resolved'));
    expect(onDegraded.mock.calls).toEqual([['crashed']]);
    expect(openThreads()).toBe(1);
  });

  test('all four, under a run on all workers: the same tickets, from this thread', async () => {
    const request = { ...REQUEST, strategy: 'campeao', games: 4 } as const;
    const { pool, workers, onDegraded } = mute({ size: 4 });
    const run = track(runRequest(pool, never(), request, () => {}));
    await until(() => workers.length === 4);
    vi.advanceTimersByTime(4000);
    await until(() => run.state !== 'pending');
    expect(run.value).toEqual((await plainHost().run(1, 'generate', request)).outcome);
    vi.advanceTimersByTime(6000);
    await until(() => workers.every(({ terminated }) => terminated));
    // They were started together and went together: one crash.
    expect(onDegraded).not.toHaveBeenCalled();
  });

  test('where this thread cannot load the tasks either, lose nothing when one answers late', async () => {
    const { pool, worker, degrade } = mute();
    degrade.mockRejectedValue(new Error('offline'));
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(4000);
    await turns();
    expect(degrade).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3999);
    await turns();
    expect(call.state).toBe('pending');
    expect(degrade).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await turns();
    expect(degrade).toHaveBeenCalledTimes(2);
    worker(0).pingGate.open();
    await until(() => call.state === 'resolved');
    expect(worker(0).runs).toEqual([1]);
  });
});
