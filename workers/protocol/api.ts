import type { Outcome } from './outcome.ts';
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';

/** How far a call is: `done` in 0…1. At most ten a second for each call. */
export interface ProgressMessage {
  readonly id: number;
  readonly done: number;
}

/**
 * When a call ran, from its first slice to its outcome, in milliseconds since the Unix epoch:
 * each thread has a `performance.now()` of its own.
 */
export interface RunTiming {
  readonly id: number;
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
  run<N extends TaskName>(
    id: number,
    name: N,
    input: TaskInput<N>,
  ): Promise<Outcome<TaskOutput<N>>>;
  /** Asks a running call to stop at its next slice; it then answers `cancelled`. */
  cancel(id: number): void;
  /** When the call that ended last ran; undefined before the first. For the performance panel. */
  lastRun(): RunTiming | undefined;
}
