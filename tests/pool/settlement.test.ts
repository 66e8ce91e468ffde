import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createCall, PoolError } from '../../src/pool/call.ts';
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
    arbitrary: fc.record({ do: fc.constantFrom('check', 'leave', 'warm', 'offline', 'online') }),
  },
);

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
            limits: { queueLimit: 5, heartbeatMs: 1000, hedgeMs: 4000 },
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
          let settlements = 0;

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
            else if (move.do === 'warm') void pool.warm();
            else if (move.do === 'offline') goOffline();
            else if (move.do === 'online') goOnline();
            expect(alive()).toBeLessThanOrEqual(SIZE);
            expect(openThreads()).toBeLessThanOrEqual(1);
          }
          for (let i = 0; i < 40 && calls.some(({ state }) => state === 'pending'); i++) {
            vi.advanceTimersByTime(5000);
            await turns(20);
          }

          const allowed = ['resolved', 'aborted', 'timeout', 'crashed', 'refused', 'spawn-failed', 'RangeError'];
          for (const { state, value, controller } of calls) {
            expect(allowed).toContain(state);
            if (state === 'resolved') expect([expected, NOT_LOADED.outcome]).toContainEqual(value);
            if (state === 'aborted') expect(controller.signal.aborted).toBe(true);
          }
          for (const { mostAtOnce } of workers) expect(mostAtOnce).toBeLessThanOrEqual(1);
          expect(onDegraded.mock.calls.length).toBeLessThanOrEqual(1);
          pool.dispose();
          await turns();
          expect(settlements).toBe(calls.length);
          expect(vi.getTimerCount()).toBe(0);
          expect(alive()).toBe(0);
          expect(openThreads()).toBe(0);
        },
      ),
      { numRuns: 150 },
    );
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
