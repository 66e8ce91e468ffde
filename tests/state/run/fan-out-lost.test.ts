import { expect, test, vi } from 'vitest';
import { runRequest } from '../../../src/state/run/run-request.ts';
import { createFakePool } from '../../pool/support/fake-pool.ts';
import { never, REQUEST } from '../../pool/support/requests.ts';

const load = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('offline'))));
vi.mock('../../../src/state/run/fan-out-run.ts', load);

test('a fan-out whose code does not come in four tries says so, as a task does', async () => {
  vi.useFakeTimers();
  try {
    const { calls, pool } = createFakePool(2);
    const run = runRequest(pool, never(), { ...REQUEST, strategy: 'campeao' });
    for (const times of [1, 2, 3, 4]) {
      await vi.waitUntil(() => load.mock.calls.length >= times);
      await vi.advanceTimersByTimeAsync(1000 * 2 ** (times - 1));
    }
    expect(await run).toMatchObject({ ok: false, code: 'not-loaded' });
    expect(calls).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
