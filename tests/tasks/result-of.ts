import type { TaskInput, TaskName, TaskOutput } from '../../workers/protocol/tasks.ts';
import { startTask } from '../../workers/tasks/start-task.ts';
import type { Task } from '../../workers/tasks/task.ts';

/** Runs a task to its end and gives its value; for input that needs nothing loaded. */
export function resultOf<N extends TaskName>(task: Task<N>, input: TaskInput<N>): TaskOutput<N> {
  return lastOf(task.run(input));
}

/** The same for any input. */
export async function answerOf<N extends TaskName>(
  task: Task<N>,
  input: TaskInput<N>,
): Promise<TaskOutput<N>> {
  return lastOf(await startTask(task, input));
}

/** Runs slices to their end and gives what they return. */
export function lastOf<T>(slices: Generator<number, T, void>): T {
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}
