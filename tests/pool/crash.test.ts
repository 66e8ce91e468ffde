import { describe, expect, test, vi } from 'vitest';
import { never, REQUEST } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

describe('a worker that crashes', () => {
  test.each(['error', 'messageerror'] as const)(
    'with an %s event is replaced, and its call is answered by another',
    async (type) => {
      const onCrash = vi.fn();
      const { pool, worker, workers } = stage({
        onSpawn: ({ runGate }, index) => index === 0 && runGate.shut(),
        onCrash,
      });
      const call = track(pool.run(never(), 'generate', REQUEST));
      await until(() => worker(0).runs.length === 1);
      worker(0).raise(type);
      await until(() => call.state === 'resolved');
      expect(onCrash.mock.calls).toEqual([['crashed']]);
      expect(worker(0).terminated).toBe(true);
      expect(workers.map(({ runs }) => runs)).toEqual([[1], [1]]);
    },
  );

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

  test('leaves a call that was aborted meanwhile alone', async () => {
    const { pool, worker, workers } = stage({ onSpawn: ({ runGate }) => runGate.shut() });
    const controller = new AbortController();
    const call = track(pool.run(controller.signal, 'generate', REQUEST));
    await until(() => worker(0).runs.length === 1);
    controller.abort();
    worker(0).raise('error');
    await until(() => call.state === 'aborted');
    await turns();
    expect(workers).toHaveLength(1);
  });

  test('before it has a call: the call that waits is served by the next', async () => {
    const { pool, worker, workers } = stage({
      onSpawn: ({ pingGate }, index) => index === 0 && pingGate.shut(),
    });
    const call = track(pool.run(never(), 'generate', REQUEST));
    await until(() => workers.length === 1);
    worker(0).raise('error');
    await until(() => call.state === 'resolved');
    expect(workers).toHaveLength(2);
  });
});

describe('a worker that does not start', () => {
  test('because it never answers is given up after its time', async () => {
    const { pool, worker, workers } = stage({
      onSpawn: ({ pingGate }, index) => index === 0 && pingGate.shut(),
    });
    const call = track(pool.run(never(), 'generate', REQUEST));
    await turns();
    vi.advanceTimersByTime(9_999);
    await turns();
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await until(() => call.state === 'resolved');
    expect(worker(0).terminated).toBe(true);
    expect(worker(0).runs).toEqual([]);
  });

  test('because its constructor throws is followed by another', async () => {
    const { pool, workers } = stage({
      onSpawn(_, index) {
        if (index === 0) throw new Error('not now');
      },
    });
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(workers).toHaveLength(2);
  });

  test('does not keep a call waiting for ever when the failures lie far apart', async () => {
    const { pool, workers, onDegraded } = stage({
      limits: { spawnMs: 40_000, crashWindowMs: 50_000 },
      onSpawn: ({ pingGate }) => pingGate.shut(),
    });
    const call = track(pool.run(never(), 'generate', REQUEST));
    for (const count of [1, 2, 3]) {
      await until(() => workers.length === count);
      vi.advanceTimersByTime(40_000);
    }
    await until(() => call.state === 'spawn-failed');
    expect(onDegraded).not.toHaveBeenCalled();
  });
});
