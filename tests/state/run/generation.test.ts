import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EDITIONS } from '../../../src/editions.ts';
import { PATIENCE_MS } from '../../../src/platform/patience.ts';
import { PoolError } from '../../../src/pool/call.ts';
import { remedyFor } from '../../../src/state/run/failure.ts';
import {
  adoptTap,
  cancelGeneration,
  dismissFailure,
  failedRunOptions,
  generate,
  generation,
  isResultCovered,
  isTapWaiting,
  leaveRun,
  noteAddress,
  noteDrawn,
  noteOpened,
} from '../../../src/state/run/generation.ts';
import { simulated } from '../../../workers/shared/history.ts';
import { checkGenerateRequest } from '../../../workers/shared/request.ts';
import type { FakeCall } from '../../pool/support/fake-pool.ts';
import { runOf } from '../../tasks/result-of.ts';
import { useFakeEngine } from './fake-engine.ts';

const runOptions = {
  lottery: 'lotomania',
  games: 3,
  strategy: 'quick',
  overlay: EDITIONS[0].quickOverlay,
  origin: 'home',
} as const;
const COMPLETE_MS = 23 * 300;
const OPENING_MS = 400;
const run = runOf({
  ...{ lottery: 'lotomania', games: 3, strategy: 'quick', seed: 's', now: '2026-11-20T12:00:00Z' },
  history: simulated('h', '2026-11-20'),
});

