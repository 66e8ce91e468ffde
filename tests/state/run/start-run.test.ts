import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EDITIONS, type OverlayTiming } from '../../../src/editions.ts';
import { schedule } from '../../../src/platform/schedule.ts';
import { resultSearch } from '../../../src/state/address/run-link.ts';
import { settings } from '../../../src/state/preferences/settings.ts';
import { premium } from '../../../src/state/premium/premium.ts';
import { cancelRun, leaveRun } from '../../../src/state/run/opening.ts';
import { run } from '../../../src/state/run/run.ts';
import { retryRun, startQuick } from '../../../src/state/run/start-run.ts';
import { generateAgain, startAgain, startStrategy } from '../../../src/state/run/start-strategy.ts';
import { ENGINE_VERSION } from '../../../workers/shared/run/engine-version.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { engineVersionOf, type GenerateRequest } from '../../../workers/shared/run/request.ts';
import { generate } from '../../../workers/tasks/generate.ts';
import type { FakeCall } from '../../pool/support/fake-pool.ts';
import { REQUEST } from '../../pool/support/requests.ts';
import { resultOf } from '../../tasks/result-of.ts';
import { useFakeEngine } from './fake-engine.ts';

const [main, , vip] = EDITIONS as typeof EDITIONS & { 2: (typeof EDITIONS)[0] };
const request: GenerateRequest = { ...REQUEST, lottery: 'quina', games: 2 } as const;

let calls: FakeCall[];
const go = vi.fn();
/** The history gets its entry in a task after the overlay's. */
const nextTask = () => new Promise<void>((done) => schedule('next-task', () => done(undefined)));
const asked = () => calls[0]?.input as GenerateRequest;
const newest = () => calls.at(-1)?.input as GenerateRequest;

/** Has the engine answer the run under way, and the overlay's clock reach its last tick. */
async function complete(overlay = main.quickOverlay): Promise<void> {
  calls[0]?.resolve({ ok: true, value: resultOf(generate, asked()) });
  await vi.advanceTimersByTimeAsync(overlay.tickMs * overlay.completeAt);
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  calls = useFakeEngine();
  go.mockClear();
  Object.assign(settings, { lottery: 'quina', games: 5 });
  premium.isPremium = true;
});
afterEach(async () => {
  cancelRun();
  await nextTask();
});

describe('a quick ticket', () => {
  test.each([
    ['with premium, as many games as are chosen', main, true, 5],
    ['without premium, one', main, false, 1],
    ['on /vip1922, one, whatever is chosen elsewhere', vip, true, 1],
  ])('is, %s', (_, edition, isPremium, games) => {
    premium.isPremium = isPremium;
    startQuick(edition, go);
    expect(asked()).toMatchObject({ lottery: 'quina', strategy: 'quick', games });
  });

  test('has an entry of its own in the history, in whose place the result comes', async () => {
    startQuick(main, go);
    await nextTask();
    expect(go.mock.calls).toEqual([[{ view: 'generating' }, { replace: false }]]);
    await complete();
    const { seed } = asked();
    expect(go.mock.calls.slice(1)).toEqual([[resultSearch(run.receipt as Receipt), { replace: true }]]);
    expect(run).toMatchObject({ phase: 'opening', receipt: { seed } });
  });

  test('that fails leads home in the place of its entry', async () => {
    startQuick(main, go);
    await nextTask();
    calls[0]?.reject(new Error('x'));
    await vi.advanceTimersByTimeAsync(0);
    expect(go.mock.calls.slice(1)).toEqual([[{}, { replace: true }]]);
  });

  test('that is left as it completes leads nowhere more', async () => {
    startQuick(main, go);
    calls[0]?.resolve({ ok: true, value: resultOf(generate, asked()) });
    const { tickMs, completeAt } = main.quickOverlay;
    await vi.advanceTimersByTimeAsync(tickMs * completeAt - 1);
    vi.advanceTimersByTime(1);
    expect(leaveRun()).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(go).toHaveBeenCalledTimes(1);
  });
});

test('a strategy runs for the chosen lottery, with what it was told', () => {
  const options = { dates: ['1980-02-29'] };
  startStrategy(main, go, { strategy: 'datas-especiais', games: 3, options, origin: 'strategy' });
  expect(asked()).toMatchObject({ lottery: 'quina', games: 3, options });
  expect(run.asked?.origin).toBe('strategy');
});

