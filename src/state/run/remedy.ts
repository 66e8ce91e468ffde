import type { RequestProblem } from '../../../workers/shared/request.ts';

/**
 * What helps when a run has failed: to try again, to set the clock and try again, or to change the
 * options of the strategy. With `none` the same would be refused again.
 */
export type Remedy = 'retry' | 'clock' | 'options' | 'none';

/** The remedy for a refused request; null is a failure that was none of the request's fault. */
export function remedyFor(problem: RequestProblem | null): Remedy {
  switch (problem?.field) {
    case undefined:
      return 'retry';
    case 'date':
    case 'now':
      return 'clock';
    case 'options':
      return 'options';
    default:
      return 'none';
  }
}
