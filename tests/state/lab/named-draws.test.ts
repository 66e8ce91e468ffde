import { describe, expect, test, vi } from 'vitest';
import { PoolError } from '../../../src/pool/call.ts';
import { experiment, repeatExperiment } from '../../../src/state/lab/experiment.ts';
import type { BacktestRequest } from '../../../workers/shared/lab/lab-request.ts';
import { createFakePool } from '../../pool/support/fake-pool.ts';
import { turns } from '../../pool/support/turns.ts';

const { calls, pool } = createFakePool();
vi.mock('../../../src/state/lab/lab-pool.ts', () => ({ labPool: () => pool }));

const named = { kind: 'imported', contest: 120, size: 120, hash: '0123456789abcdef' } as const;
const request: BacktestRequest = { kind: 'walk', engine: '4', seed: 's', lottery: 'quina', games: 1, draws: named };

describe('an experiment over real draws', () => {
  test.each([
    ['none are kept', null, false],
    ['others are kept', { named: { ...named, hash: 'f'.repeat(16) }, unbroken: 120 }, true],
  ])('says that they are not here where %s, and counts nothing', async (_, kept, isKept) => {
    calls.splice(0);
    const repeating = repeatExperiment(request);
    await turns(1);
    expect(calls.map(({ task, input }) => [task, input])).toEqual([['labDraws', { lottery: 'quina', until: 120 }]]);
    calls[0]?.resolve({ ok: true, value: kept });
    await repeating;
    expect(experiment.phase).toBe('failed');
    expect(experiment.failure).toEqual({ code: 'other-draws', lottery: 'quina', named, isKept });
    // To try again is to try the same.
    expect(experiment.request).toEqual(request);
    expect(calls).toHaveLength(1);
  });

  test('says that too few follow each other, and counts nothing', async () => {
    calls.splice(0);
    const repeating = repeatExperiment(request);
    await turns(1);
    calls[0]?.resolve({ ok: true, value: { named, unbroken: 30 } });
    await repeating;
    expect(experiment.failure).toEqual({ code: 'few-draws', unbroken: 30 });
    expect(calls).toHaveLength(1);
  });

  test('the experiment is made where they are', async () => {
    calls.splice(0);
    void repeatExperiment(request);
    await turns(1);
    calls[0]?.resolve({ ok: true, value: { named, unbroken: 31 } });
    await turns(1);
    expect(calls.map(({ task }) => task)).toEqual(['labDraws', 'labPlan']);
  });
});

test.each(['labDraws', 'labPlan'])('an answer to %s that is none is a failure of the app itself', async (refused) => {
  calls.splice(0);
  const repeating = repeatExperiment(request);
  await turns(1);
  if (refused === 'labPlan') {
    calls[0]?.resolve({ ok: true, value: { named, unbroken: 31 } });
    await turns(1);
  }
  expect(calls.at(-1)?.task).toBe(refused);
  calls.at(-1)?.reject(new PoolError('refused', 'x'));
  await repeating;
  expect(experiment.phase).toBe('failed');
  expect(experiment.failure).toEqual({ code: 'failed' });
});
