import { transfer } from 'comlink';
import { measure } from '../shared/run/marks.ts';
import { RequestError } from '../shared/run/request.ts';
import { trackProperties } from '../shared/run/track-properties.ts';
import type { Outcome, ProgressMessage, TaskFailure, TaskFailureCode, WorkerApi } from './api.ts';
import type { TaskInput, TaskName, TaskOutput } from './contracts.ts';
import { TASKS } from './registry.ts';
import { LoadError, loadTask, type Task } from './task.ts';

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

/** What a task comes to, and the buffers that move with it. */
interface Work<T> {
  readonly outcome: Outcome<T>;
  readonly moved: Transferable[];
}

const CANCELLED: Work<never> = { outcome: failure('cancelled', 'asked to stop'), moved: [] };

/** The worker's side of the boundary: runs tasks slice by slice, reports, and can be cancelled. */
export function createHost({ sliceMs, pause, clock }: HostOptions): WorkerApi {
  const running = new Set<number>();
  let listener: ((message: ProgressMessage) => void) | undefined;

  async function work<N extends TaskName>(
    id: number,
    task: Task<N>,
    input: TaskInput<N>,
  ): Promise<Work<TaskOutput<N>>> {
    const { run, transfers } = await loadTask(task, input);
    if (!running.has(id)) return CANCELLED;
    const slices = run(input);
    let sliceEnd = clock() + sliceMs;
    let nextReport = clock() + PROGRESS_EVERY_MS;
    for (;;) {
      const next = slices.next();
      // Await only a promise: some tasks have thousands of slices that are not.
      const step = next instanceof Promise ? await next : next;
      if (step.done) {
        const { value } = step;
        return { outcome: { ok: true, value }, moved: transfers?.(value) ?? [] };
      }
      if (clock() < sliceEnd) continue;
      if (clock() >= nextReport) {
        listener?.({ id, done: step.value });
        nextReport = clock() + PROGRESS_EVERY_MS;
      }
      await pause();
      if (!running.has(id)) return CANCELLED;
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
      const { outcome, moved } = await work(id, TASKS[name], input).catch(toFailure);
      running.delete(id);
      const end = clock();
      const about = __PROFILE__ && trackProperties(input, [input, outcome], { call: id });
      measure('Worker', `run ${name}`, start, end, about);
      const answer = { outcome, start: timeOrigin + start, end: timeOrigin + end };
      return transfer(answer, moved);
    },
    cancel(id) {
      running.delete(id);
    },
  };
}

function toFailure(error: unknown): Work<never> {
  return { outcome: failureOf(error), moved: [] };
}

function failureOf(error: unknown): TaskFailure {
  if (error instanceof RequestError) {
    return { ...failure(error.code, error.message), problem: error.problem };
  }
  const message = error instanceof Error ? error.message : String(error);
  return failure(error instanceof LoadError ? 'not-loaded' : 'failed', message);
}

function failure(code: TaskFailureCode, message: string) {
  return { ok: false, code, message } as const;
}
