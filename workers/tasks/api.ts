import type { RequestProblem } from '../shared/run/request.ts';
import type { TaskInput, TaskName, TaskOutput } from './contracts.ts';

/**
 * Why a task did not give a value. Errors lose their class on the way, so they travel as data. `not-loaded`: the code
 * of a task could not be loaded. Most browsers remember that for as long as the thread lives, so a retry belongs on
 * another.
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

/** How far a call is: `done` in 0…1. At most ten a second for each call. */
export interface ProgressMessage {
  readonly id: number;
  readonly done: number;
}

/**
 * What a call comes back with: its outcome, and when it ran, from its first slice to its last, in milliseconds since
 * the Unix epoch: each thread has a `performance.now()` of its own.
 */
export interface Answer<T> {
  readonly outcome: Outcome<T>;
  readonly start: number;
  readonly end: number;
}

/** What a worker offers over Comlink. */
export interface WorkerApi {
  /** Answers at once: the worker has started and its event loop turns. */
  ping(): 'pong';
  /** Sets the one listener for progress messages; a Comlink proxy that lives as long as the worker. */
  connect(listener: (message: ProgressMessage) => void): void;
  /** Runs a task. `id` names the call for `cancel` and progress. Never rejects. */
  run<N extends TaskName>(id: number, name: N, input: TaskInput<N>): Promise<Answer<TaskOutput<N>>>;
  /** Asks a running call to stop at its next slice; it then answers `cancelled`. */
  cancel(id: number): void;
}
