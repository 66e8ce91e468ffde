import { describe, expect, test, vi } from 'vitest';
import { never, REQUEST } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

describe('a liveness check', () => {
  test('does not schedule on a worker before it has answered', async () => {
    const { pool, worker } = stage();
    await pool.warm();
    worker(0).pingGate.shut();
    pool.checkLiveness();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    expect(worker(0).runs).toEqual([]);
    worker(0).pingGate.open();
    await until(() => call.state === 'resolved');
    expect(worker(0).runs).toEqual([1]);
  });
});

describe('a page that is left, and comes back', () => {
  test('has no workers meanwhile, and then those that its calls need', async () => {
    const { pool, worker, workers, onDegraded } = stage({
      size: 2,
      onSpawn: ({ runGate }, index) => index < 2 && runGate.shut(),
    });
    const calls = [1, 2].map(() => track(pool.run(never(), 'generate', REQUEST)));
    const gone = new AbortController();
    const waiting = track(pool.run(gone.signal, 'generate', REQUEST));
    await until(() => workers.flatMap(({ runs }) => runs).length === 2);
    pool.rest();
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true]);
    gone.abort();
    vi.advanceTimersByTime(3_600_000);
    await turns();
    expect(workers).toHaveLength(2);
    pool.checkLiveness();
    await until(() => calls.every(({ state }) => state === 'resolved'));
    expect(waiting.state).toBe('aborted');
    expect([worker(2), worker(3)].flatMap(({ runs }) => runs).sort()).toEqual([1, 2]);
    expect(onDegraded).not.toHaveBeenCalled();
  });
});

describe('a worker that has been idle for long', () => {
  async function idle(ms: number) {
    const scene = stage({ limits: { staleMs: 15_000 } });
    await scene.pool.warm();
    vi.advanceTimersByTime(ms);
    return scene;
  }

  test('it is asked for life before it gets a call', async () => {
    const { pool, worker } = await idle(15_001);
    await pool.run(never(), 'generate', REQUEST);
    expect(worker(0).pings).toBe(2);
    expect(worker(0).runs).toEqual([1]);
  });

  test('it is not asked when it was used shortly before', async () => {
    const { pool, worker } = await idle(15_000);
    await pool.run(never(), 'generate', REQUEST);
    expect(worker(0).pings).toBe(1);
  });

  test('it is replaced when dead, and the call still has its second chance', async () => {
    const { pool, worker, workers } = await idle(15_001);
    worker(0).die();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(1000);
    await until(() => workers.length === 2);
    worker(1).runGate.shut();
    await until(() => worker(1).runs.length === 1);
    worker(1).raise('error');
    await until(() => call.state === 'resolved');
    expect(workers).toHaveLength(3);
  });
});
