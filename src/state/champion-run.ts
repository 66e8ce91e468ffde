import type { Outcome, TaskFailure } from '../../workers/protocol/outcome.ts';
import { type GenerateRequest, MAX_GAMES } from '../../workers/protocol/request.ts';
import type { GeneratedRun } from '../../workers/protocol/tasks.ts';
import type { Pool } from '../pool/pool.ts';

/** Calls under way or waiting at a time: more than there are workers, far fewer than may wait. */
const AT_ONCE = 8;

/**
 * A run of campeao, its tickets chosen by all workers of the pool, one a call; the same answer
 * that the task `generate` gives on one. Settles as `Pool.run` does. The first call that fails or
 * rejects ends the others.
 */
export async function runChampion(
  pool: Pool,
  signal: AbortSignal,
  request: GenerateRequest,
  onProgress: (done: number) => void,
): Promise<Outcome<GeneratedRun>> {
  const games = Math.min(request.games, MAX_GAMES);
  const champions: (readonly number[])[] = [];
  const stop = new AbortController();
  const abort = () => stop.abort(signal.reason);
  let failure: TaskFailure | undefined;
  let next = 0;
  let done = 0;

  /** Has one ticket after the other chosen, until none is left. */
  async function lane(): Promise<void> {
    while (next < games) {
      const ticket = next++;
      const outcome = await pool.run(stop.signal, 'champion', { ...request, ticket });
      if (!outcome.ok) {
        failure ??= outcome;
        stop.abort();
        return;
      }
      champions[ticket] = outcome.value;
      onProgress(++done / (games + 1));
    }
  }

  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const outcome = await pool.run(stop.signal, 'crown', { ...request, champions });
    if (outcome.ok) onProgress(1);
    return outcome;
  } catch (error) {
    if (failure) return failure;
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
    stop.abort();
  }
}
