import { describe, expect, test, vi } from 'vitest';
import { createGate, type FakeWorker } from './support/fake-worker.ts';
import { never, REQUEST } from './support/requests.ts';
import { type StageOptions, stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

const MINUTE = 60_000;
const limits = { quietMs: MINUTE };

/** A pool that three workers have failed, and what spawns then meet. */
async function degraded(later: (worker: FakeWorker, index: number) => void = () => {}) {
  const scene = stage({
    limits,
    onSpawn(worker, index) {
      if (index < 3) throw new Error('forbidden');
      later(worker, index);
    },
  });
  expect((await scene.pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
  expect(scene.onDegraded.mock.calls).toEqual([['unavailable']]);
  expect(scene.openThreads()).toBe(1);
  return scene;
}

async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await turns();
}

describe('a pool without workers', () => {
  test('tries one after a quiet minute, and goes back to workers once it has answered', async () => {
    const { pool, workers, worker, onDegraded, openThreads } = await degraded();
    await pass(MINUTE - 1);
    expect(workers).toHaveLength(3);
    await pass(1);
    expect(workers).toHaveLength(4);
    expect(onDegraded.mock.calls).toEqual([['unavailable'], [null]]);
    await until(() => openThreads() === 0);
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(worker(3).runs).toEqual([2]);
    expect(workers).toHaveLength(4);
  });

  test('is served by this thread for as long as the worker on trial has not answered', async () => {
    const { pool, worker, onDegraded } = await degraded(({ pingGate }) => pingGate.shut());
    await pass(MINUTE);
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(worker(3).runs).toEqual([]);
    expect(onDegraded).toHaveBeenCalledTimes(1);
  });

  test('lets this thread finish the call that it has when workers are back', async () => {
    const gate = createGate(true);
    const { pool, degrade, worker, openThreads, onDegraded } = stage({
      limits,
      onSpawn(_, index) {
        if (index < 3) throw new Error('forbidden');
      },
    });
    const open = degrade.getMockImplementation();
    const posted: string[] = [];
    degrade.mockImplementation(async () => {
      const port = (await open?.()) as MessagePort;
      const post = port.postMessage.bind(port);
      port.postMessage = (message: { path?: string[] }, transfer: never) => {
        const name = message.path?.[0] ?? '';
        posted.push(name);
        if (name === 'run') gate.pass().then(() => post(message, transfer));
        else post(message, transfer);
      };
      return port;
    });
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    gate.shut();
    const late = track(pool.run(never(), 'generate', REQUEST, { deadlineMs: 9 * MINUTE }));
    await until(() => posted.filter((name) => name === 'run').length === 2);
    await pass(MINUTE);
    expect(onDegraded).toHaveBeenLastCalledWith(null);
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(worker(3).runs).toEqual([3]);
    expect(late.state).toBe('pending');
    expect(openThreads()).toBe(1);
    gate.open();
    await until(() => late.state === 'resolved' && openThreads() === 0);
  });

  test('waits longer after each try in vain, up to sixteen minutes', async () => {
    const { workers, onDegraded } = await degraded((worker) => {
      throw new Error(`forbidden: ${worker.name}`);
    });
    let count = 3;
    for (const minutes of [1, 2, 4, 8, 16, 16, 16]) {
      await pass(minutes * MINUTE - 1);
      expect(workers).toHaveLength(count);
      await pass(1);
      expect(workers).toHaveLength(++count);
    }
    expect(onDegraded).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (worker: FakeWorker) => void]>([
    ['does not load', (worker) => queueMicrotask(() => worker.raise('error'))],
    ['never answers', ({ pingGate }) => pingGate.shut()],
  ])('stays so when the worker on trial %s, and tries again', async (_, spoil) => {
    const { pool, workers, worker, onDegraded } = await degraded(
      (candidate, index) => index === 3 && spoil(candidate),
    );
    await pass(MINUTE);
    await pass(10_000);
    expect(worker(3).terminated).toBe(true);
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(onDegraded).toHaveBeenCalledTimes(1);
    await pass(2 * MINUTE - 10_000);
    await pass(10_000);
    expect(workers).toHaveLength(5);
    expect(onDegraded).toHaveBeenLastCalledWith(null);
  });

  test('that goes without again soon waits longer, until a worker has done its work', async () => {
    let spoiled = true;
    const { pool, workers, onDegraded } = await degraded((worker) => {
      worker.onRun = () => spoiled && worker.raise('error');
    });
    const states: string[] = [];
    for (const minutes of [1, 2, 4]) {
      await pass(minutes * MINUTE - 1);
      expect(onDegraded.mock.lastCall).not.toEqual([null]);
      await pass(1);
      expect(onDegraded.mock.lastCall).toEqual([null]);
      for (const _ of [1, 2]) {
        const call = track(pool.run(never(), 'generate', REQUEST));
        await until(() => call.state !== 'pending');
        states.push(call.state);
      }
      expect(onDegraded.mock.lastCall).toEqual(['crashed']);
    }
    // The second run of each pair is answered: by this thread, after the third crash.
    expect(states).toEqual(['crashed', 'resolved', 'crashed', 'resolved', 'crashed', 'resolved']);
    await pass(8 * MINUTE);
    spoiled = false;
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    spoiled = true;
    for (const _ of [1, 2]) {
      const call = track(pool.run(never(), 'generate', REQUEST));
      await until(() => call.state !== 'pending');
    }
    expect(onDegraded.mock.lastCall).toEqual(['crashed']);
    const count = workers.length;
    await pass(MINUTE);
    expect(workers).toHaveLength(count + 1);
  });

  test('tries a worker before it gives up a call that this thread cannot serve either', async () => {
    const { pool, worker, degrade, onDegraded } = stage({
      limits,
      onSpawn(candidate, index) {
        if (index < 3) queueMicrotask(() => candidate.raise('error'));
      },
    });
    degrade.mockRejectedValue(new Error('offline'));
    const call = track(pool.run(never(), 'generate', REQUEST));
    await until(() => call.state === 'resolved');
    expect(worker(3).runs).toEqual([1]);
    expect(onDegraded.mock.calls).toEqual([['not-loaded'], [null]]);
  });

  test('leaves no timer and no worker when it is disposed of, also during a trial', async () => {
    const { pool, worker } = await degraded(({ pingGate }) => pingGate.shut());
    await pass(MINUTE);
    expect(worker(3).terminated).toBe(false);
    pool.dispose();
    await turns();
    expect(worker(3).terminated).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('because the page has none never tries', async () => {
    const { pool, workers, onDegraded } = stage({ limits, spawn: undefined });
    await pool.warm();
    for (let i = 0; i < 5; i++) await pass(30 * MINUTE);
    expect(workers).toHaveLength(0);
    expect(onDegraded.mock.calls).toEqual([['unavailable']]);
  });
});

describe('why there are no workers', () => {
  async function causeOf(onSpawn: NonNullable<StageOptions['onSpawn']>): Promise<unknown[][]> {
    const { pool, onDegraded } = stage({ limits, onSpawn });
    const calls = [1, 2, 3].map(() => track(pool.run(never(), 'generate', REQUEST)));
    await until(() => calls.every(({ state }) => state !== 'pending'));
    return onDegraded.mock.calls;
  }

  test('is that the browser refuses to make them', async () => {
    const cause = await causeOf(() => {
      throw new Error('forbidden');
    });
    expect(cause).toEqual([['unavailable']]);
  });

  test('is that their script did not load: an error without words before the first answer', async () => {
    const cause = await causeOf((worker) => queueMicrotask(() => worker.raise('error')));
    expect(cause).toEqual([['not-loaded']]);
  });

  test('is that they crashed: an error with words', async () => {
    const cause = await causeOf((worker) =>
      queueMicrotask(() => {
        worker.dispatchEvent(Object.assign(new Event('error'), { message: 'boom' }));
      }),
    );
    expect(cause).toEqual([['crashed']]);
  });

  test('is that they crashed: an error at work', async () => {
    const cause = await causeOf((worker) => {
      worker.onRun = () => worker.raise('error');
    });
    expect(cause).toEqual([['crashed']]);
  });
});
