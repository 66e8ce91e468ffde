import type { TaskInput, TaskName, TaskOutput } from '../../workers/protocol/tasks.ts';
import type { Task } from '../../workers/tasks/task.ts';

/** Runs a task to its end and gives its value. */
export function resultOf<N extends TaskName>(task: Task<N>, input: TaskInput<N>): TaskOutput<N> {
  const slices = task.run(input);
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
  }
}
