import type { Outcome } from '../../../workers/protocol/outcome.ts';
import type { GeneratedRun } from '../../../workers/protocol/tasks.ts';
import { executionOf } from '../../../workers/shared/catalogue.ts';
import type { GenerateRequest } from '../../../workers/shared/request.ts';
import type { Pool } from '../../pool/pool.ts';
import { loadWithRetry } from '../shell/loading.ts';

/**
 * Makes the run that a request names, in the way that its strategy is executed. Resolves with the
 * outcome, which is data for a refused request too; rejects as `Pool.run` does. `onProgress` gets
 * how far it is, 0…1, rising.
 */
export async function runRequest(
  pool: Pool,
  signal: AbortSignal,
  request: GenerateRequest,
  onProgress: (done: number) => void = () => {},
): Promise<Outcome<GeneratedRun>> {
  switch (executionOf(request.strategy)) {
    case 'rule':
      return pool.run(signal, 'generate', request, { onProgress });
    case 'wheel':
      return pool.run(signal, 'wheel', request, { onProgress });
    case 'fan-out': {
      const part = await loadWithRetry(() => import('./fan-out-run.ts')).catch(() => null);
      if (part) return part.runFanOut(pool, signal, request, onProgress);
      return { ok: false, code: 'not-loaded', message: 'fan-out-run did not load' };
    }
  }
}
