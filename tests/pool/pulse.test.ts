import { describe, expect, test, vi } from 'vitest';
import { never, REQUEST } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

const limits = { pulseMs: 1000, pingMs: 1000 };

describe('the pulse of a worker with a call', () => {
  test('finds one that ended without a word, and another answers the call', async () => {
    const { pool, worker, workers } = stage({ limits });
    await pool.warm();
    worker(0).onRun = () => worker(0).die();
    const call = track(pool.run(never(), 'generate', REQUEST));
    await until(() => worker(0).runs.length === 1);
    vi.advanceTimersByTime(1000);
    await turns();
    expect(worker(0).terminated).toBe(false);
    vi.advanceTimersByTime(1000);
    await until(() => call.state === 'resolved');
    expect(worker(0).terminated).toBe(true);
    expect(workers).toHaveLength(2);
  });

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
