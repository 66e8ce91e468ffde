import { openDegraded } from './degraded.ts';
import { watchReturn } from './liveness.ts';
import { createPool, type Pool } from './pool.ts';
import { defaultPoolSize } from './pool-size.ts';
import { spawnWorker } from './spawn.ts';

export interface BrowserPoolOptions {
  /** Most workers at a time, at least 1; from the number of cores unless given. */
  readonly size?: number;
  /** True to do without workers from the start, as a page that has none would. */
  readonly degraded?: boolean;
  /** Called once, when the tasks have to run on the page's own thread. */
  readonly onDegraded: () => void;
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
