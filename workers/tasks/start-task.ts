import type { TaskInput, TaskName } from '../protocol/tasks.ts';
import type { Run, Task } from './task.ts';

/** The slices of a task, none run yet, once the code that the input takes is there. */
export async function startTask<N extends TaskName>(
  task: Task<N>,
  input: TaskInput<N>,
): Promise<ReturnType<Run<N>>> {
  const run = (await task.load?.(input)) ?? task.run;
  return run(input);
}
