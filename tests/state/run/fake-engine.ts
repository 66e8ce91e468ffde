import { setEnginePool } from '../../../src/state/run/engine.ts';
import { createFakePool, type FakeCall } from '../../pool/support/fake-pool.ts';

/** Puts a fake pool in the engine's place; gives the calls that it will get. */
export function useFakeEngine(): FakeCall[] {
  const { calls, pool } = createFakePool();
  setEnginePool(pool);
  return calls;
}
