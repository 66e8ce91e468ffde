import { runToEnd } from '../../workers/engine/run-to-end.ts';
import type { GenerateRequest } from '../../workers/shared/run/request.ts';
import type { DrawStatistics, StatisticsRequest } from '../../workers/shared/statistics/statistics.ts';
import { isWheel } from '../../workers/shared/strategy/catalogue.ts';
import type { GeneratedRun } from '../../workers/tasks/answer-run.ts';
import type { TaskInput, TaskName, TaskOutput } from '../../workers/tasks/contracts.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { countStatistics } from '../../workers/tasks/statistics.ts';
import type { LoadedTask } from '../../workers/tasks/task.ts';
import { wheel } from '../../workers/tasks/wheel.ts';

/** Runs a task to its end and gives its value. */
export function resultOf<N extends TaskName>(task: LoadedTask<N>, input: TaskInput<N>): TaskOutput<N> {
  return runToEnd(task.run(input));
}

/** The statistics of a request; of real draws those of a packed table. */
export function statisticsFor(request: StatisticsRequest, table?: Uint8Array): DrawStatistics {
  return runToEnd(countStatistics(request, table));
}

/** The run of any strategy, made on this thread. */
export function runOf(request: GenerateRequest): GeneratedRun {
  return isWheel(request.strategy) ? resultOf(wheel, request) : resultOf(generate, request);
}
