import { range } from 'lodash';
import { describe, expect, test, vi } from 'vitest';
import { runChampion } from '../../src/state/champion-run.ts';
import type { GenerateRequest } from '../../workers/protocol/request.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { never, REQUEST } from '../pool/support/requests.ts';
import { type StageOptions, stage } from '../pool/support/stage.ts';
import { turns } from '../pool/support/turns.ts';
import { resultOf } from '../tasks/result-of.ts';
import { createFakePool } from './fake-pool.ts';

const request: GenerateRequest = {
  ...REQUEST,
  ...{ lottery: 'diadasorte', strategy: 'campeao', games: 6 },
};
const chosen = { ok: true, value: [1, 2, 3, 4, 5, 6, 7] } as const;

describe('a run of campeao', () => {
  test.each<[string, StageOptions, number]>([
    ['on one worker', { size: 1 }, 1],
    ['on two workers', { size: 2 }, 2],
    ['on four workers', { size: 4 }, 4],
    ['on this thread', { size: 4, spawn: undefined }, 0],
  ])('%s is the one that the task generate gives', async (_, options, spawned) => {
    const { pool, workers } = stage(options);
    const steps: number[] = [];
    const outcome = await runChampion(pool, never(), request, (done) => steps.push(done));
    expect(outcome).toEqual({ ok: true, value: resultOf(generate, request) });
    expect(workers).toHaveLength(spawned);
    expect(workers.every(({ runs }) => runs.length > 0)).toBe(true);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps).toHaveLength(6 + 1);
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
    const outcome = await runChampion(pool, never(), request, () => {});
    expect(outcome).toEqual({ ok: true, value: resultOf(generate, request) });
  });

  test('asks for each ticket once, few at a time', async () => {
    const { calls, pool } = createFakePool();
    const run = runChampion(pool, never(), { ...request, games: 20 }, () => {});
    await turns(1);
    const atOnce = calls.length;
    expect(atOnce).toBeLessThan(20);
    for (let settled = 0; settled < 20; settled++) {
      calls[settled]?.resolve(chosen);
      await turns(1);
      expect(calls.length).toBeLessThanOrEqual(settled + 1 + atOnce);
    }
    const asked = calls.slice(0, -1).map(({ task, input }) => {
      expect(task).toBe('champion');
      return (input as { ticket: number }).ticket;
    });
    expect(asked).toEqual(range(20));
    expect(calls.at(-1)?.task).toBe('crown');
    calls.at(-1)?.resolve({ ok: true, value: 'the run' });
    expect(await run).toEqual({ ok: true, value: 'the run' });
  });

  test('is cancelled by its signal: every call is aborted, none follows', async () => {
    const { calls, pool } = createFakePool();
    const control = new AbortController();
    const onProgress = vi.fn();
    const run = runChampion(pool, control.signal, request, onProgress);
    calls[0]?.resolve(chosen);
    await turns(1);
    const started = calls.length;
    control.abort();
    await expect(run).rejects.toThrow('aborted');
    expect(calls.slice(1).every(({ signal }) => signal.aborted)).toBe(true);
    await turns(1);
    expect(calls).toHaveLength(started);
    expect(onProgress).toHaveBeenCalledTimes(1);
  });

  test('with a signal aborted before rejects as the pool does', async () => {
    const { pool } = stage();
    const run = runChampion(pool, AbortSignal.abort(), request, () => {});
    await expect(run).rejects.toMatchObject({ code: 'aborted' });
  });

  test('ends with the first failure of a call, and gives up the others', async () => {
    const { calls, pool } = createFakePool();
    const run = runChampion(pool, never(), request, () => {});
    calls[3]?.resolve({ ok: false, code: 'failed', message: 'x' });
    expect(await run).toEqual({ ok: false, code: 'failed', message: 'x' });
    expect(calls.filter(({ signal }) => !signal.aborted)).toHaveLength(0);
  });

  test('rejects with the first call that does, and gives up the others', async () => {
    const { calls, pool } = createFakePool();
    const run = runChampion(pool, never(), request, () => {});
    calls[1]?.reject(new Error('crashed'));
    await expect(run).rejects.toThrow('crashed');
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  });

  test('that is out of limits is refused with data', async () => {
    const { pool } = stage();
    for (const games of [0, 21, Number.NaN, -1]) {
      const outcome = await runChampion(pool, never(), { ...request, games }, () => {});
      expect(outcome).toMatchObject({ ok: false, code: 'invalid-request' });
    }
  });
});
