import { askedWorkers } from '../../platform/debug-flags.ts';
import { defaultPoolSize } from '../../pool/browser-pool.ts';
import type { Pool } from '../../pool/pool.ts';
import { pagePool } from '../engine/page-pool.ts';

let pool: Pool | undefined;

/**
 * The pool of the laboratory: one worker more than that of runs, for the page has next to nothing to do meanwhile. No
 * run waits for it. Made at the first need.
 */
export function labPool(): Pool {
  pool ??= pagePool({ size: askedWorkers(location.search) || defaultPoolSize(navigator.hardwareConcurrency + 1) });
  return pool;
}
