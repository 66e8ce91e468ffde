import { proxy } from 'valtio/vanilla';
import { readDebugFlags } from '../../platform/debug-flags.ts';
import { createBrowserPool } from '../../pool/browser-pool.ts';
import type { Pool } from '../../pool/pool.ts';
import type { DegradedCause } from '../../pool/pool-options.ts';

/** What the screen knows of the worker pool. */
export const engine = proxy<{
  /**
   * Why the page computes on its own thread, as long as it does: what befell the pool, or `asked`
   * when the address wants it so.
   */
  degradedBy: DegradedCause | 'asked' | null;
}>({ degradedBy: null });

let pool: Pool | undefined;

/** The page's one worker pool, made at the first need. */
export function enginePool(): Pool {
  if (!pool) {
    const { poolSize, degraded } = readDebugFlags(location.search);
    pool = createBrowserPool({
      ...(poolSize === undefined ? {} : { size: poolSize }),
      degraded,
      onDegraded: (cause) => {
        engine.degradedBy = degraded ? 'asked' : cause;
      },
    });
  }
  return pool;
}

/** For tests: puts a pool in the place of the page's own. */
export function setEnginePool(replacement: Pool): void {
  pool = replacement;
}
