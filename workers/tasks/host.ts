import { transfer } from 'comlink';
import type { ProgressMessage, WorkerApi } from '../protocol/api.ts';
import type { Outcome, TaskFailure, TaskFailureCode } from '../protocol/outcome.ts';
import type { TaskInput, TaskName, TaskOutput } from '../protocol/tasks.ts';
import { RequestError } from '../shared/request.ts';
import { measureRun } from './marks.ts';
import { TASKS } from './registry.ts';
import { LoadError, startTask } from './start-task.ts';
import type { Task } from './task.ts';

/** Least time between two progress messages of a call: ten a second. */
const PROGRESS_EVERY_MS = 100;

export interface HostOptions {
  /** How long a task may run before other messages get their turn, in milliseconds. */
  readonly sliceMs: number;
  /** Lets other events of this thread run. */
  readonly pause: () => Promise<void>;
  /** A clock that never goes back, in milliseconds. */
  readonly clock: () => number;
}

/** The worker's side of the boundary: runs tasks slice by slice, reports, and can be cancelled. */
export function createHost({ sliceMs, pause, clock }: HostOptions): WorkerApi {
  const running = new Set<number>();
  let listener: ((message: ProgressMessage) => void) | undefined;

  async function work<N extends TaskName>(
    id: number,
    task: Task<N>,
    input: TaskInput<N>,
  ): Promise<Outcome<TaskOutput<N>>> {
    const slices = await startTask(task, input);
    if (!running.has(id)) return failure('cancelled', 'asked to stop');
    let sliceEnd = clock() + sliceMs;
    let nextReport = clock() + PROGRESS_EVERY_MS;
    for (;;) {
      const step = slices.next();
      if (step.done) return { ok: true, value: step.value };
      if (clock() < sliceEnd) continue;
      if (clock() >= nextReport) {
        listener?.({ id, done: step.value });
        nextReport = clock() + PROGRESS_EVERY_MS;
      }
      await pause();
      if (!running.has(id)) return failure('cancelled', 'asked to stop');
      sliceEnd = clock() + sliceMs;
    }
  }

  return {
    ping: () => 'pong',
    connect(next) {
      listener = next;
    },
    async run(id, name, input) {
      const { timeOrigin } = performance;
      const start = clock();
      running.add(id);
      const outcome = await work(id, TASKS[name], input).catch(toFailure);
      running.delete(id);
      measureRun(name, start);
      const answer = { outcome, start: timeOrigin + start, end: timeOrigin + clock() };
      const moved = outcome.ok ? TASKS[name].transfers?.(outcome.value) : undefined;
      return transfer(answer, moved ?? []);
    },
    cancel(id) {
      running.delete(id);
    },
  };
}

function toFailure(error: unknown): TaskFailure {
  if (error instanceof RequestError) {
    return { ...failure(error.code, error.message), problem: error.problem };
  }
  const message = error instanceof Error ? error.message : String(error);
  return failure(error instanceof LoadError ? 'not-loaded' : 'failed', message);
}

function failure(code: TaskFailureCode, message: string) {
  return { ok: false, code, message } as const;
}
