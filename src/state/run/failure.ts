import type { RequestProblem } from '../../../workers/shared/run/request.ts';
import type { Outcome, TaskFailure } from '../../../workers/tasks/api.ts';
import type { HistoryFault } from '../../content/history/history.ts';
import { noteEvent } from '../../platform/events.ts';
import { PoolError } from '../../pool/call.ts';
import { HistoryError } from '../history/history-fault.ts';

/**
 * What the worker pool or a task says of a failure that was none of the request's fault; `failed` is one of the app
 * itself. `aborted` is none of them: who gave a call up is not told that it failed.
 */
export type FailureCode = 'timeout' | 'crashed' | 'spawn-failed' | 'not-loaded' | 'failed';

/** Why the engine gave no answer. */
export type Failure =
  | { readonly code: FailureCode }
  | { readonly code: 'invalid-request'; readonly problem: RequestProblem }
  /** The real draws that it was to look at are not there. */
  | { readonly code: 'no-draws'; readonly fault: HistoryFault };

/** What the engine gave, or why it gave nothing. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** Asks the engine; whatever goes wrong in it, thrown at once or later, is data. Never rejects. */
export async function answerOf<T>(ask: () => Promise<Outcome<T>>): Promise<Answer<T>> {
  try {
    const outcome = await ask();
    return outcome.ok ? outcome : { ok: false, failure: failureOfOutcome(outcome) };
  } catch (error) {
    return { ok: false, failure: failureOfError(error) };
  }
}

/** What a task answered in the place of a value. */
export function failureOfOutcome({ code, problem }: TaskFailure): Failure {
  if (code === 'invalid-request' && problem) return { code, problem };
  return { code: code === 'not-loaded' ? code : 'failed' };
}

/** What a call of the pool rejected with. */
export function failureOfError(error: unknown): Failure {
  if (error instanceof HistoryError) return { code: 'no-draws', fault: error.fault };
  if (!(error instanceof PoolError)) noteEvent('error', error);
  const code = error instanceof PoolError ? error.code : 'refused';
  return { code: code === 'aborted' || code === 'refused' ? 'failed' : code };
}

/**
 * What helps: to try again, and if that does not, to reload the page; to set the clock and try again; to change the
 * options of the strategy, or the bet; or to import results. With `none` the same would be refused again.
 */
export type Remedy = 'retry' | 'retry-or-reload' | 'clock' | 'options' | 'bet' | 'results' | 'none';

/** The remedy for a failure. */
export function remedyFor(failure: Failure): Remedy {
  // A file that is not there may be one of the build before.
  if (failure.code === 'spawn-failed' || failure.code === 'not-loaded') return 'retry-or-reload';
  if (failure.code === 'no-draws') return 'results';
  if (failure.code !== 'invalid-request') return 'retry';
  switch (failure.problem.field) {
    case 'date':
    case 'now':
      return 'clock';
    case 'options':
    case 'bet':
      return failure.problem.field;
    default:
      return 'none';
  }
}
