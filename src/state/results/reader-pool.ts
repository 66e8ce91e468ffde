import type { TaskInput, TaskName, TaskOutput } from '../../../workers/tasks/contracts.ts';
import type { Pool } from '../../pool/pool.ts';
import { pagePool } from '../engine/page-pool.ts';

/**
 * For an answer to a liveness ping, in milliseconds: 16 MB of JSON are parsed in one go, which takes a weak
 * phone some three seconds.
 */
const PING_MS = 5000;

/** Longest that work on what is kept may take, in milliseconds: another tab may be busy in the middle of some. */
const KEPT_MS = 10_000;

let pool: Pool | undefined;

/**
 * The pool of one worker that all work on real results has for itself: a file that somebody gave may take its time, or
 * its memory, and no run waits for it. Made at the first need.
 */
export function resultsPool(): Pool {
  pool ??= pagePool({ size: 1, limits: { pingMs: PING_MS } });
  return pool;
}

/** What a task on the kept draws gives. Rejects where it fails, or takes longer than KEPT_MS. */
export async function askKept<N extends TaskName>(task: N, input: TaskInput<N>): Promise<TaskOutput<N>> {
  const outcome = await resultsPool().run(undefined, task, input, { deadlineMs: KEPT_MS });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

/** For tests: puts a pool in the place of the page's own. */
export function setResultsPool(replacement: Pool): void {
  pool = replacement;
}
