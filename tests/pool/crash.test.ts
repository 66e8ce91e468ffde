import { describe, expect, test, vi } from 'vitest';
import { never, REQUEST } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

describe('a worker that crashes', () => {
  test('costs a call its second chance only once', async () => {
    const { pool, worker, workers } = stage({
      limits: { crashLimit: 9 },
      onSpawn: ({ runGate }) => runGate.shut(),
    });
    const call = track(pool.run(never(), 'generate', REQUEST));
    for (const index of [0, 1]) {
      await until(() => workers[index]?.runs.length === 1);
      worker(index).raise('error');
    }
    await until(() => call.state === 'crashed');
    await turns();
    expect(workers).toHaveLength(2);
  });

  test('puts its call before those that wait', async () => {
    const { pool, worker, workers } = stage({
      onSpawn: ({ runGate }, index) => index === 0 && runGate.shut(),
    });
    const calls = [1, 2].map(() => track(pool.run(never(), 'generate', REQUEST)));
    await until(() => worker(0).runs.length === 1);
    worker(0).raise('error');
    await until(() => calls.every(({ state }) => state === 'resolved'));
    expect(workers[1]?.runs).toEqual([1, 2]);
  });
});

describe('a worker that does not start', () => {
  test('does not keep a call waiting for ever when the failures lie far apart', async () => {
    const { pool, workers, degrade, onDegraded } = stage({ onSpawn: ({ pingGate }) => pingGate.shut() });
    degrade.mockRejectedValue(new Error('offline'));
    const call = track(pool.run(never(), 'generate', REQUEST));
    for (const count of [1, 2, 3]) {
      await until(() => workers.length === count);
      vi.advanceTimersByTime(8000);
      await turns();
      vi.advanceTimersByTime(60_000);
    }
    await until(() => call.state === 'spawn-failed');
    expect(onDegraded).not.toHaveBeenCalled();
  });
});
