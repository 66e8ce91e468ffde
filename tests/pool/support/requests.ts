import { simulated } from '../../../workers/shared/history.ts';
import type { GenerateRequest } from '../../../workers/shared/request.ts';
import type { BlockRequest } from '../../../workers/tasks/block.ts';

/** A small run. */
export const REQUEST: GenerateRequest = {
  lottery: 'megasena',
  strategy: 'quick',
  games: 3,
  seed: 'pool-test',
  history: simulated('h1', '2026-11-20'),
  now: '2026-11-20T12:00:00Z',
};

/** One block of a long run. */
export function blockRequest(block: number): BlockRequest {
  return { ...REQUEST, lottery: 'lotomania', games: 40, block };
}

/** A signal that is never aborted. */
export const never = () => new AbortController().signal;
