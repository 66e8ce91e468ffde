import { readDebugFlags } from '../../platform/debug-flags.ts';
import { createBrowserPool } from '../../pool/browser-pool.ts';
import type { Pool } from '../../pool/pool.ts';
import { engine } from './engine.ts';

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
