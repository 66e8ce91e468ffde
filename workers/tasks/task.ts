import type { TaskInput, TaskName, TaskOutput } from '../protocol/tasks.ts';

/**
 * A task as a sequence of short slices: yields how far it is (0…1) after each and returns its
 * value. Whoever runs it may stop between slices. Throws a RequestError for bad input.
 */
export type Run<N extends TaskName> = (
  input: TaskInput<N>,
) => Generator<number, TaskOutput<N>, void>;

export interface Task<N extends TaskName> {
  readonly run: Run<N>;
  /**
   * For input that takes code of its own: loads it and gives the run to use instead. Undefined
   * for other input. `startTask` knows which to use.
   */
  load?(input: TaskInput<N>): Promise<Run<N>> | undefined;
  /** The buffers of an answer that move to the other side instead of being copied. */
  transfers?(output: TaskOutput<N>): Transferable[];
}
