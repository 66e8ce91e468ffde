import { describe, expect, test, vi } from 'vitest';
import { never, REQUEST } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

const limits = { heartbeatMs: 1000, pingMs: 1000 };

describe('the heartbeat of a worker with a call', () => {
  test('goes on for as long as the call does, and leaves a worker that answers alone', async () => {
    const { pool, worker, workers } = stage({ limits });
    await pool.warm();
    worker(0).runGate.shut();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await until(() => worker(0).runs.length === 1);
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(1000);
      await until(() => worker(0).pings === 2 + i);
      await turns();
    }
    worker(0).runGate.open();
    await until(() => call.state === 'resolved');
    const { pings } = worker(0);
    vi.advanceTimersByTime(10_000);
    await turns();
    expect(worker(0).pings).toBe(pings);
    expect(workers).toHaveLength(1);
  });
});

/** A pool of four workers that all have a call, given to them at four different moments. */
async function fourAtWork() {
  const scene = stage({
    size: 4,
    limits,
    onSpawn: ({ runGate }, index) => index < 4 && runGate.shut(),
  });
  const calls: ReturnType<typeof track>[] = [];
  for (const count of [1, 2, 3, 4]) {
    calls.push(track(scene.pool.run(never(), 'generate', REQUEST, { deadlineMs: 600_000 })));
    await until(() => scene.workers.flatMap(({ runs }) => runs).length === count);
    vi.advanceTimersByTime(count === 4 ? 0 : 250);
    await turns();
  }
  return { ...scene, calls };
}

describe('the heartbeats of four workers', () => {
  // iOS ends all workers of a page at one stroke; each heartbeat finds its own by itself.
  test('that die together find four and count one crash', async () => {
    const { workers, calls, onDegraded } = await fourAtWork();
    for (const worker of workers) worker.die();
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(250);
      await turns();
    }
    await until(() => calls.every(({ state }) => state === 'resolved'));
    expect(workers.slice(0, 4).every(({ terminated }) => terminated)).toBe(true);
    expect(onDegraded).not.toHaveBeenCalled();
  });

  test('that die one after the other count each', async () => {
    const { worker, calls, onDegraded } = await fourAtWork();
    for (const index of [0, 1, 2]) {
      expect(onDegraded).not.toHaveBeenCalled();
      worker(index).die();
      for (let i = 0; i < 40; i++) {
        vi.advanceTimersByTime(250);
        await turns(10);
      }
      expect(worker(index).terminated).toBe(true);
    }
    expect(onDegraded.mock.calls).toEqual([['crashed']]);
    worker(3).runGate.open();
    await until(() => calls.every(({ state }) => state === 'resolved'));
  });
});
