import { beforeEach, describe, expect, test, vi } from 'vitest';
import { frequent, handedHistory, hotNumbersOf, loadFrequent } from '../../../src/state/frequent/frequent.ts';
import { chooseLottery, dropHot, settings, takeHot } from '../../../src/state/preferences/settings.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import { frequency } from '../../../workers/tasks/home.ts';
import type { FakeCall } from '../../pool/support/fake-pool.ts';
import { resultOf } from '../../tasks/result-of.ts';
import { useFakeEngine } from '../run/fake-engine.ts';

describe('the frequency ranking', () => {
  let calls: FakeCall[];

  beforeEach(() => {
    vi.useFakeTimers();
    calls = useFakeEngine();
    Object.assign(frequent, { lottery: null, status: 'idle' });
  });

  test('it is kept for five minutes, then counted anew', async () => {
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

  test('that of the lottery chosen last is the one shown', async () => {
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

const history = simulated('h', '2026-11-20');
const ranking = resultOf(frequency, { lottery: 'quina', history });

test('the hot numbers are the first ten of the ranking, ascending', () => {
  const first = ranking.slice(0, 10).map((entry) => entry.number);
  expect(hotNumbersOf(ranking)).toEqual(first.toSorted((a, b) => a - b));
});

describe('the hot numbers that are handed over', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    const calls = useFakeEngine();
    Object.assign(settings, { lottery: 'quina', hasHot: false });
    Object.assign(frequent, { lottery: null, status: 'idle' });
    const loaded = loadFrequent('quina');
    calls[0]?.resolve({ ok: true, value: ranking });
    await loaded;
    return () => vi.useRealTimers();
  });

  test('bring what they were counted in to «Jogo Rápido», after midnight too', () => {
    expect(handedHistory('quick')).toBeUndefined();
    takeHot();
    vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
    expect(handedHistory('quick')).toMatchObject({ date: '2026-11-20' });
    expect(handedHistory('aggressive')).toBeUndefined();
  });

  test('they are dropped on request and with another lottery, and stay with the same', () => {
    takeHot();
    chooseLottery('quina');
    expect(handedHistory('quick')).toEqual(frequent.history);
    chooseLottery('megasena');
    chooseLottery('quina');
    expect(handedHistory('quick')).toBeUndefined();
    takeHot();
    dropHot();
    expect(handedHistory('quick')).toBeUndefined();
  });

  test('count for the lottery that they are of, and not while they are counted', () => {
    takeHot();
    frequent.status = 'loading';
    expect(handedHistory('quick')).toBeUndefined();
    Object.assign(frequent, { status: 'ready', lottery: 'megasena' });
    expect(handedHistory('quick')).toBeUndefined();
  });
});
