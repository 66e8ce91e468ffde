import type { TaskInput, TaskName, TaskOutput } from '../protocol/tasks.ts';

/**
 * A task as a sequence of short slices: yields how far it is (0…1) after each and returns its
 * value. Whoever runs it may stop between slices. Throws a RequestError for bad input.
 */
export interface Task<N extends TaskName> {
  run(input: TaskInput<N>): Generator<number, TaskOutput<N>, void>;
  /** The buffers of an answer that move to the other side instead of being copied. */
  transfers?(output: TaskOutput<N>): Transferable[];
}
