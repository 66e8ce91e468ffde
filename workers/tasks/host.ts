import { transfer } from 'comlink';
import type { ProgressMessage, RunTiming, WorkerApi } from '../protocol/api.ts';
import type { Outcome, TaskFailureCode } from '../protocol/outcome.ts';
import { RequestError } from '../protocol/request.ts';
import type { TaskInput, TaskName, TaskOutput } from '../protocol/tasks.ts';
import { measureRun } from './marks.ts';
import { TASKS } from './registry.ts';
import { startTask } from './start-task.ts';
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
  let lastRun: RunTiming | undefined;

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
      if (step.done) {
        const outcome = { ok: true, value: step.value } as const;
        return transfer(outcome, task.transfers?.(step.value) ?? []);
      }
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
      const start = clock();
      running.add(id);
      try {
        return await work(id, TASKS[name], input);
      } catch (error) {
        if (error instanceof RequestError)
          return { ...failure(error.code, error.message), problem: error.problem };
        return failure('failed', error instanceof Error ? error.message : String(error));
      } finally {
        running.delete(id);
        const { timeOrigin } = performance;
        lastRun = { id, start: timeOrigin + start, end: timeOrigin + clock() };
        measureRun(name, start);
      }
    },
    cancel(id) {
      running.delete(id);
    },
    lastRun: () => lastRun,
  };
}

function failure(code: TaskFailureCode, message: string) {
  return { ok: false, code, message } as const;
}
