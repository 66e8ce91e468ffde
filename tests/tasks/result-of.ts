import { runToEnd } from '../../workers/domain/run-to-end.ts';
import type { TaskInput, TaskName, TaskOutput } from '../../workers/protocol/tasks.ts';
import { startTask } from '../../workers/tasks/start-task.ts';
import type { Task } from '../../workers/tasks/task.ts';

/** Runs a task to its end and gives its value; for input that needs nothing loaded. */
export function resultOf<N extends TaskName>(task: Task<N>, input: TaskInput<N>): TaskOutput<N> {
  return runToEnd(task.run(input));
}

/** The same for any input. */
export async function answerOf<N extends TaskName>(
  task: Task<N>,
  input: TaskInput<N>,
): Promise<TaskOutput<N>> {
  return runToEnd(await startTask(task, input));
}
