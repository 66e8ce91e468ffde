import { afterEach, describe, expect, test, vi } from 'vitest';
import { exclusively } from '../../src/platform/exclusive.ts';

type Granted = () => void;

/** Web Locks that grant a request when the test says so. */
function fakeLocks() {
  const waiting: Granted[] = [];
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: Granted) =>
    new Promise<void>((resolve, reject) => {
      const grant = () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      waiting.push(grant);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  vi.stubGlobal('navigator', { locks: { request } });
  return waiting;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('work that only one tab does', () => {
  test('waits for its turn', async () => {
    const waiting = fakeLocks();
    const work = vi.fn(() => 7);
    const done = exclusively('a', work);
    expect(work).not.toHaveBeenCalled();
    waiting[0]?.();
    await expect(done).resolves.toBe(7);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('runs after a second without a turn, and once', async () => {
    vi.useFakeTimers();
    const waiting = fakeLocks();
    const work = vi.fn(() => 7);
    const done = exclusively('a', work);
    await vi.advanceTimersByTimeAsync(999);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(done).resolves.toBe(7);
    expect(work).toHaveBeenCalledTimes(1);
    expect(waiting).toHaveLength(1);
  });

  test('runs at once where the browser has no locks, or refuses them', async () => {
    vi.stubGlobal('navigator', {});
    await expect(exclusively('a', () => 1)).resolves.toBe(1);
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('no')) } });
    await expect(exclusively('a', () => 2)).resolves.toBe(2);
  });

  test('fails as it does, and is not done again', async () => {
    const waiting = fakeLocks();
    const work = vi.fn(() => {
      throw new RangeError('bad');
    });
    const done = exclusively('a', work);
    waiting[0]?.();
    await expect(done).rejects.toThrow('bad');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
