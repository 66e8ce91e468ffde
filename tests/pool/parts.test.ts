import { describe, expect, test, vi } from 'vitest';
import { defaultPoolSize } from '../../src/pool/browser-pool.ts';
import { createCrashWindow } from '../../src/pool/crash-window.ts';
import { createQueue } from '../../src/pool/queue.ts';
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
  ])('is one worker when the browser says %o', (cores) => {
    expect(defaultPoolSize(cores)).toBe(1);
  });
});

describe('the crash window', () => {
  test('is full at the third crash within the window', () => {
    const window = createCrashWindow(3, 60_000, 3000);
    expect([0, 30_000, 59_999].map((time) => window.add(time, window.started()))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('forgets a crash when the window has passed', () => {
    const window = createCrashWindow(3, 60_000, 3000);
    expect([0, 30_000, 60_000].map((time) => window.add(time, window.started()))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the crash window, for workers that go together,', () => {
  /** A window that three crashes fill, and the orders of four workers that have been started. */
  function four() {
    const window = createCrashWindow(3, 60_000, 3000);
    return { window, orders: [1, 2, 3, 4].map(() => window.started()) };
  }

  test('counts those that were there when the first went as one', () => {
    const { window, orders } = four();
    const full = orders.map((order, i) => window.add(1000 * i, order));
    expect(full).toEqual([false, false, false, false]);
    expect(window.add(4000, window.started())).toBe(false);
    expect(window.add(5000, window.started())).toBe(true);
  });

  test('counts one that goes later than that by itself', () => {
    const { window, orders } = four();
    expect(orders.slice(0, 3).map((order, i) => window.add(3001 * i, order))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('counts one that was started since the first went by itself, at the same moment', () => {
    const window = createCrashWindow(3, 60_000, 3000);
    expect([1, 2, 3].map(() => window.add(0, window.started()))).toEqual([false, false, true]);
  });
});

describe('the queue', () => {
  test('is first in, first out, and full at its limit', () => {
    const queue = createQueue<string>(2);
    expect(['a', 'b', 'c'].map((item) => queue.push(item))).toEqual([true, true, false]);
    expect(queue.peek()).toBe('a');
    expect([queue.shift(), queue.shift(), queue.shift()]).toEqual(['a', 'b', undefined]);
  });

  test('takes an item back at the front even when it is full', () => {
    const queue = createQueue<string>(1);
    queue.push('b');
    queue.unshift('a');
    expect(queue.drain()).toEqual(['a', 'b']);
    expect(queue.size).toBe(0);
  });

  test('gives up an item from anywhere, once', () => {
    const queue = createQueue<string>(3);
    for (const item of ['a', 'b', 'c']) queue.push(item);
    expect([queue.remove('b'), queue.remove('b')]).toEqual([true, false]);
    expect(queue.drain()).toEqual(['a', 'c']);
  });
});

describe('a time limit', () => {
  test('expires at its time, unless stopped', () => {
    vi.useFakeTimers();
    const [kept, stopped] = [vi.fn(), vi.fn()];
    startLimit(100, Date.now, kept);
    startLimit(100, Date.now, stopped)();
    vi.advanceTimersByTime(99);
    expect(kept).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(kept).toHaveBeenCalledTimes(1);
    expect(stopped).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  test('can be longer than a timer can hold', () => {
    vi.useFakeTimers();
    const expire = vi.fn();
    const stop = startLimit(Number.POSITIVE_INFINITY, Date.now, expire);
    vi.advanceTimersByTime(1e9);
    expect(expire).not.toHaveBeenCalled();
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('on a promise leaves no timer once that has settled', async () => {
    vi.useFakeTimers();
    await expect(withinLimit(Promise.resolve(1), 100, Date.now)).resolves.toBe(1);
    await expect(withinLimit(Promise.reject(new Error('no')), 100, Date.now)).rejects.toThrow('no');
    const late = withinLimit(new Promise(() => {}), 100, Date.now);
    vi.advanceTimersByTime(100);
    await expect(late).rejects.toThrow('no answer within 100 ms');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
