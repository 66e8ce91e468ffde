import { transfer } from 'comlink';
import { measure } from '../shared/run/marks.ts';
import { RequestError, type RequestProblem } from '../shared/run/request.ts';
import { trackProperties } from '../shared/run/track-properties.ts';
import type { Outcome, ProgressMessage, TaskFailureCode, WorkerApi } from './api.ts';
import type { TaskInput, TaskName, TaskOutput } from './contracts.ts';
import { TASKS } from './registry.ts';
import type { LoadedTask, Task, WaitingTask } from './task.ts';

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

const CANCELLED = failure('cancelled', 'asked to stop');

/** The worker's side of the boundary: runs tasks slice by slice, reports, and can be cancelled. */
export function createHost({ sliceMs, pause, clock }: HostOptions): WorkerApi {
  const running = new Set<number>();
  let listener: ((message: ProgressMessage) => void) | undefined;

  async function work<N extends TaskName>(
    id: number,
    { load }: Task<N>,
    input: TaskInput<N>,
  ): Promise<Work<TaskOutput<N>>> {
    let loaded: LoadedTask<N> | WaitingTask<N>;
    try {
      loaded = await load(input);
    } catch (error) {
      return failure('not-loaded', String(error));
    }
    if (!running.has(id)) return CANCELLED;
    const slices = loaded.run(input);
    let sliceEnd = clock() + sliceMs;
    let nextReport = clock() + PROGRESS_EVERY_MS;
    for (;;) {
      const next = slices.next();
      // Await only a promise: some tasks have thousands of slices that are not.
      const step = next instanceof Promise ? await next : next;
      if (step.done) {
        const { value } = step;
        return { outcome: { ok: true, value }, moved: loaded.transfers?.(value) ?? [] };
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
  if (error instanceof RequestError) return failure(error.code, error.message, error.problem);
  return failure('failed', error instanceof Error ? error.message : String(error));
}

function failure(code: TaskFailureCode, message: string, problem?: RequestProblem): Work<never> {
  return { outcome: { ok: false, code, message, ...(problem && { problem }) }, moved: [] };
}
