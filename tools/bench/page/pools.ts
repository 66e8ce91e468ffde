import { createBrowserPool, openDegraded } from '../../../src/pool/browser-pool.ts';
import { createPool, type Pool } from '../../../src/pool/pool.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { RuleRequest } from '../../../workers/shared/run/request.ts';
import type { Outcome } from '../../../workers/tasks/api.ts';

const onDegraded = () => reportError(new Error('the pool lost its workers'));

/** The signal of calls that nobody aborts. */
export const { signal } = new AbortController();

/** The app's own pool, of so many workers. */
export const productionPool = (size: number): Pool => createBrowserPool({ size, onDegraded });

/**
 * What is measured: the app's pool of one worker; one whose worker takes `THROTTLE` times as long for every task; the
 * app's pool on a page without workers. The slow worker stands still at the end of each task, so its pool waits longer
 * for it than the app's does before it takes it for dead.
 */
export const POOLS = {
  production: () => productionPool(1),
  slow: () => slowPool(),
  inline: () => createBrowserPool({ degraded: true, onDegraded() {} }),
};

/** A pool of one of these slow workers. */
export function slowPool(): Pool {
  return createPool({
    size: 1,
    limits: { pingMs: 20_000 },
    spawn: () => new Worker(new URL('./slow-worker.ts', import.meta.url), { type: 'module' }),
    degrade: openDegraded,
    onDegraded,
  });
}

export type PoolKind = keyof typeof POOLS;

/** A request for Lotomania tickets; every seed is another run. */
export function requestFor(strategy: RuleRequest['strategy'], games: number, seed: string): RuleRequest {
  const history = simulated('bench', '2026-11-20');
  const now = '2026-11-20T12:00:00.000Z';
  return { lottery: 'lotomania', strategy, games, seed, history, now };
}

/** The value of an outcome; throws when there is none. */
export async function answerOf<T>(answer: Promise<Outcome<T>>): Promise<T> {
  const outcome = await answer;
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}
