import { openDegraded } from './degraded.ts';
import { watchReturn } from './liveness.ts';
import { createPool, type Pool } from './pool.ts';
import type { PoolOptions } from './pool-options.ts';
import { defaultPoolSize } from './pool-size.ts';
import { spawnWorker } from './spawn.ts';

export interface BrowserPoolOptions {
  /** Most workers at a time, at least 1; from the number of cores unless given. */
  readonly size?: number;
  /** True to do without workers for as long as the page lives, as one that has none would. */
  readonly degraded?: boolean;
  readonly onDegraded: PoolOptions['onDegraded'];
}

/** The pool of a page: real workers, which are asked for life whenever the page comes back. */
export function createBrowserPool({ size, degraded, onDegraded }: BrowserPoolOptions): Pool {
  const pool = createPool({
    size: size ?? defaultPoolSize(navigator.hardwareConcurrency),
    spawn: degraded || typeof Worker === 'undefined' ? undefined : spawnWorker,
    degrade: openDegraded,
    onDegraded,
  });
  const stopWatching = watchReturn(pool.checkLiveness, document, window);
  return {
    ...pool,
    dispose() {
      stopWatching();
      pool.dispose();
    },
  };
}
