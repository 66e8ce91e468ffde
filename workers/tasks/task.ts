import type { TaskInput, TaskName, TaskOutput } from './contracts.ts';

/**
 * A task in short slices: yields its progress (0…1) after each and returns its value. The host may stop it between
 * slices. Throws a RequestError for bad input.
 */
type Run<N extends TaskName> = (input: TaskInput<N>) => Generator<number, TaskOutput<N>, void>;

/** A task whose code is there. */
export interface LoadedTask<N extends TaskName> {
  readonly run: Run<N>;
  /** The buffers of an answer that move to the other side instead of being copied. */
  transfers?(output: TaskOutput<N>): Transferable[];
}

/** The same of a task that waits for a database in between. */
export interface WaitingTask<N extends TaskName> extends Pick<LoadedTask<N>, 'transfers'> {
  run(input: TaskInput<N>): AsyncGenerator<number, TaskOutput<N>, void>;
}

/** A task whose code is loaded when it is asked for, unless it is there for this input. */
export interface Task<N extends TaskName> {
  load(input: TaskInput<N>): LoadedTask<N> | Promise<LoadedTask<N> | WaitingTask<N>>;
}
