import { beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultPoolSize } from '../../src/pool/browser-pool.ts';
import { startLimit, withinLimit } from '../../src/pool/time-limit.ts';

describe('the size of the pool', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4.5, 3],
    [5, 4],
    [64, 4],
  ])('leaves one of %d cores to the page: %i', (cores, size) => {
    expect(defaultPoolSize(cores)).toBe(size);
  });

  test.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [Number.NEGATIVE_INFINITY],
    ['8'],
    ['many'],
    [0],
    [-4],
    [0.5],
    [null],
    [undefined],
    [{}],
  ])('it is one worker when the browser says %o', (cores) => {
    expect(defaultPoolSize(cores)).toBe(1);
  });
});

describe('a time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('expires at its time, unless stopped', () => {
    const [kept, stopped] = [vi.fn(), vi.fn()];
    startLimit(100, Date.now, kept);
    startLimit(100, Date.now, stopped)();
    vi.advanceTimersByTime(99);
    expect(kept).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(kept).toHaveBeenCalledTimes(1);
    expect(stopped).not.toHaveBeenCalled();
  });

  // Deadlines, heartbeats and starts all are such limits.
  test('starts over, once, when the page was suspended meanwhile', () => {
    let suspended = 0;
    const expire = vi.fn();
    startLimit(700, () => Date.now() + suspended, expire);
    suspended = 3_600_000;
    vi.advanceTimersByTime(1399);
    expect(expire).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(expire).toHaveBeenCalledTimes(1);
  });

  test('can be longer than a timer can hold', () => {
    const expire = vi.fn();
    const stop = startLimit(Number.POSITIVE_INFINITY, Date.now, expire);
    vi.advanceTimersByTime(1e9);
    expect(expire).not.toHaveBeenCalled();
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('on a promise leaves no timer once that has settled', async () => {
    await expect(withinLimit(Promise.resolve(1), 100, Date.now)).resolves.toBe(1);
    await expect(withinLimit(Promise.reject(new Error('no')), 100, Date.now)).rejects.toThrow('no');
    const late = withinLimit(new Promise(() => {}), 100, Date.now);
    vi.advanceTimersByTime(100);
    await expect(late).rejects.toThrow('no answer within 100 ms');
    expect(vi.getTimerCount()).toBe(0);
  });
});
