import type { TaskInput, TaskName } from '../protocol/tasks.ts';
import type { Run, Task } from './task.ts';

/** Code that an input takes could not be loaded. */
export class LoadError extends Error {}

/**
 * The slices of a task, none run yet, once the code that the input takes is there; rejects with a
 * LoadError when it does not come.
 */
export async function startTask<N extends TaskName>(
  task: Task<N>,
  input: TaskInput<N>,
): Promise<ReturnType<Run<N>>> {
  const loading = task.load?.(input)?.catch((error: unknown) => {
    throw new LoadError(String(error));
  });
  return ((await loading) ?? task.run)(input);
}
