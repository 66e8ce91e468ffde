import { beforeEach, expect, test, vi } from 'vitest';
import { playSound } from '../../../src/state/preferences/sounds.ts';
import * as run from '../../../src/state/run/result.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import { generate } from '../../../workers/tasks/generate.ts';
import { useFakeStorage } from '../../platform/tabs.ts';
import { resultOf } from '../../tasks/result-of.ts';
import { useFakeEngine } from './fake-engine.ts';

vi.mock('../../../src/state/preferences/sounds.ts', () => ({ playSound: vi.fn() }));
const played = () => vi.mocked(playSound).mock.calls.map(([name]) => name);

function showSeen(seed: string): void {
  const history = simulated('h', '2026-11-20');
  const request = { lottery: 'quina', games: 1, strategy: 'quick', seed, history } as const;
  run.takeNewRun(resultOf(generate, { ...request, now: '2026-11-20T12:00:00Z' }));
  run.noteSeen({ winSound: true });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(playSound).mockClear();
  useFakeStorage();
  useFakeEngine();
});

test('the win sound comes a second after the result', () => {
  showSeen('a');
  vi.advanceTimersByTime(999);
  expect(played()).toEqual(['success']);
  vi.advanceTimersByTime(1);
  expect(played()).toEqual(['success', 'win']);
});

test('the win sound of a result that was left does not come, that of the next one does', () => {
  showSeen('a');
  vi.advanceTimersByTime(999);
  run.dropWinSound();
  vi.advanceTimersByTime(5000);
  expect(played()).toEqual(['success']);
  showSeen('b');
  vi.advanceTimersByTime(1000);
  expect(played()).toEqual(['success', 'success', 'win']);
});
