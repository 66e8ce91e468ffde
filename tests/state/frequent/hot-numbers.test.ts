import { beforeEach, describe, expect, test, vi } from 'vitest';
import { frequent, loadFrequent } from '../../../src/state/frequent/frequent.ts';
import { handedHistory, hotNumbersOf } from '../../../src/state/frequent/hot-numbers.ts';
import { chooseLottery, dropHot, settings, takeHot } from '../../../src/state/preferences/settings.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import { frequency } from '../../../workers/tasks/frequency.ts';
import { resultOf } from '../../tasks/result-of.ts';
import { useFakeEngine } from '../run/fake-engine.ts';

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

  test('are dropped on request and with another lottery, and stay with the same', () => {
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
