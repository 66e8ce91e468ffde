import type { Outcome } from '../../../workers/protocol/outcome.ts';
import type { GeneratedRun } from '../../../workers/protocol/tasks.ts';
import type { GenerateRequest } from '../../../workers/shared/request.ts';
import { runChampion } from './champion-run.ts';
import { enginePool } from './engine.ts';

/**
 * Makes the run that a request names, on as many workers as it has work for. Resolves with the
 * outcome, which is data for a refused request too; rejects as `Pool.run` does. `onProgress` gets
 * how far it is, 0…1, rising.
 */
export function runRequest(
  signal: AbortSignal,
  request: GenerateRequest,
  onProgress: (done: number) => void = () => {},
): Promise<Outcome<GeneratedRun>> {
  const pool = enginePool();
  if (request.strategy === 'campeao') return runChampion(pool, signal, request, onProgress);
  return pool.run(signal, 'generate', request, { onProgress });
}
