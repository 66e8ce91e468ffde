import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createCall } from '../../src/pool/call.ts';
import { PoolError } from '../../src/pool/pool-error.ts';
import { REQUEST } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { track, turns } from './support/turns.ts';

const SIZE = 3;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('run'), ms: fc.integer({ min: 1, max: 4000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('abort'), nth: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.integer({ min: 1, max: 20_000 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('turn'), nth: fc.nat(12) }) },
  ...(['error', 'die', 'shut', 'open'] as const).map((name) => ({
    weight: 1,
    arbitrary: fc.record({ do: fc.constant(name), nth: fc.nat(5) }),
  })),
  { weight: 1, arbitrary: fc.record({ do: fc.constant('check') }) },
);

/** What each worker is like when it is spawned. */
const nature = fc.constantFrom('well', 'well', 'well', 'throws', 'mute', 'stuck');

describe('every call settles', () => {
  test('whatever happens to it, to its worker and to the others', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 40 }),
        fc.array(nature, { maxLength: 10 }),
        async (steps, natures) => {
          const { pool, workers, onDegraded } = stage({
            size: SIZE,
            limits: { queueLimit: 5 },
            onSpawn(worker, index) {
              if (natures[index] === 'throws') throw new Error('forbidden');
              if (natures[index] === 'mute') worker.pingGate.shut();
              if (natures[index] === 'stuck') worker.runGate.shut();
            },
          });
          const thrown = () => workers.filter((_, i) => natures[i] === 'throws').length;
          const alive = () => workers.filter(({ terminated }) => !terminated).length - thrown();
          const calls: (ReturnType<typeof track> & { controller: AbortController })[] = [];

          for (const move of steps) {
            const nth = 'nth' in move ? move.nth : 0;
            const ms = 'ms' in move ? move.ms : 0;
            const worker = workers.at(-1 - nth);
            if (move.do === 'run') {
              const controller = new AbortController();
              const options = { deadlineMs: ms };
              const call = track(pool.run(controller.signal, 'generate', REQUEST, options));
              calls.push(Object.assign(call, { controller }));
            } else if (move.do === 'abort') calls[nth]?.controller.abort();
            else if (move.do === 'wait') vi.advanceTimersByTime(ms);
            else if (move.do === 'turn') await turns(nth);
            else if (move.do === 'check') pool.checkLiveness();
            else if (move.do === 'die') worker?.die();
            else if (move.do === 'shut') worker?.runGate.shut();
            else if (move.do === 'open') worker?.runGate.open();
            else if (move.do === 'error') worker?.raise('error');
            expect(alive()).toBeLessThanOrEqual(SIZE);
          }
          for (let i = 0; i < 40 && calls.some(({ state }) => state === 'pending'); i++) {
            vi.advanceTimersByTime(5000);
            await turns(20);
          }

          const allowed = [
            'resolved',
            'aborted',
            'timeout',
            'crashed',
            'spawn-failed',
            'RangeError',
          ];
          for (const { state, value, controller } of calls) {
            expect(allowed).toContain(state);
            if (state === 'resolved') expect(value).toMatchObject({ ok: true });
            if (state === 'aborted') expect(controller.signal.aborted).toBe(true);
          }
          for (const { mostAtOnce } of workers) expect(mostAtOnce).toBeLessThanOrEqual(1);
          expect(onDegraded.mock.calls.length).toBeLessThanOrEqual(1);
          pool.dispose();
          await turns();
          expect(vi.getTimerCount()).toBe(0);
          expect(alive()).toBe(0);
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
      fc.property(
        fc.array(fc.constantFrom('resolve', 'reject', 'abort'), { minLength: 1, maxLength: 6 }),
        (events) => {
          const seen: string[] = [];
          const controller = new AbortController();
          const call = createCall(
            {
              id: 1,
              task: 'generate',
              input: REQUEST,
              signal: controller.signal,
              deadlineMs: 1,
              submittedAt: 0,
              onProgress: undefined,
            },
            {
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
        },
      ),
    );
  });
});