describe('the same once more', () => {
  const open = () => premium.showPremiumModal;
  beforeEach(() => Object.assign(premium, { hasUsedFreeTrial: true, showPremiumModal: false }));

  test('it is free for a quick ticket, again and again, with a seed of its own', () => {
    premium.isPremium = false;
    generateAgain(main, go, { ...request, games: 1 });
    expect(asked()).toMatchObject({ lottery: 'quina', strategy: 'quick', games: 1 });
    expect(asked().seed).not.toBe(request.seed);
  });

  test.each([
    ['more games than are free', main, false, { strategy: 'quick', games: 2 }],
    ['a mode after the trial', main, false, { strategy: 'aggressive', games: 1 }],
    ['a strategy of the catalogue', main, false, { strategy: 'quadrante', games: 1 }],
    ['more games than the page gives', main, true, { strategy: 'quick', games: 11 }],
  ] as const)('leads to the premium dialog for %s', async (_, edition, isPremium, other) => {
    premium.isPremium = isPremium;
    generateAgain(edition, go, { ...request, ...other });
    expect(calls).toEqual([]);
    await vi.waitFor(() => expect(open()).toBe(true));
  });

  test('it is what the trial gives, as long as it lasts', () => {
    Object.assign(premium, { isPremium: false, hasUsedFreeTrial: false });
    generateAgain(main, go, { ...request, strategy: 'aggressive', games: 3 });
    expect(asked()).toMatchObject({ strategy: 'aggressive', games: 3 });
  });

  test('gives 20 games on /vip1922', () => {
    generateAgain(vip, go, { ...request, strategy: 'quadrante', games: 20 });
    expect(asked()).toMatchObject({ strategy: 'quadrante', games: 20 });
  });
});

/** Has the run under way end, which must be with this overlay's last tick. */
async function expectToTake(overlay: OverlayTiming): Promise<void> {
  calls.at(-1)?.resolve({ ok: true, value: resultOf(generate, newest()) });
  await vi.advanceTimersByTimeAsync(overlay.tickMs * overlay.completeAt - 1);
  expect(run.phase).toBe('asking');
  await vi.advanceTimersByTimeAsync(1);
  expect(run.phase).toBe('opening');
}

test('a strategy looks at the history that its view has shown numbers of', () => {
  const history = simulated('shown', '2026-11-19');
  startStrategy(main, go, { strategy: 'quick', games: 1, origin: 'strategy', history });
  expect(asked().history).toEqual(history);
});

describe('the same run again', () => {
  test.each([
    ['a quick ticket', 'quick', 1, vip.quickOverlay],
    ['more quick games than a quick ticket has', 'quick', 2, vip.strategyOverlay],
    ['one game of another strategy', 'strategic', 1, vip.strategyOverlay],
  ] as const)('it is a new one, and takes the time of its kind: %s', async (_, strategy, games, overlay) => {
    startAgain(vip, go, { ...request, strategy, games });
    expect(asked()).toMatchObject({ lottery: 'quina', games, strategy });
    expect(asked().seed).not.toBe(request.seed);
    await expectToTake(overlay);
  });

  test('one of an older engine is made by the newest, with the same options', () => {
    const options = { dateNumbers: [2, 11, 20] };
    startAgain(vip, go, { ...request, engine: '2', strategy: 'datas-especiais', options });
    expect(asked()).toMatchObject({ strategy: 'datas-especiais', options });
    expect(engineVersionOf(asked())).toBe(ENGINE_VERSION);
  });

  test('takes the time of a strategy for one configured quick game, however often', async () => {
    startStrategy(vip, go, { strategy: 'quick', games: 1, origin: 'configure' });
    await expectToTake(vip.strategyOverlay);
    startAgain(vip, go, newest());
    await expectToTake(vip.strategyOverlay);
    startAgain(vip, go, newest());
    await expectToTake(vip.strategyOverlay);
    startQuick(vip, go);
    await expectToTake(vip.quickOverlay);
    startAgain(vip, go, newest());
    await expectToTake(vip.quickOverlay);
  });
});

test('a run that failed is tried again as it was', async () => {
  startStrategy(main, go, { strategy: 'sequencia', games: 4, origin: 'strategy' });
  calls[0]?.reject(new Error('x'));
  await vi.advanceTimersByTimeAsync(0);
  settings.lottery = 'megasena';
  retryRun(go);
  expect(calls[1]?.input).toMatchObject({ lottery: 'quina', strategy: 'sequencia', games: 4 });
});
