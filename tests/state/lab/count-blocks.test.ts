import { describe, expect, test } from 'vitest';
import { type Counted, countBlocks } from '../../../src/state/lab/count-blocks.ts';
import { sumsOf } from '../../../workers/lab/run-job.ts';
import { createSimulation } from '../../../workers/lab/simulate/simulate.ts';
import type { SimulateRequest } from '../../../workers/shared/lab/lab-request.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import { createFakePool } from '../../pool/support/fake-pool.ts';
import { never } from '../../pool/support/requests.ts';
import { type StageOptions, stage } from '../../pool/support/stage.ts';
import { turns } from '../../pool/support/turns.ts';

const run = {
  engine: '4',
  lottery: 'diadasorte',
  strategy: 'quentes-frios',
  games: 2,
  seed: 's',
  now: '2026-11-25T12:00:00Z',
  history: simulated('h', '2026-11-25'),
} as const;
/** Five blocks. */
const request: SimulateRequest = {
  kind: 'simulate',
  engine: '4',
  seed: 'x',
  bet: { kind: 'anew', run },
  draws: 17_000,
};

describe('the blocks of an experiment', () => {
  test.each<[string, StageOptions]>([
    ['one worker', { size: 1 }],
    ['two workers', { size: 2 }],
    ['four workers', { size: 4 }],
    ['this thread', { size: 4, spawn: undefined }],
  ])('have the same sums on %s', async (_, options) => {
    const { pool } = stage(options);
    const told: number[] = [];
    const counted = await countBlocks(pool, never(), request, ({ done }) => told.push(done));
    expect(counted).toEqual({ ok: true, value: sumsOf(createSimulation(request)) });
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  });

  test('a block that loses its worker is counted by another, once', async () => {
    const { pool, worker } = stage({ size: 2 });
    const counting = countBlocks(pool, never(), request, () => {});
    while (!worker(0).runs.length) await turns(1);
    worker(0).raise('error');
    expect(await counting).toEqual({ ok: true, value: sumsOf(createSimulation(request)) });
  });

  test('end with the signal, and no further one is asked for', async () => {
    const { pool, calls } = createFakePool(2);
    const control = new AbortController();
    const counting = countBlocks(pool, control.signal, request, () => {});
    calls[0]?.resolve({ ok: true, value: { blocks: 5, size: 1 } });
    await turns(1);
    control.abort();
    await expect(counting).rejects.toThrow('aborted');
    expect(calls).toHaveLength(3);
    expect(calls.slice(1).every(({ signal }) => signal.aborted)).toBe(true);
  });

  test('end with the first that fails, also with one that has other sums', async () => {
    for (const answer of [
      { ok: false, code: 'failed', message: 'x' } as const,
      { ok: true, value: new Float64Array(2) } as const,
    ]) {
      const { pool, calls } = createFakePool(2);
      const heard: Counted[] = [];
      const counting = countBlocks(pool, never(), request, (counted) => heard.push(counted));
      calls[0]?.resolve({ ok: true, value: { blocks: 5, size: 1 } });
      await turns(1);
      calls[1]?.resolve(answer);
      expect(await counting).toMatchObject({ ok: false, code: 'failed' });
      expect(heard).toEqual([]);
    }
  });
});
