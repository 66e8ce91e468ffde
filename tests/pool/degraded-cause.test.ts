import { describe, expect, test, vi } from 'vitest';
import { never, REQUEST } from './support/requests.ts';
import { type StageOptions, stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

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

describe('why there are no workers', () => {
  async function causeOf(onSpawn: NonNullable<StageOptions['onSpawn']>): Promise<unknown[][]> {
    const { pool, onDegraded } = stage({ onSpawn });
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
