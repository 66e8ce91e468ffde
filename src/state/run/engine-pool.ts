import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import type { GeneratedRun } from '../../../workers/tasks/answer-run.ts';
import { askedWorkers } from '../../platform/debug-flags.ts';
import type { Pool } from '../../pool/pool.ts';
import { pagePool } from '../engine/page-pool.ts';
import { type Answer, answerOf } from './failure.ts';
import { runRequest } from './run-request.ts';

let pool: Pool | undefined;

/** The page's one worker pool, made at the first need. */
export function enginePool(): Pool {
  pool ??= pagePool({ size: askedWorkers(location.search) || undefined });
  return pool;
}

/** For tests: puts a pool in the place of the page's own. */
export function setEnginePool(replacement: Pool): void {
  pool = replacement;
}

/**
 * Has the page's pool make a run, in this very task unless the request is still to come. Never rejects. `onProgress`
 * gets how far it is, 0…1, rising.
 */
export function askEngine(
  request: GenerateRequest | Promise<GenerateRequest>,
  signal: AbortSignal | undefined,
  onProgress?: (done: number) => void,
): Promise<Answer<GeneratedRun>> {
  const ask = (ready: GenerateRequest) => runRequest(enginePool(), signal, ready, onProgress);
  return answerOf(() => (request instanceof Promise ? request.then(ask) : ask(request)));
}
