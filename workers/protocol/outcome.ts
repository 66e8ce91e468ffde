import type { RequestProblem } from '../shared/request.ts';

/**
 * Why a task did not give a value. Errors lose their class on the way, so they travel as data.
 * `not-loaded`: the code of a task could not be loaded. Most browsers remember that
 * for as long as the thread lives, so a retry belongs on another.
 */
export type TaskFailureCode = 'invalid-request' | 'cancelled' | 'failed' | 'not-loaded';

export interface TaskFailure {
  readonly ok: false;
  readonly code: TaskFailureCode;
  /** English, for logs; the screen has its own words for each code. */
  readonly message: string;
  /** What is wrong with the request, when the code is `invalid-request`. */
  readonly problem?: RequestProblem;
}

/** What a task answers: its value, or why there is none. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | TaskFailure;
