import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import { MAX_GAMES } from '../../../workers/shared/run/run-limits.ts';
import { executionOf } from '../../../workers/shared/strategy/catalogue.ts';
import type { GeneratedRun } from '../../../workers/tasks/answer-run.ts';
import type { Outcome } from '../../../workers/tasks/api.ts';
import { equalShares, fanOut } from '../../pool/fan-out.ts';
import type { Pool } from '../../pool/pool.ts';

/**
 * Makes the run that a request names, in the way that its strategy is executed. Resolves with the outcome, which is
 * data for a refused request too; rejects as `Pool.run` does. `onProgress` gets how far it is, 0…1, rising.
 */
export function runRequest(
  pool: Pool,
  signal: AbortSignal | undefined,
  request: GenerateRequest,
  onProgress: (done: number) => void = () => {},
): Promise<Outcome<GeneratedRun>> {
  switch (executionOf(request.strategy)) {
    case 'rule':
      return pool.run(signal, 'generate', request, { onProgress });
    case 'wheel':
      return pool.run(signal, 'wheel', request, { onProgress });
    case 'fan-out':
      return runFanOut(pool, signal, request, onProgress);
  }
}

/**
 * A run whose candidates all workers of the pool judge, each an equal share in one call: a ticket is worth 1 to 2 ms,
 * and each further call leaves its worker idle for half of that. The same answer that the task `generate` gives on one.
 */
async function runFanOut(
  pool: Pool,
  signal: AbortSignal | undefined,
  request: GenerateRequest,
  onProgress: (done: number) => void,
): Promise<Outcome<GeneratedRun>> {
  const shares = equalShares(pool, Math.min(request.games, MAX_GAMES)).map((share) => ({
    input: { ...request, ...share },
    weight: share.count,
  }));
  const judged = await fanOut(pool, signal, 'rankCandidates', shares, onProgress);
  if (!judged.ok) return judged;
  return pool.run(signal, 'pickChampions', { ...request, shortlists: judged.value.flat() });
}