describe('a run', () => {
  let calls: FakeCall[];

  beforeEach(() => {
    vi.useFakeTimers();
    calls = useFakeEngine();
    cancelGeneration();
    Object.assign(generation, { status: 'idle', percent: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('starts the engine at once with a complete request and fresh 128-bit seeds', async () => {
    void generate(runOptions);
    expect(generation.status).toBe('running');
    expect(calls).toHaveLength(1);
    const first = calls[0]?.input as Parameters<typeof checkGenerateRequest>[0];
    expect(checkGenerateRequest(first)).toBe(first);
    expect(first.seed).toMatch(/^[0-9a-f]{32}$/);
    cancelGeneration();
    await vi.advanceTimersByTimeAsync(0);
    void generate(runOptions);
    const second = calls[1]?.input as typeof first;
    expect(second.seed).not.toBe(first.seed);
    expect(second.history).toEqual(first.history);
  });

  test('tells what it makes and how far the engine is', async () => {
    void generate(runOptions);
    expect(generation).toMatchObject({ strategy: 'quick', games: 3, engineDone: 0 });
    calls[0]?.onProgress?.(0.4);
    expect(generation.engineDone).toBe(0.4);
    calls[0]?.resolve({ ok: true, value: run });
    await vi.advanceTimersByTimeAsync(0);
    expect(generation.engineDone).toBe(1);
    expect(generation.status).toBe('running');
    cancelGeneration();
    await vi.advanceTimersByTimeAsync(0);
    void generate(runOptions);
    expect(generation.engineDone).toBe(0);
  });

  test('resolves when both the overlay and the engine are done', async () => {
    const done = vi.fn();
    void generate(runOptions)?.then(done);
    calls[0]?.resolve({ ok: true, value: run });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS - 1);
    expect(done).not.toHaveBeenCalled();
    expect(generation.percent).toBeCloseTo(48.4, 10);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledExactlyOnceWith(run);
    expect(generation).toMatchObject({ status: 'opening', percent: 100 });
  });

  test('stays at 100 % for as long as the bar needs to fill up, then it is done', async () => {
    void generate(runOptions);
    calls[0]?.resolve({ ok: true, value: run });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS + 100);
    noteDrawn();
    await vi.advanceTimersByTimeAsync(OPENING_MS - 101);
    expect(generation).toMatchObject({ status: 'opening', percent: 100 });
    await vi.advanceTimersByTimeAsync(1);
    expect(generation).toMatchObject({ status: 'done', percent: 100 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['until its first ticket is drawn, later than that', 1500, 1500],
    ['no longer than four seconds, whatever is drawn by then', 9000, 4000],
  ])('stays at 100 %% %s', async (_, drawnAfter, doneAfter) => {
    void generate(runOptions);
    calls[0]?.resolve({ ok: true, value: run });
    setTimeout(noteDrawn, COMPLETE_MS + drawnAfter);
    await vi.advanceTimersByTimeAsync(COMPLETE_MS + doneAfter - 1);
    expect(generation).toMatchObject({ status: 'opening', percent: 100 });
    // What is due at once is due in the next millisecond of this clock.
    await vi.advanceTimersByTimeAsync(2);
    expect(generation).toMatchObject({ status: 'done', percent: 100 });
  });

  test('under way is not done because an earlier result is drawn', async () => {
    void generate(runOptions);
    noteDrawn();
    await vi.advanceTimersByTimeAsync(OPENING_MS);
    expect(generation.status).toBe('running');
  });

  test('that is started while the one before opens is not taken for done with that one', async () => {
    void generate(runOptions);
    calls[0]?.resolve({ ok: true, value: run });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS);
    expect(generate({ ...runOptions, games: 5 })).toBeDefined();
    await vi.advanceTimersByTimeAsync(OPENING_MS);
    expect(generation).toMatchObject({ status: 'running', games: 5 });
  });

  test('waits at 99 % for an engine that is late, as long as it tells how far it is', async () => {
    const done = vi.fn();
    void generate(runOptions)?.then(done);
    for (const engineDone of [0.2, 0.4, 0.6, 0.8]) {
      await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
      calls[0]?.onProgress?.(engineDone);
    }
    expect(generation).toMatchObject({ status: 'running', percent: 99 });
    calls[0]?.resolve({ ok: true, value: run });
    await vi.advanceTimersByTimeAsync(300);
    expect(done).toHaveBeenCalledExactlyOnceWith(run);
  });

  test('fails when nothing has come for 20 seconds, ends its call, and can be tried again', async () => {
    const done = vi.fn();
    void generate(runOptions)?.then(done);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(generation.status).toBe('running');
    await vi.advanceTimersByTimeAsync(1);
    expect(generation).toMatchObject({ status: 'failed', failure: { code: 'timeout' } });
    expect(done).toHaveBeenCalledExactlyOnceWith(null);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    void generate(runOptions);
    calls[1]?.resolve({ ok: true, value: run });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS);
    expect(generation.status).toBe('opening');
  });

  test.each([
    ['the time before the page was live counts', 4000, PATIENCE_MS - 4000],
    ['but never more than half of it', 60_000, PATIENCE_MS / 2],
  ])('of an early tap waits as long in all: %s', async (_, gone, left) => {
    await vi.advanceTimersByTimeAsync(gone);
    adoptTap(performance.now() - gone);
    void generate(runOptions);
    await vi.advanceTimersByTimeAsync(left - 1);
    expect(generation.status).toBe('running');
    await vi.advanceTimersByTimeAsync(1);
    expect(generation.status).toBe('failed');
  });

  test('that is cancelled aborts its call, stops its clock and gives null', async () => {
    const done = vi.fn();
    void generate(runOptions)?.then(done);
    await vi.advanceTimersByTimeAsync(900);
    cancelGeneration();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(done).toHaveBeenCalledExactlyOnceWith(null);
    expect(generation.status).toBe('idle');
    const { percent } = generation;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(generation.percent).toBe(percent);
  });

  test.each([
    ['crashed', (call: FakeCall) => call.reject(new PoolError('crashed', 'x'))],
    [
      'not-loaded',
      (call: FakeCall) => call.resolve({ ok: false, code: 'not-loaded', message: 'x' }),
    ],
  ])('fails at once when the engine says «%s», and can be tried again', async (code, settle) => {
    const done = vi.fn();
    void generate(runOptions)?.then(done);
    settle(calls[0] as FakeCall);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledExactlyOnceWith(null);
    expect(generation).toMatchObject({ status: 'failed', failure: { code } });
    expect(vi.getTimerCount()).toBe(0);
    dismissFailure();
    expect(generation.status).toBe('idle');
    void generate(runOptions);
    expect(calls).toHaveLength(2);
  });

  test('that the engine refuses says what is wrong with it, until the next one', async () => {
    const done = generate({ ...runOptions, strategy: 'cercamento', options: { pool: [1, 2] } });
    expect(calls[0]?.input).toMatchObject({ options: { pool: [1, 2] } });
    const problem = { field: 'options', option: 'pool', range: { min: 50, max: 100 } } as const;
    calls[0]?.resolve({ ok: false, code: 'invalid-request', message: 'x', problem });
    expect(await done).toBeNull();
    expect(generation).toMatchObject({
      status: 'failed',
      failure: { code: 'invalid-request', problem },
    });
    void generate(runOptions);
    expect(generation.failure).toBeNull();
  });

  test('is not started while another one is under way', async () => {
    void generate(runOptions);
    expect(generate({ ...runOptions, games: 5 })).toBeUndefined();
    expect(calls).toHaveLength(1);
    expect(generation).toMatchObject({ status: 'running', games: 3 });
  });

  test('that is cancelled before its last tick does not complete, also in the same task', async () => {
    const done = vi.fn();
    void generate(runOptions)?.then(done);
    calls[0]?.resolve({ ok: true, value: run });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS - 1);
    expect(cancelGeneration()).toBe(true);
    expect(generation.status).toBe('idle');
    expect(cancelGeneration()).toBe(false);
    vi.advanceTimersByTime(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledExactlyOnceWith(null);
    expect(generation.status).toBe('idle');
  });

  test('that has completed cannot be cancelled any more, also in the same task', async () => {
    const done = vi.fn();
    void generate(runOptions)?.then(done);
    calls[0]?.resolve({ ok: true, value: run });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS - 1);
    vi.advanceTimersByTime(1);
    expect(generation).toMatchObject({ status: 'opening', percent: 100 });
    expect(cancelGeneration()).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledExactlyOnceWith(run);
    expect(calls[0]?.signal.aborted).toBe(false);
  });

  test.each([
    ['opening', 0, undefined],
    ['done', OPENING_MS, undefined],
    ['opening', 0, 'another'],
  ])(
    'that is left while it is «%s» stays behind the overlay until the address has left it',
    async (status, ms, next) => {
      void generate(runOptions);
      calls[0]?.resolve({ ok: true, value: run });
      await vi.advanceTimersByTimeAsync(COMPLETE_MS);
      noteDrawn();
      await vi.advanceTimersByTimeAsync(ms);
      expect(generation.status).toBe(status);
      expect(leaveRun()).toBe(true);
      // Of two taps the second finds nothing.
      expect(leaveRun()).toBe(false);
      noteDrawn();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(isResultCovered(generation.status)).toBe(true);
      noteOpened('link');
      noteAddress('link');
      expect(generation.status).toBe('leaving');
      noteAddress(next);
      expect(generation.status).toBe('idle');
    },
  );

  test('under way is left as it is cancelled', async () => {
    void generate(runOptions);
    noteAddress(undefined);
    expect(generation.status).toBe('running');
    expect(leaveRun()).toBe(true);
    expect(generation.status).toBe('idle');
    expect(leaveRun()).toBe(false);
  });

  test('that was cancelled does not disturb the next one, however late its engine is', async () => {
    void generate(runOptions);
    cancelGeneration();
    void generate(runOptions);
    calls[0]?.onProgress?.(0.7);
    calls[0]?.resolve({ ok: true, value: run });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS);
    expect(generation).toMatchObject({ status: 'running', engineDone: 0, failure: null });
  });

  test('takes over the overlay of a tap that came before the page was live, with its clock', async () => {
    const done = vi.fn();
    await vi.advanceTimersByTimeAsync(4000);
    adoptTap(performance.now() - 3000);
    expect(generation.status).toBe('running');
    expect(isTapWaiting()).toBe(true);
    void generate(runOptions)?.then(done);
    expect(isTapWaiting()).toBe(false);
    expect(generation).toMatchObject({ status: 'running', percent: 22 });
    calls[0]?.resolve({ ok: true, value: run });
    await vi.advanceTimersByTimeAsync(COMPLETE_MS - 3000 - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledExactlyOnceWith(run);
    expect(generate(runOptions)).toBeDefined();
    expect(generate(runOptions)).toBeUndefined();
  });

  test('of such a tap can be given up before it has begun', async () => {
    adoptTap(performance.now());
    expect(cancelGeneration()).toBe(true);
    expect(generation.status).toBe('idle');
    expect(isTapWaiting()).toBe(false);
    expect(calls).toHaveLength(0);
    void generate(runOptions);
    await vi.advanceTimersByTimeAsync(299);
    expect(generation.percent).toBe(0);
  });

  test.each([
    ['games', { games: 0 }],
    ['games', { games: 21 }],
    ['lottery', { lottery: 'loteca' }],
    ['strategy', { strategy: 'luck' }],
    ['options', { strategy: 'cercamento', lottery: 'quina', options: { pool: [81] } }],
    ['options', { strategy: 'cercamento', lottery: 'quina', options: { hits: 18 } }],
  ])('with a bad %s is refused, and says so, before a worker sees it', (field, change) => {
    const bad = { ...runOptions, ...change } as typeof runOptions;
    expect(generate(bad)).toBeUndefined();
    expect(calls).toHaveLength(0);
    expect(generation).toMatchObject({ status: 'failed', failure: { problem: { field } } });
    expect(failedRunOptions()).toBe(bad);
    dismissFailure();
    expect(failedRunOptions()).toBeUndefined();
  });

  test.each(['+010000-01-01T12:00:00Z', '+275760-09-13T00:00:00Z', '-000044-03-15T12:00:00Z'])(
    'on a phone whose clock says %s is refused for it, and made once the clock is right',
    (time) => {
      vi.setSystemTime(new Date(time));
      expect(generate(runOptions)).toBeUndefined();
      expect(generation.status).toBe('failed');
      expect(generation.failure && remedyFor(generation.failure)).toBe('clock');
      expect(calls).toHaveLength(0);
      vi.setSystemTime(new Date('2026-11-20T12:00:00Z'));
      expect(generate(failedRunOptions() ?? runOptions)).toBeDefined();
      expect(calls).toHaveLength(1);
    },
  );

  test('on a phone whose clock says nothing is refused for it', () => {
    vi.setSystemTime(Number.NaN);
    expect(generate(runOptions)).toBeUndefined();
    expect(generation.failure && remedyFor(generation.failure)).toBe('clock');
  });

  test.each(['0001-02-01T12:00:00Z', '0999-06-01T12:00:00Z', '9999-12-30T12:00:00Z'])(
    'can be made on %s',
    (time) => {
      vi.setSystemTime(new Date(time));
      expect(generate(runOptions)).toBeDefined();
      expect(calls).toHaveLength(1);
    },
  );
});
