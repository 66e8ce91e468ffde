import { vi } from 'vitest';
import type { CallOptions, Pool } from '../../../src/pool/pool.ts';
import type { Outcome } from '../../../workers/tasks/api.ts';

/** A call that a fake pool has got and that the test settles. */
export interface FakeCall {
  readonly signal: AbortSignal;
  readonly task: string;
  readonly input: unknown;
  readonly onProgress: CallOptions['onProgress'];
  resolve(outcome: Outcome<unknown>): void;
  reject(error: Error): void;
}

/** A pool whose calls wait for the test; an aborted call rejects and reports no more, as in the real one. */
export function createFakePool(size = 1) {
  const calls: FakeCall[] = [];
  const pool = {
    size,
    run: (signal = new AbortController().signal, task: string, input: unknown, options: CallOptions = {}) =>
      new Promise((resolve, reject) => {
        const abort = () => reject(new Error('aborted'));
        if (signal.aborted) return abort();
        const settle = (outcome: Outcome<unknown>) => {
          signal.removeEventListener('abort', abort);
          resolve(outcome);
        };
        signal.addEventListener('abort', abort);
        calls.push({
          signal,
          task,
          input,
          onProgress: (done) => signal.aborted || options.onProgress?.(done),
          resolve: settle,
          reject,
        });
      }),
    warm: vi.fn(async () => {}),
    checkLiveness: vi.fn(),
    rest: vi.fn(),
    dispose: vi.fn(),
  };
  return { calls, pool: pool as unknown as Pool };
}
