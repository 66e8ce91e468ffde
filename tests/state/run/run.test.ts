import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE_MS } from '../../../src/platform/patience.ts';
import { PoolError } from '../../../src/pool/call.ts';
import { remedyFor } from '../../../src/state/run/failure.ts';
import { cancelRun, leaveRun, noteAddress, noteDrawn } from '../../../src/state/run/opening.ts';
import { showRun } from '../../../src/state/run/result.ts';
import { dismissFailure, isResultCovered, run } from '../../../src/state/run/run.ts';
import { adoptTap, isTapWaiting, retryRun, startRun } from '../../../src/state/run/start-run.ts';
import { checkGenerateRequest } from '../../../workers/shared/run/request.ts';
import type { FakeCall } from '../../pool/support/fake-pool.ts';
import { REQUEST, RUN_OPTIONS } from '../../pool/support/requests.ts';
import { runOf } from '../../tasks/result-of.ts';
import { useFakeEngine } from './fake-engine.ts';

vi.mock('../../../src/platform/schedule.ts', () => ({
  schedule: (_moment: string, callback: () => void) => callback(),
}));

const COMPLETE_MS = 23 * 300;
const OPENING_MS = 400;
const made = runOf({ ...REQUEST, lottery: 'lotomania', seed: 's' });

describe('a run', () => {
  let calls: FakeCall[];
  const go = vi.fn();
  const start = (changed: object = {}) => startRun({ ...RUN_OPTIONS, ...changed }, go);
  /** The result has taken the place of the overlay's entry. */
  const hasCome = () => go.mock.calls.some(([search]) => 'r' in search);

  beforeEach(() => {
    vi.useFakeTimers();
    calls = useFakeEngine();
    go.mockClear();
  });

  test('starts the engine at once with a complete request and fresh 128-bit seeds', async () => {
    start();
    expect(run.phase).toBe('asking');
    expect(calls).toHaveLength(1);
    const first = calls[0]?.input as Parameters<typeof checkGenerateRequest>[0];
    expect(checkGenerateRequest(first)).toBe(first);
    expect(first.seed).toMatch(/^[0-9a-f]{32}$/);
    cancelRun();
    await vi.advanceTimersByTimeAsync(0);
    start();
    const second = calls[1]?.input as typeof first;
    expect(second.seed).not.toBe(first.seed);
    expect(second.history).toEqual(first.history);
  });

  test('tells what it makes and how far the engine is', async () => {
    start();
    expect(run).toMatchObject({ asked: { strategy: 'quick', games: 3 }, engineDone: 0 });
    calls[0]?.onProgress?.(0.4);
    expect(run.engineDone).toBe(0.4);
    calls[0]?.resolve({ ok: true, value: made });
    await vi.advanceTimersByTimeAsync(0);
    expect(run.engineDone).toBe(1);
    expect(run.phase).toBe('asking');
    cancelRun();
    await vi.advanceTimersByTimeAsync(0);
    start();
    expect(run.engineDone).toBe(0);
  });

  test.each([
    ['for as long as the bar needs to fill up', 100, OPENING_MS],
    ['until its first ticket is drawn, later than that', 1500, 1500],
    ['no longer than four seconds, whatever is drawn by then', 9000, 4000],
  ])('stays at 100 %% %s', async (_, drawnAfter, doneAfter) => {
    start();
    calls[0]?.resolve({ ok: true, value: made });
    const drawing = setTimeout(noteDrawn, COMPLETE_MS + drawnAfter);
    await vi.advanceTimersByTimeAsync(COMPLETE_MS + doneAfter - 1);
    expect(run).toMatchObject({ phase: 'opening', percent: 100 });
    // What is due at once is due in the next millisecond of this clock.
    await vi.advanceTimersByTimeAsync(2);
    expect(run).toMatchObject({ phase: 'shown', percent: 100 });
    clearTimeout(drawing);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('under way is not done because an earlier result is drawn', async () => {
    start();
    noteDrawn();
    await vi.advanceTimersByTimeAsync(OPENING_MS);
    expect(run.phase).toBe('asking');
  });

  test('that is started while the one before opens is not taken for done with that one', async () => {
    start();
    calls[0]?.resolve({ ok: true, value: made });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS);
    start({ games: 5 });
    await vi.advanceTimersByTimeAsync(OPENING_MS);
    expect(run).toMatchObject({ phase: 'asking', asked: { games: 5 } });
  });

  test('waits at 99 % for an engine that is late, as long as it tells how far it is', async () => {
    start();
    for (const engineDone of [0.2, 0.4, 0.6, 0.8]) {
      await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
      calls[0]?.onProgress?.(engineDone);
    }
    expect(run).toMatchObject({ phase: 'asking', percent: 99 });
    calls[0]?.resolve({ ok: true, value: made });
    await vi.advanceTimersByTimeAsync(300);
    expect(hasCome()).toBe(true);
  });

  test('fails when nothing has come for 20 seconds, ends its call, and can be tried again', async () => {
    start();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(run.phase).toBe('asking');
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toMatchObject({ phase: 'failed', failure: { code: 'timeout' } });
    expect(hasCome()).toBe(false);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    start();
    calls[1]?.resolve({ ok: true, value: made });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS);
    expect(run.phase).toBe('opening');
  });

  test.each([
    ['the time before the page was live counts', 4000, PATIENCE_MS - 4000],
    ['but never more than half of it', 60_000, PATIENCE_MS / 2],
  ])('one of an early tap waits as long in all: %s', async (_, gone, left) => {
    await vi.advanceTimersByTimeAsync(gone);
    adoptTap(performance.now() - gone);
    start();
    await vi.advanceTimersByTimeAsync(left - 1);
    expect(run.phase).toBe('asking');
    await vi.advanceTimersByTimeAsync(1);
    expect(run.phase).toBe('failed');
  });

  test('that is cancelled aborts its call, stops its clock and gives null', async () => {
    start();
    await vi.advanceTimersByTimeAsync(900);
    cancelRun();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(hasCome()).toBe(false);
    expect(run.phase).toBe('idle');
    const { percent } = run;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run.percent).toBe(percent);
  });

  test('that is cancelled leaves the tickets there that were shown before', () => {
    showRun(made, 'link');
    start();
    expect(run).toMatchObject({ phase: 'asking', links: ['link'] });
    cancelRun();
    expect(run).toMatchObject({ phase: 'shown', links: ['link'], receipt: { seed: 's' } });
  });

  test.each([
    ['crashed', (call: FakeCall) => call.reject(new PoolError('crashed', 'x'))],
    ['not-loaded', (call: FakeCall) => call.resolve({ ok: false, code: 'not-loaded', message: 'x' })],
  ])('fails at once when the engine says «%s», and can be tried again', async (code, settle) => {
    start();
    settle(calls[0] as FakeCall);
    await vi.advanceTimersByTimeAsync(0);
    expect(hasCome()).toBe(false);
    expect(run).toMatchObject({ phase: 'failed', failure: { code } });
    expect(vi.getTimerCount()).toBe(0);
    dismissFailure();
    expect(run.phase).toBe('idle');
    start();
    expect(calls).toHaveLength(2);
  });

  test('that the engine refuses says what is wrong with it, until the next one', async () => {
    start({ strategy: 'cercamento', options: { pool: [1, 2] } });
    expect(calls[0]?.input).toMatchObject({ options: { pool: [1, 2] } });
    const problem = { field: 'options', option: 'pool', range: { min: 50, max: 100 } } as const;
    calls[0]?.resolve({ ok: false, code: 'invalid-request', message: 'x', problem });
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toMatchObject({
      phase: 'failed',
      failure: { code: 'invalid-request', problem },
    });
    start();
    expect(run.failure).toBeNull();
  });

  test('it is not started while another one is under way', async () => {
    start();
    start({ games: 5 });
    expect(calls).toHaveLength(1);
    expect(run).toMatchObject({ phase: 'asking', asked: { games: 3 } });
  });

  test('that is cancelled before its last tick does not complete, also in the same task', async () => {
    start();
    calls[0]?.resolve({ ok: true, value: made });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS - 1);
    expect(cancelRun()).toBe(true);
    expect(run.phase).toBe('idle');
    expect(cancelRun()).toBe(false);
    vi.advanceTimersByTime(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(hasCome()).toBe(false);
    expect(run.phase).toBe('idle');
  });

  test('that has completed cannot be cancelled any more, also in the same task', async () => {
    start();
    calls[0]?.resolve({ ok: true, value: made });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS - 1);
    vi.advanceTimersByTime(1);
    expect(run).toMatchObject({ phase: 'opening', percent: 100 });
    expect(cancelRun()).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(hasCome()).toBe(true);
  });

  test.each([
    ['opening', 0, undefined],
    ['opening', OPENING_MS - 1, undefined],
    ['opening', 0, 'another'],
  ])(
    'that is left while it is «%s» stays behind the overlay until the address has left it',
    async (status, ms, next) => {
      start();
      calls[0]?.resolve({ ok: true, value: made });
      await vi.advanceTimersByTimeAsync(COMPLETE_MS);
      noteDrawn();
      await vi.advanceTimersByTimeAsync(ms);
      expect(run.phase).toBe(status);
      expect(leaveRun()).toBe(true);
      // Of two taps the second finds nothing.
      expect(leaveRun()).toBe(false);
      noteDrawn();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(isResultCovered(run.phase)).toBe(true);
      noteAddress(run.links[0]);
      expect(run.phase).toBe('leaving');
      noteAddress(next);
      expect(run.phase).toBe('shown');
    },
  );

  test('under way is left as it is cancelled', async () => {
    start();
    noteAddress(undefined);
    expect(run.phase).toBe('asking');
    expect(leaveRun()).toBe(true);
    expect(run.phase).toBe('idle');
    expect(leaveRun()).toBe(false);
  });

  test('that was cancelled does not disturb the next one, however late its engine is', async () => {
    start();
    cancelRun();
    start();
    calls[0]?.onProgress?.(0.7);
    calls[0]?.resolve({ ok: true, value: made });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS);
    expect(run).toMatchObject({ phase: 'asking', engineDone: 0, failure: null });
  });

  test('takes over the overlay of a tap that came before the page was live, with its clock', async () => {
    await vi.advanceTimersByTimeAsync(4000);
    adoptTap(performance.now() - 3000);
    expect(run.phase).toBe('asking');
    expect(isTapWaiting()).toBe(true);
    start();
    expect(isTapWaiting()).toBe(false);
    expect(run).toMatchObject({ phase: 'asking', percent: 22 });
    calls[0]?.resolve({ ok: true, value: made });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS - 3000 - 1);
    expect(hasCome()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(hasCome()).toBe(true);
  });

  test('one of such a tap can be given up before it has begun', async () => {
    adoptTap(performance.now());
    expect(cancelRun()).toBe(true);
    expect(run.phase).toBe('idle');
    expect(isTapWaiting()).toBe(false);
    expect(calls).toHaveLength(0);
    start();
    await vi.advanceTimersByTimeAsync(299);
    expect(run.percent).toBe(0);
  });

  test.each([
    ['games', { games: 0 }],
    ['lottery', { lottery: 'loteca' }],
    ['options', { strategy: 'cercamento', lottery: 'quina', options: { pool: [81] } }],
  ])('one with a bad %s is refused, and says so, before a worker sees it', (field, change) => {
    start(change);
    expect(calls).toHaveLength(0);
    expect(run).toMatchObject({ phase: 'failed', failure: { problem: { field } } });
    expect(run.asked).toMatchObject(change);
    expect(go).toHaveBeenCalledExactlyOnceWith({}, { replace: false });
    dismissFailure();
    expect(run).toMatchObject({ phase: 'idle', failure: null });
  });

  test.each(['+010000-01-01T12:00:00Z', '+275760-09-13T00:00:00Z', '-000044-03-15T12:00:00Z', 'nothing'])(
    'on a phone whose clock says %s is refused for it, and made once the clock is right',
    (time) => {
      vi.setSystemTime(new Date(time));
      start();
      expect(run.phase).toBe('failed');
      expect(run.failure && remedyFor(run.failure)).toBe('clock');
      expect(calls).toHaveLength(0);
      vi.setSystemTime(new Date('2026-11-20T12:00:00Z'));
      retryRun(go);
      expect(calls).toHaveLength(1);
    },
  );

  test.each(['0001-02-01T12:00:00Z', '0999-06-01T12:00:00Z', '9999-12-30T12:00:00Z'])('can be made on %s', (time) => {
    vi.setSystemTime(new Date(time));
    start();
    expect(calls).toHaveLength(1);
  });
});
