import { EDITIONS } from '../../../src/editions.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import type { TaskInput } from '../../../workers/tasks/contracts.ts';

/** A small run. */
export const REQUEST: GenerateRequest = {
  lottery: 'megasena',
  strategy: 'quick',
  games: 3,
  seed: 'pool-test',
  history: simulated('h1', '2026-11-20'),
  now: '2026-11-20T12:00:00Z',
};

/** What home asks of a run. */
export const RUN_OPTIONS = {
  lottery: 'lotomania',
  games: 3,
  strategy: 'quick',
  overlay: EDITIONS[0].quickOverlay,
  origin: 'home',
} as const;

/** One ticket's share of a run of campeao. */
export function shareRequest(first: number): TaskInput<'rankCandidates'> {
  return { ...REQUEST, strategy: 'campeao', games: 6, first, count: 1 };
}

/** A signal that is never aborted. */
export const never = () => new AbortController().signal;
