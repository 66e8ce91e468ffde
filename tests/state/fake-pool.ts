import { vi } from 'vitest';
import type { Pool } from '../../src/pool/pool.ts';
import type { Outcome } from '../../workers/protocol/outcome.ts';

/** A call that a fake pool has got and that the test settles. */
export interface FakeCall {
  readonly signal: AbortSignal;
  readonly task: string;
  readonly input: unknown;
  resolve(outcome: Outcome<unknown>): void;
  reject(error: Error): void;
}

/** A pool whose calls wait for the test; an aborted call rejects, as in the real one. */
export function createFakePool() {
  const calls: FakeCall[] = [];
  const pool = {
    run: (signal: AbortSignal, task: string, input: unknown) =>
      new Promise((resolve, reject) => {
        const abort = () => reject(new Error('aborted'));
        const settle = (outcome: Outcome<unknown>) => {
          signal.removeEventListener('abort', abort);
          resolve(outcome);
        };
        signal.addEventListener('abort', abort);
        calls.push({ signal, task, input, resolve: settle, reject });
      }),
    warm: vi.fn(async () => {}),
    checkLiveness: vi.fn(),
    dispose: vi.fn(),
  };
  return { calls, pool: pool as unknown as Pool };
}
