import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isOutdated, loadWithRetry } from '../../../src/state/shell/loading.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a failed load', () => {
  test('it is tried three times more, after 1, 2 and 4 seconds', async () => {
    const load = vi.fn(async () => {
      throw new Error('offline');
    });
    const failed = vi.fn();
    void loadWithRetry(load).catch(failed);
    await vi.advanceTimersByTimeAsync(0);
    for (const [n, seconds] of [1, 2, 4].entries()) {
      expect(load).toHaveBeenCalledTimes(1 + n);
      await vi.advanceTimersByTimeAsync(1000 * seconds - 1);
      expect(load).toHaveBeenCalledTimes(1 + n);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(load).toHaveBeenCalledTimes(4);
    expect(failed).toHaveBeenCalledOnce();
  });

  test('that never ends is told after 20 seconds, as one without a connection', async () => {
    const failed = vi.fn();
    void loadWithRetry(() => new Promise(() => {})).catch(failed);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledOnce();
    expect(isOutdated(failed.mock.calls[0]?.[0])).toBe(false);
  });

  test('that then succeeds resolves, and is not tried again', async () => {
    const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('offline'));
    const loaded = vi.fn();
    void loadWithRetry(load).then(loaded);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loaded).toHaveBeenCalledExactlyOnceWith('here');
    expect(load).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});
