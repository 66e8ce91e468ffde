import type { Outcome } from '../../../workers/protocol/outcome.ts';
import type { GeneratedRun } from '../../../workers/protocol/tasks.ts';
import { type GenerateRequest, MAX_GAMES } from '../../../workers/shared/request.ts';
import { equalShares, fanOut } from '../../pool/fan-out.ts';
import type { Pool } from '../../pool/pool.ts';

/**
 * A run whose candidates all workers of the pool judge, each an equal share in one call: a ticket
 * is worth 1 to 2 ms, and each further call leaves its worker idle for half of that. The same
 * answer that the task `generate` gives on one.
 */
export async function runFanOut(
  pool: Pool,
  signal: AbortSignal,
  request: GenerateRequest,
  onProgress: (done: number) => void,
): Promise<Outcome<GeneratedRun>> {
  const shares = equalShares(pool, Math.min(request.games, MAX_GAMES)).map((share) => ({
    input: { ...request, ...share },
    weight: share.count,
  }));
  const judged = await fanOut(pool, signal, 'shortlist', shares, onProgress);
  if (!judged.ok) return judged;
  return pool.run(signal, 'crown', { ...request, shortlists: judged.value.flat() });
}
