import { beforeAll } from 'vitest';
import { setEnginePool } from '../../../src/state/run/engine-pool.ts';
import { loadRunner } from '../../../src/state/run/runner-part.ts';
import { createFakePool, type FakeCall } from '../../pool/support/fake-pool.ts';

beforeAll(async () => void (await loadRunner()));

/** Puts a fake pool in the engine's place; gives the calls that it will get. */
export function useFakeEngine(): FakeCall[] {
  const { calls, pool } = createFakePool();
  setEnginePool(pool);
  return calls;
}
