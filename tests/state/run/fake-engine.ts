import { beforeAll } from 'vitest';
import { setEnginePool } from '../../../src/state/run/engine-pool.ts';
import { run, transition } from '../../../src/state/run/run.ts';
import { loadRunner } from '../../../src/state/run/runner-part.ts';
import { createFakePool, type FakeCall } from '../../pool/support/fake-pool.ts';

const NONE = { ...run };

beforeAll(async () => void (await loadRunner()));

/** Puts a fake pool in the engine's place, with no run yet; gives the calls that it will get. */
export function useFakeEngine(): FakeCall[] {
  transition('idle', NONE);
  const { calls, pool } = createFakePool();
  setEnginePool(pool);
  return calls;
}
