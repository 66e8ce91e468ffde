import { range } from 'lodash';
import { describe, expect, test, vi } from 'vitest';
import { runRequest } from '../../../src/state/run/run-request.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import type { TaskInput } from '../../../workers/tasks/contracts.ts';
import { generate } from '../../../workers/tasks/generate.ts';
import { createFakePool } from '../../pool/support/fake-pool.ts';
import { never, REQUEST } from '../../pool/support/requests.ts';
import { type StageOptions, stage } from '../../pool/support/stage.ts';
import { turns } from '../../pool/support/turns.ts';
import { resultOf } from '../../tasks/result-of.ts';

const request: GenerateRequest = {
  ...REQUEST,
  lottery: 'diadasorte',
  strategy: 'campeao',
  games: 8,
};
test.each([
  ['rule', 'quick', 'generate'],
  ['wheel', 'cercamento', 'wheel'],
] as const)('a run that is a %s is one call', async (_, strategy, task) => {
  const { calls, pool } = createFakePool(4);
  const onProgress = vi.fn();
  const run = runRequest(pool, never(), { ...request, strategy }, onProgress);
  expect(calls.map((call) => [call.task, call.input])).toEqual([[task, { ...request, strategy }]]);
  calls[0]?.onProgress?.(0.5);
  expect(onProgress.mock.calls).toEqual([[0.5]]);
  calls[0]?.resolve({ ok: true, value: 'the run' });
  expect(await run).toEqual({ ok: true, value: 'the run' });
});

describe('a run that is fanned out', () => {
  test.each<[string, StageOptions, number]>([
    ['on one worker', { size: 1 }, 1],
    ['on two workers', { size: 2 }, 2],
    ['on three workers', { size: 3 }, 3],
    ['on four workers', { size: 4 }, 4],
    ['on this thread', { size: 4, spawn: undefined }, 0],
  ])('%s is the one that the task generate gives', async (_, options, spawned) => {
    const { pool, workers } = stage(options);
    const steps: number[] = [];
    const outcome = await runRequest(pool, never(), request, (done) => steps.push(done));
    expect(outcome).toEqual({ ok: true, value: resultOf(generate, request) });
    expect(workers).toHaveLength(spawned);
    expect(workers.every(({ runs }) => runs.length > 0)).toBe(true);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.length).toBeGreaterThanOrEqual(Math.max(1, spawned));
    expect(steps.at(-1)).toBe(1);
  });

  test('survives a worker that crashes', async () => {
    const { pool } = stage({
      size: 2,
      onSpawn(worker, index) {
        if (index > 0) return;
        worker.runGate.shut();
        worker.onRun = () => worker.raise('error');
      },
    });
    const outcome = await runRequest(pool, never(), request, () => {});
    expect(outcome).toEqual({ ok: true, value: resultOf(generate, request) });
  });

  test('shares the tickets among the workers, then asks for the run', async () => {
    const units = [
      [0, 7],
      [7, 7],
      [14, 6],
    ];
    const { calls, pool } = createFakePool(3);
    const run = runRequest(pool, never(), { ...request, games: 20 }, () => {});
    await turns(1);
    expect(calls.map(({ task }) => task)).toEqual(units.map(() => 'rankCandidates'));
    const asked = calls.map(({ input }) => input as TaskInput<'rankCandidates'>);
    expect(asked.map(({ first, count }) => [first, count])).toEqual(units);
    // The last to be asked may be the first to answer.
    for (const call of calls.toReversed()) {
      const { first, count } = call.input as TaskInput<'rankCandidates'>;
      call.resolve({ ok: true, value: range(first, first + count).map((n) => Uint8Array.of(n)) });
    }
    await turns(1);
    const [last] = calls.slice(units.length);
    if (!last) throw new Error('the run was not asked for');
    expect(last.task).toBe('pickChampions');
    const { shortlists } = last.input as TaskInput<'pickChampions'>;
    expect(shortlists.map(([n]) => n)).toEqual(range(20));
    last.resolve({ ok: true, value: 'the run' });
    expect(await run).toEqual({ ok: true, value: 'the run' });
  });
});
