import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EDITIONS } from '../../../src/editions.ts';
import { keepBet } from '../../../src/state/bet/bets.ts';
import { settings } from '../../../src/state/preferences/settings.ts';
import { cancelRun } from '../../../src/state/run/opening.ts';
import { startQuick } from '../../../src/state/run/start-run.ts';
import { startAgain, startStrategy } from '../../../src/state/run/start-strategy.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import type { FakeCall } from '../../pool/support/fake-pool.ts';
import { useFakeEngine } from '../run/fake-engine.ts';

const [main] = EDITIONS;
const go = vi.fn();
let calls: FakeCall[];
const asked = () => calls.at(-1)?.input as GenerateRequest;

beforeEach(() => {
  vi.useFakeTimers();
  calls = useFakeEngine();
  Object.assign(settings, { lottery: 'quina', games: 1 });
  keepBet('quina', { marks: 7, draws: 3, fixed: [] });
});
afterEach(() => {
  cancelRun();
  keepBet('quina', {});
});

test('every run of a lottery is played as the visitor plays that lottery', () => {
  startQuick(main, go);
  expect(asked()).toMatchObject({ lottery: 'quina', bet: { marks: 7, draws: 3 } });
  expect(asked().bet).not.toHaveProperty('fixed');
  cancelRun();
  startStrategy(main, go, { strategy: 'strategic', games: 2, origin: 'strategy' });
  expect(asked().bet).toEqual({ marks: 7, draws: 3 });
  cancelRun();
  settings.lottery = 'megasena';
  startQuick(main, go);
  expect(asked()).not.toHaveProperty('bet');
});

test('the same run again is played as it was, whatever is chosen by now', () => {
  const request: GenerateRequest = {
    lottery: 'quina',
    games: 2,
    strategy: 'quick',
    seed: 's',
    now: '2026-11-20T12:00:00Z',
    history: simulated('h', '2026-11-20'),
  };
  startAgain(main, go, request);
  expect(asked()).not.toHaveProperty('bet');
  cancelRun();
  startAgain(main, go, { ...request, bet: { marks: 9 } });
  expect(asked().bet).toEqual({ marks: 9 });
});
