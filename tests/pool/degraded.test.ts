import { describe, expect, test, vi } from 'vitest';
import { createGate } from './support/fake-worker.ts';
import { never, REQUEST } from './support/requests.ts';
import { type StageOptions, stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

const forbidden: StageOptions = {
  onSpawn() {
    throw new Error('forbidden');
  },
};

describe('a pool without workers', () => {
  test('does so at once where there is no Worker, but not before it is needed', async () => {
    const { pool, workers, onDegraded } = stage({ spawn: undefined });
    expect(onDegraded).not.toHaveBeenCalled();
    await pool.warm();
    expect(onDegraded).toHaveBeenCalledTimes(1);
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(workers).toHaveLength(0);
    expect(onDegraded).toHaveBeenCalledTimes(1);
  });

  test('takes over the call that was hit by the crash that was one too many', async () => {
    const { pool, worker, workers, onDegraded } = stage({
      onSpawn: ({ runGate }) => runGate.shut(),
    });
    await pool.warm();
    worker(0).raise('error');
    const call = track(pool.run(never(), 'generate', REQUEST));
    for (const index of [1, 2]) {
      await until(() => workers[index]?.runs.length === 1);
      expect(onDegraded).not.toHaveBeenCalled();
      worker(index).raise('error');
    }
    await until(() => call.state !== 'pending');
    expect(call.state).toBe('resolved');
    expect(onDegraded).toHaveBeenCalledTimes(1);
    expect(workers).toHaveLength(3);
  });

  test('rejects what waits when not even this thread can serve, and tries again later', async () => {
    const { pool, degrade, onDegraded } = stage(forbidden);
    degrade.mockRejectedValueOnce(new Error('offline'));
    await expect(pool.run(never(), 'generate', REQUEST)).rejects.toMatchObject({
      code: 'spawn-failed',
    });
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(onDegraded).toHaveBeenCalledTimes(1);
  });

  test('rejects what waits when the tasks take too long to load', async () => {
    const { pool, degrade } = stage({ spawn: undefined });
    degrade.mockImplementationOnce(() => new Promise(() => {}));
    const call = track(pool.run(never(), 'generate', REQUEST));
    vi.advanceTimersByTime(10_000);
    await until(() => call.state === 'spawn-failed');
  });

  test('cannot end a call that was aborted, or took too long, and waits for it', async () => {
    const gate = createGate(false);
    const { pool, degrade, watchThread } = stage({ spawn: undefined });
    const seen: string[] = [];
    watchThread((message, post) => {
      const name = message.path?.[0] ?? '';
      seen.push(name);
      if (name === 'run') gate.pass().then(() => post(message));
      else post(message);
    });
    await pool.warm();
    const controller = new AbortController();
    const aborted = track(pool.run(controller.signal, 'generate', REQUEST));
    await until(() => seen.includes('run'));
    controller.abort();
    await until(() => aborted.state === 'aborted');
    const next = track(pool.run(never(), 'generate', REQUEST, { deadlineMs: 50 }));
    vi.advanceTimersByTime(5000);
    await turns();
    expect(seen.filter((name) => name === 'run')).toHaveLength(1);
    expect(seen).toContain('cancel');
    gate.open();
    gate.shut();
    await until(() => seen.filter((name) => name === 'run').length === 2);
    vi.advanceTimersByTime(50);
    await until(() => next.state === 'timeout');
    gate.open();
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(degrade).toHaveBeenCalledTimes(1);
  });
});

test('a pool that has turned to this thread starts no more workers', async () => {
  const { pool, workers, onDegraded, openThreads } = stage({
    onSpawn(_, index) {
      if (index < 3) throw new Error('forbidden');
    },
  });
  expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(30 * 60_000);
    await turns();
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
  }
  expect(workers).toHaveLength(3);
  expect(onDegraded.mock.calls).toEqual([['unavailable']]);
  expect(openThreads()).toBe(1);
});

test.each([
  ['not-loaded', 'their script did not load: an error without words before the first answer', {}],
  ['crashed', 'they crashed: an error with words', { message: 'boom' }],
])('«%s» is why there are no workers where %s', async (cause, _, words) => {
  const { pool, onDegraded } = stage({
    onSpawn: (worker) => queueMicrotask(() => void worker.dispatchEvent(Object.assign(new Event('error'), words))),
  });
  const calls = [1, 2, 3].map(() => track(pool.run(never(), 'generate', REQUEST)));
  await until(() => calls.every(({ state }) => state !== 'pending'));
  expect(onDegraded.mock.calls).toEqual([[cause]]);
});
