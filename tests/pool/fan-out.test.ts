import { range } from 'lodash';
import { describe, expect, test, vi } from 'vitest';
import { equalShares, fanOut, type Share } from '../../src/pool/fan-out.ts';
import { createFakePool } from './support/fake-pool.ts';
import { never, shareRequest } from './support/requests.ts';
import { turns } from './support/turns.ts';

/** One part, then three. */
const SHARES: readonly Share<'rankCandidates'>[] = [
  { input: shareRequest(0), weight: 1 },
  { input: shareRequest(1), weight: 3 },
];
const good = (value: unknown) => ({ ok: true, value }) as const;

describe('a fan-out', () => {
  test('tells how far the whole is, each share with its weight', async () => {
    const { calls, pool } = createFakePool(2);
    const onProgress = vi.fn();
    void fanOut(pool, never(), 'rankCandidates', SHARES, onProgress);
    calls[0]?.onProgress?.(0.5);
    calls[1]?.onProgress?.(0.5);
    calls[0]?.resolve(good(0));
    await turns(1);
    calls[1]?.resolve(good(0));
    await turns(1);
    expect(onProgress.mock.calls.flat()).toEqual([0.125, 0.5, 0.625, 1]);
  });

  test('ends with its signal: every call is aborted', async () => {
    const { calls, pool } = createFakePool(2);
    const control = new AbortController();
    const onProgress = vi.fn();
    const all = fanOut(pool, control.signal, 'rankCandidates', SHARES, onProgress);
    calls[0]?.resolve(good(0));
    await turns(1);
    control.abort();
    await expect(all).rejects.toThrow('aborted');
    expect(calls[1]?.signal.aborted).toBe(true);
    expect(onProgress).toHaveBeenCalledTimes(1);
  });

  test('ends with the first failure, and gives up the others', async () => {
    const { calls, pool } = createFakePool(2);
    const all = fanOut(pool, never(), 'rankCandidates', SHARES);
    calls[1]?.resolve({ ok: false, code: 'failed', message: 'x' });
    expect(await all).toEqual({ ok: false, code: 'failed', message: 'x' });
    expect(calls.filter(({ signal }) => !signal.aborted)).toHaveLength(0);
  });

  test('rejects with the first call that does, and gives up the others', async () => {
    const { calls, pool } = createFakePool(2);
    const all = fanOut(pool, never(), 'rankCandidates', SHARES);
    calls[1]?.reject(new Error('crashed'));
    await expect(all).rejects.toThrow('crashed');
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  });
});

describe('equal shares', () => {
  test.each(range(1, 6))('among %i workers are all of it, one each, as equal as can be', (size) => {
    const { pool } = createFakePool(size);
    for (const count of range(1, 25)) {
      const shares = equalShares(pool, count);
      expect(shares.length).toBeLessThanOrEqual(size);
      expect(shares.flatMap((share) => range(share.first, share.first + share.count))).toEqual(range(count));
      const [longest] = shares;
      expect(longest?.count).toBe(Math.ceil(count / size));
    }
  });

  test.each([0, -1, Number.NaN])('there are none of %d things', (count) => {
    expect(equalShares(createFakePool(2).pool, count)).toEqual([]);
  });
});
