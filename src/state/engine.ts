import { proxy } from 'valtio/vanilla';
import { readDebugFlags } from '../platform/debug-flags.ts';
import { createBrowserPool } from '../pool/browser-pool.ts';
import type { Pool } from '../pool/pool.ts';

/** What the screen knows of the worker pool. */
export const engine = proxy({
  /** True once the pool has given up on workers and computes on the page's own thread. */
  isDegraded: false,
});

let pool: Pool | undefined;

/** The page's one worker pool, made at the first need. */
export function enginePool(): Pool {
  if (!pool) {
    const { poolSize, degraded } = readDebugFlags(location.search);
    pool = createBrowserPool({
      ...(poolSize === undefined ? {} : { size: poolSize }),
      degraded,
      onDegraded: () => {
        engine.isDegraded = true;
      },
    });
  }
  return pool;
}
