import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { frequent, loadFrequent } from '../../../src/state/frequent/frequent.ts';
import type { FakeCall } from '../../pool/support/fake-pool.ts';
import { useFakeEngine } from '../run/fake-engine.ts';

describe('the frequency ranking', () => {
  let calls: FakeCall[];

  beforeEach(() => {
    vi.useFakeTimers();
    calls = useFakeEngine();
    Object.assign(frequent, { lottery: null, status: 'idle' });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is kept for five minutes, then counted anew', async () => {
    const loaded = loadFrequent('quina');
    calls[0]?.resolve({ ok: true, value: [] });
    await loaded;
    vi.advanceTimersByTime(5 * 60_000 - 1);
    await loadFrequent('quina');
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    void loadFrequent('quina');
    expect(calls).toHaveLength(2);
  });

  test('of the lottery chosen last is the one shown', async () => {
    const first = loadFrequent('quina');
    const second = loadFrequent('megasena');
    expect(calls[0]?.signal.aborted).toBe(true);
    const ranking = [{ number: 7, frequency: 9, isHot: true, isCold: false, delay: 0 }];
    calls[1]?.resolve({ ok: true, value: ranking });
    await Promise.all([first, second]);
    expect(frequent).toMatchObject({ lottery: 'megasena', status: 'ready', ranking });
  });

  test('that failed is tried again when asked for', async () => {
    const failed = loadFrequent('quina');
    calls[0]?.reject(new Error('crashed'));
    await failed;
    expect(frequent.status).toBe('failed');
    void loadFrequent('quina');
    expect(calls).toHaveLength(2);
  });
});
