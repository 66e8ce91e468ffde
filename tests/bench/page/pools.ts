import { createBrowserPool, openDegraded } from '../../../src/pool/browser-pool.ts';
import { createPool, type Pool } from '../../../src/pool/pool.ts';
import type { Outcome } from '../../../workers/tasks/api.ts';

const onDegraded = () => reportError(new Error('the pool lost its workers'));

/** The signal of calls that nobody aborts. */
export const { signal } = new AbortController();

/** The app's own pool. */
export function productionPool(size: number): Pool {
  return createBrowserPool({ size, onDegraded });
}

/** The app's pool on a page that has no workers. */
export function inlinePool(): Pool {
  return createBrowserPool({ degraded: true, onDegraded() {} });
}

/**
 * A pool of one worker that takes `THROTTLE` times as long for every task. It stands still at the
 * end of each, so the pool waits longer for it than the app's does before it takes it for dead.
 */
export function slowPool(): Pool {
  return createPool({
    size: 1,
    limits: { pingMs: 20_000 },
    spawn: () => new Worker(new URL('./slow-worker.ts', import.meta.url), { type: 'module' }),
    degrade: openDegraded,
    onDegraded,
  });
}

/** The value of an outcome; throws when there is none. */
export async function answerOf<T>(answer: Promise<Outcome<T>>): Promise<T> {
  const outcome = await answer;
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}
