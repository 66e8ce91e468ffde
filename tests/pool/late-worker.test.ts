import { describe, expect, test, vi } from 'vitest';
import { PATIENCE_MS } from '../../src/platform/patience.ts';
import { DEFAULT_LIMITS } from '../../src/pool/pool-options.ts';
import { runRequest } from '../../src/state/run/run-request.ts';
import { createGate, plainHost } from './support/fake-worker.ts';
import { never, REQUEST } from './support/requests.ts';
import { type StageOptions, stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

const { spawnMs, silentMs, idleMs } = DEFAULT_LIMITS;

/** A pool whose workers start, and never answer their first ping. */
function mute(options: StageOptions = {}) {
  return stage({ onSpawn: ({ pingGate }) => pingGate.shut(), ...options });
}

describe('a call that waits for a worker which does not answer', () => {
  test('goes to this thread once the worker is late, and the pool tells of the stand-in', async () => {
    const { pool, worker, degrade, onDegraded } = mute();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(spawnMs - 1);
    await turns();
    expect(degrade).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await until(() => call.state === 'resolved');
    expect(call.value).toEqual((await plainHost().run(1, 'generate', REQUEST)).outcome);
    expect(worker(0).runs).toEqual([]);
    expect(worker(0).terminated).toBe(false);
    expect(onDegraded.mock.calls).toEqual([['late']]);
  });

  test.each([
    ['is late', spawnMs],
    ['was given up', spawnMs + idleMs],
  ])('waits no longer than the page has waited when the worker of its start %s', async (_, ms) => {
    const { pool, degrade } = mute();
    track(pool.warm());
    await turns();
    for (let passed = 0; passed < ms; passed += spawnMs) {
      vi.advanceTimersByTime(spawnMs);
      await turns();
    }
    expect(degrade).not.toHaveBeenCalled();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    // Another worker has its own time.
    if (ms > spawnMs) vi.advanceTimersByTime(spawnMs);
    await until(() => call.state === 'resolved');
  });

  test('belongs to the worker when that answers in time, and this thread is not asked', async () => {
    const { pool, worker, degrade, onDegraded } = mute();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(spawnMs - 1);
    worker(0).pingGate.open();
    await until(() => call.state === 'resolved');
    vi.advanceTimersByTime(60_000);
    await turns();
    expect(worker(0).runs).toEqual([1]);
    expect(degrade).not.toHaveBeenCalled();
    expect(onDegraded).not.toHaveBeenCalled();
  });

  test('belongs only to the worker when that answers while this thread loads', async () => {
    const gate = createGate(false);
    const { pool, worker, degrade, openThreads, onDegraded } = mute();
    const open = degrade.getMockImplementation();
    degrade.mockImplementation(async () => {
      await gate.pass();
      return (await open?.()) as MessagePort;
    });
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(spawnMs);
    await until(() => degrade.mock.calls.length === 1);
    worker(0).pingGate.open();
    await until(() => call.state === 'resolved');
    expect(worker(0).runs).toEqual([1]);
    gate.open();
    await turns();
    expect(openThreads()).toBe(0);
    expect(onDegraded).not.toHaveBeenCalled();
  });

  test('leaves a worker that comes after 12 s for the next call: the stand-in ends, and the pool tells it', async () => {
    const { pool, worker, workers, degrade, openThreads, onDegraded } = mute();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(spawnMs);
    await until(() => call.state === 'resolved');
    expect(openThreads()).toBe(1);
    vi.advanceTimersByTime(12_000 - spawnMs);
    await turns();
    expect(onDegraded.mock.calls).toEqual([['late']]);
    worker(0).pingGate.open();
    await until(() => openThreads() === 0);
    expect(onDegraded.mock.calls).toEqual([['late'], [null]]);
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(worker(0).runs).toEqual([2]);
    expect(workers).toHaveLength(1);
    expect(degrade).toHaveBeenCalledTimes(1);
  });

  test('gets news as the stand-in begins, so no wait is longer than people have patience for', async () => {
    const { pool, degrade } = mute();
    degrade.mockImplementation(() => new Promise(() => {}));
    const onProgress = vi.fn();
    track(pool.run(never(), 'generate', REQUEST, { onProgress }));
    await turns();
    expect(onProgress).not.toHaveBeenCalled();
    vi.advanceTimersByTime(spawnMs);
    await until(() => onProgress.mock.calls.length > 0);
    expect(onProgress.mock.calls).toEqual([[0]]);
    // Until the stand-in begins, also after an early tap; and from then on: its file loads, and it is silent.
    expect(spawnMs).toBeLessThan(PATIENCE_MS / 2);
    expect(spawnMs + silentMs).toBeLessThan(PATIENCE_MS);
  });

  test('waits for a worker that lives rather than for this thread, however late the others are', async () => {
    const { pool, worker, degrade } = stage({ size: 2, onSpawn: ({ pingGate }, index) => index && pingGate.shut() });
    await pool.warm();
    worker(0).runGate.shut();
    const calls = [1, 2].map(() => track(pool.run(never(), 'generate', REQUEST, { deadlineMs: 60_000 })));
    await until(() => worker(0).runs.length === 1);
    vi.advanceTimersByTime(spawnMs);
    await turns();
    worker(0).runGate.open();
    await until(() => calls.every(({ state }) => state === 'resolved'));
    expect(worker(0).runs).toEqual([1, 2]);
    expect(degrade).not.toHaveBeenCalled();
  });
});

describe('workers that go on not answering', () => {
  test('cost the wait once: later calls are this thread’s, and a worker is started behind', async () => {
    const { pool, worker, workers, openThreads, onDegraded } = mute();
    const first = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(spawnMs);
    await until(() => first.state === 'resolved');
    vi.advanceTimersByTime(idleMs);
    await until(() => worker(0).terminated);
    for (const count of [2, 3]) {
      expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
      expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
      expect(workers).toHaveLength(count);
      vi.advanceTimersByTime(spawnMs);
      await turns();
      vi.advanceTimersByTime(idleMs);
      await until(() => worker(count - 1).terminated);
    }
    expect(onDegraded.mock.calls).toEqual([['late']]);
    expect(openThreads()).toBe(1);
  });

  test('give a run on all workers the same tickets, from this thread', async () => {
    const request = { ...REQUEST, strategy: 'campeao', games: 4 } as const;
    const { pool, workers, onDegraded } = mute({ size: 4 });
    const run = track(runRequest(pool, never(), request, () => {}));
    await until(() => workers.length === 4);
    vi.advanceTimersByTime(spawnMs);
    await until(() => run.state !== 'pending');
    expect(run.value).toEqual((await plainHost().run(1, 'generate', request)).outcome);
    vi.advanceTimersByTime(idleMs);
    await until(() => workers.every(({ terminated }) => terminated));
    // They were started together and went together: one crash.
    expect(onDegraded.mock.calls).toEqual([['late']]);
  });

  test('lose nothing where this thread cannot load the tasks either and one answers late', async () => {
    const { pool, worker, degrade, onDegraded } = mute();
    degrade.mockRejectedValue(new Error('offline'));
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(spawnMs);
    await until(() => degrade.mock.calls.length === 1);
    await turns();
    expect(call.state).toBe('pending');
    worker(0).pingGate.open();
    await until(() => call.state === 'resolved');
    expect(worker(0).runs).toEqual([1]);
    expect(degrade).toHaveBeenCalledTimes(1);
    expect(onDegraded).not.toHaveBeenCalled();
  });
});
