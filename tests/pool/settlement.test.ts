import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createCall, PoolError } from '../../src/pool/call.ts';
import { isShortRound } from '../../tools/build/test-rounds.ts';
import type { WorkerApi } from '../../workers/tasks/api.ts';
import { runOf } from '../tasks/result-of.ts';
import { type FakeWorker, plainHost } from './support/fake-worker.ts';
import { REQUEST } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { track, turns } from './support/turns.ts';

const SIZE = 3;

const RUN = runOf(REQUEST);
const answerWith = (value: unknown) => ({ outcome: { ok: true, value }, start: 1, end: 2 });

/** What a worker that is not well may answer with. */
const NO_ANSWERS = [
  ...[null, undefined, {}, answerWith([]), answerWith({ ...RUN, receipt: {} })],
  answerWith({ ...RUN, tickets: RUN.tickets.map((t) => ({ ...t, numbers: [1, 1, 1, 1, 1, 1] })) }),
];
const NOT_LOADED = {
  outcome: { ok: false, code: 'not-loaded', message: 'offline' },
  start: 1,
  end: 2,
};

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('run'),
      ms: fc.option(fc.integer({ min: 1, max: 4000 }), { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('abort'), nth: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.integer({ min: 1, max: 20_000 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('turn'), nth: fc.nat(12) }) },
  ...(['error', 'die', 'shut', 'open', 'pong', 'lie', 'lose-file'] as const).map((name) => ({
    weight: 1,
    arbitrary: fc.record({ do: fc.constant(name), nth: fc.nat(5) }),
  })),
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('check', 'leave', 'warm', 'offline', 'online', 'dispose') }),
  },
);

/** What may befall one worker: as it starts, or later. */
const AT_START = ['throws', 'unloadable', 'mute'] as const;
const LATER = ['error', 'messageerror', 'die', 'lie', 'lose-file', 'leave', 'check'] as const;
const one = fc.record({
  what: fc.constantFrom(...AT_START, ...LATER),
  which: fc.nat(2),
  after: fc.nat(30),
  size: fc.integer({ min: 1, max: 3 }),
  calls: fc.integer({ min: 1, max: 6 }),
});

/** What each worker is like when it is spawned. */
const nature = fc.constantFrom(
  ...['well', 'well', 'well', 'well', 'throws', 'unloadable', 'mute', 'mute', 'stuck', 'liar'],
);

function lie({ api }: FakeWorker, answer: unknown): void {
  api.run = (() => Promise.resolve(answer)) as WorkerApi['run'];
}

