import type { Outcome, TaskFailure } from '../../../workers/protocol/outcome.ts';
import type { GeneratedRun } from '../../../workers/protocol/tasks.ts';
import { type GenerateRequest, MAX_GAMES } from '../../../workers/shared/request.ts';
import type { Pool } from '../../pool/pool.ts';

/**
 * A run of campeao whose candidates all workers of the pool judge, each an equal share in one
 * call: a ticket is worth 1 to 2 ms, and each further call leaves its worker idle for half of
 * that. The same answer that the task `generate` gives on one. Settles as `Pool.run` does. The
 * first call that fails or rejects ends the others. `onProgress` gets the share of candidates
 * judged, 0…1, rising.
 */
export async function runChampion(
  pool: Pool,
  signal: AbortSignal,
  request: GenerateRequest,
  onProgress: (done: number) => void,
): Promise<Outcome<GeneratedRun>> {
  const games = Math.min(request.games, MAX_GAMES);
  const unit = Math.ceil(games / pool.size);
  const judged = new Map<number, number>();
  const stop = new AbortController();
  const abort = () => stop.abort(signal.reason);
  let failure: TaskFailure | undefined;

  /** Has the candidates of one unit of tickets judged. */
  async function judge(first: number): Promise<readonly Uint8Array[]> {
    const count = Math.min(unit, games - first);
    const note = (done: number) => {
      judged.set(first, done * count);
      onProgress([...judged.values()].reduce((sum, tickets) => sum + tickets, 0) / games);
    };
    const input = { ...request, first, count };
    const outcome = await pool.run(stop.signal, 'shortlist', input, { onProgress: note });
    if (outcome.ok) {
      note(1);
      return outcome.value;
    }
    failure ??= outcome;
    stop.abort();
    throw new Error(outcome.message);
  }

  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    const firsts: number[] = [];
    for (let first = 0; first < games; first += unit) firsts.push(first);
    const shortlists = (await Promise.all(firsts.map(judge))).flat();
    return await pool.run(stop.signal, 'crown', { ...request, shortlists });
  } catch (error) {
    if (failure) return failure;
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
    stop.abort();
  }
}
