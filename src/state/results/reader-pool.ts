import { readDebugFlags } from '../../platform/debug-flags.ts';
import { createBrowserPool } from '../../pool/browser-pool.ts';
import type { Pool } from '../../pool/pool.ts';

/**
 * For an answer to a liveness ping, in milliseconds: 5 MB of JSON are parsed in one go, which takes a
 * weak phone a second.
 */
const PING_MS = 5000;

let pool: Pool | undefined;

/**
 * The pool of one worker that all work on real results has for itself: a file that somebody gave may
 * take its time, or its memory, and no run waits for it. Made at the first need.
 */
export function resultsPool(): Pool {
  pool ??= createBrowserPool({
    size: 1,
    degraded: readDebugFlags(location.search).degraded,
    onDegraded: () => {},
    limits: { pingMs: PING_MS },
  });
  return pool;
}

/** For tests: puts a pool in the place of the page's own. */
export function setResultsPool(replacement: Pool): void {
  pool = replacement;
}