describe('every call settles', () => {
  test('whatever happens to it, to its worker and to the others', async () => {
    const expected = (await plainHost().run(1, 'generate', REQUEST)).outcome;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 40 }),
        fc.array(nature, { maxLength: 10 }),
        async (steps, natures) => {
          const { pool, workers, degrade, openThreads, onDegraded } = stage({
            size: SIZE,
            limits: { queueLimit: 5, heartbeatMs: 1000 },
            onSpawn(worker, index) {
              if (natures[index] === 'throws') throw new Error('forbidden');
              if (natures[index] === 'unloadable') queueMicrotask(() => worker.raise('error'));
              if (natures[index] === 'mute') worker.pingGate.shut();
              if (natures[index] === 'stuck') worker.runGate.shut();
              if (natures[index] === 'liar') lie(worker, NO_ANSWERS[index % NO_ANSWERS.length]);
            },
          });
          const openThread = degrade.getMockImplementation();
          const goOffline = () => degrade.mockRejectedValue(new Error('offline'));
          const goOnline = () => openThread && degrade.mockImplementation(openThread);
          const thrown = () => workers.filter((_, i) => natures[i] === 'throws').length;
          const alive = () => workers.filter(({ terminated }) => !terminated).length - thrown();
          const calls: (ReturnType<typeof track> & { controller: AbortController })[] = [];
          const warmed: ReturnType<typeof track>[] = [];
          let settlements = 0;
          let isDisposed = false;

          for (const move of steps) {
            const nth = 'nth' in move ? move.nth : 0;
            const ms = 'ms' in move ? move.ms : undefined;
            const worker = workers.at(-1 - nth);
            if (move.do === 'run') {
              const controller = new AbortController();
              const limit = ms === undefined ? {} : { deadlineMs: ms };
              const promise = pool.run(controller.signal, 'generate', REQUEST, limit);
              promise.catch(() => {}).then(() => settlements++);
              const call = track(promise);
              calls.push(Object.assign(call, { controller }));
            } else if (move.do === 'abort') calls[nth]?.controller.abort();
            else if (move.do === 'wait') vi.advanceTimersByTime(ms ?? 0);
            else if (move.do === 'turn') await turns(nth);
            else if (move.do === 'check') pool.checkLiveness();
            else if (move.do === 'leave') {
              pool.rest();
              expect(alive()).toBe(0);
              pool.checkLiveness();
            } else if (move.do === 'die') worker?.die();
            else if (move.do === 'shut') worker?.runGate.shut();
            else if (move.do === 'open') worker?.runGate.open();
            else if (move.do === 'error') worker?.raise('error');
            else if (move.do === 'pong') worker?.pingGate.open();
            else if (move.do === 'lie' && worker) lie(worker, NO_ANSWERS[nth % NO_ANSWERS.length]);
            else if (move.do === 'lose-file' && worker) lie(worker, NOT_LOADED);
            else if (move.do === 'warm') warmed.push(track(pool.warm()));
            else if (move.do === 'dispose') {
              pool.dispose();
              isDisposed = true;
            } else if (move.do === 'offline') goOffline();
            else if (move.do === 'online') goOnline();
            expect(alive()).toBeLessThanOrEqual(SIZE);
            expect(openThreads()).toBeLessThanOrEqual(1);
          }
          for (let i = 0; i < 40 && [...calls, ...warmed].some(({ state }) => state === 'pending'); i++) {
            vi.advanceTimersByTime(5000);
            await turns(20);
          }

          const allowed = ['resolved', 'aborted', 'timeout', 'crashed', 'refused', 'spawn-failed', 'RangeError'];
          for (const { state, value, controller } of calls) {
            expect(allowed).toContain(state);
            if (state === 'resolved') expect([expected, NOT_LOADED.outcome]).toContainEqual(value);
            if (state === 'aborted') expect(controller.signal.aborted || isDisposed).toBe(true);
          }
          for (const { state } of warmed) expect(state).toBe('resolved');
          for (const { mostAtOnce } of workers) expect(mostAtOnce).toBeLessThanOrEqual(1);
          const causes = onDegraded.mock.calls.flat();
          expect(causes.filter((cause) => cause && cause !== 'late').length).toBeLessThanOrEqual(1);
          for (const [i, cause] of causes.entries()) if (cause === null) expect(causes[i - 1]).toBe('late');
          pool.dispose();
          await turns();
          expect(settlements).toBe(calls.length);
          expect(vi.getTimerCount()).toBe(0);
          expect(alive()).toBe(0);
          expect(openThreads()).toBe(0);
        },
      ),
      { numRuns: isShortRound ? 60 : 300 },
    );
  });

  test('its answer comes, whatever befalls one worker, and nobody hears of more than a stand-in', async () => {
    const expected = (await plainHost().run(1, 'generate', REQUEST)).outcome;
    let lost = 0;
    await fc.assert(
      fc.asyncProperty(one, async ({ what, which, after, size, calls: count }) => {
        const { pool, workers, onDegraded } = stage({
          size,
          limits: { heartbeatMs: 1000 },
          onCrash: () => lost++,
          onSpawn(worker, index) {
            if (index !== which) return;
            if (what === 'throws') throw new Error('forbidden');
            if (what === 'unloadable') queueMicrotask(() => worker.raise('error'));
            if (what === 'mute') worker.pingGate.shut();
          },
        });
        const calls = Array.from({ length: count }, () =>
          track(pool.run(new AbortController().signal, 'generate', REQUEST)),
        );
        await turns(after);
        const worker = workers[which];
        if (what === 'error' || what === 'messageerror') worker?.raise(what);
        else if (what === 'die') worker?.die();
        else if (what === 'lie' && worker) lie(worker, NO_ANSWERS[after % NO_ANSWERS.length]);
        else if (what === 'lose-file' && worker) lie(worker, NOT_LOADED);
        else if (what === 'leave') pool.rest();
        if (what === 'leave' || what === 'check') pool.checkLiveness();
        for (let i = 0; i < 20 && calls.some(({ state }) => state === 'pending'); i++) {
          await turns();
          vi.advanceTimersByTime(1000);
        }
        for (const { state, value } of calls) expect([state, value]).toEqual(['resolved', expected]);
        for (const { mostAtOnce } of workers) expect(mostAtOnce).toBeLessThanOrEqual(1);
        const causes = onDegraded.mock.calls.flat();
        expect(what === 'mute' ? causes.filter((cause) => cause !== 'late') : causes).toEqual([]);
        // No worker more than was lost; all of them are anew in a page that was left.
        expect(workers.length).toBeLessThanOrEqual(what === 'leave' ? 2 * size : size + 1);
        pool.dispose();
      }),
      { numRuns: isShortRound ? 60 : 300, seed: 53 },
    );
    // It is worth nothing where nothing befalls anyone.
    expect(lost).toBeGreaterThan(10);
  });

  test('once: of an answer, an error and an abort the first counts', () => {
    const first = {
      answer: { ok: true, value: 1 } as const,
      error: new PoolError('crashed', 'x'),
    };
    fc.assert(
      fc.property(fc.array(fc.constantFrom('resolve', 'reject', 'abort'), { minLength: 1, maxLength: 6 }), (events) => {
        const seen: string[] = [];
        const controller = new AbortController();
        const call = createCall(
          { id: 1, task: 'generate', input: REQUEST, signal: controller.signal, deadlineMs: 1, submittedAt: 0 },
          {
            onProgress: undefined,
            onSettled: () => {},
            resolve: () => seen.push('resolve'),
            reject: (error) => seen.push((error as PoolError).code),
            onAbort: () => seen.push('onAbort'),
          },
        );
        for (const event of events) {
          if (event === 'resolve') call.resolve(first.answer);
          else if (event === 'reject') call.reject(first.error);
          else controller.abort();
        }
        expect(call.settled).toBe(true);
        const expected = {
          resolve: ['resolve'],
          reject: ['crashed'],
          abort: ['aborted', 'onAbort'],
        };
        expect(seen).toEqual(expected[events[0] ?? 'resolve']);
      }),
    );
  });
});
