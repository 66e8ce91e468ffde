import type { Outcome } from '../../workers/tasks/api.ts';
import type { TaskInput, TaskName } from '../../workers/tasks/contracts.ts';

/**
 * Why the pool itself could not bring an answer:
 * - `aborted`: the caller's signal, or the pool was disposed of;
 * - `timeout`: no answer within the call's own deadline, counted from dispatch, or nothing new from
 *   this thread, where that serves the call;
 * - `crashed`: the worker died under the call, and so did the one it was retried on;
 * - `spawn-failed`: no worker could be started, nor the tasks loaded on this thread.
 */
export type PoolErrorCode = 'aborted' | 'timeout' | 'crashed' | 'spawn-failed';

/** What a call rejects with. What the task itself answers is an Outcome, never this. */
export class PoolError extends Error {
  declare readonly code: PoolErrorCode;
  /** What the caller's signal was aborted with. */
  declare readonly cause: unknown;

  constructor(code: PoolErrorCode, message: string, cause?: unknown) {
    super(message);
    this.name = 'PoolError';
    this.code = code;
    this.cause = cause;
  }
}

/** One `run` of the pool, from submit to settlement. */
export interface Call {
  /** Unique within the pool. */
  readonly id: number;
  readonly task: TaskName;
  readonly input: TaskInput<TaskName>;
  readonly signal: AbortSignal;
  /** Longest time from dispatch to answer, in milliseconds; undefined for no limit. */
  readonly deadlineMs: number | undefined;
  readonly submittedAt: number;
  readonly settled: boolean;
  /** How many workers died under it. */
  crashes: number;
  /** How many workers that were to serve it did not start. */
  failedSpawns: number;
  /** How often code that it needs did not load. */
  failedLoads: number;
  /** Tells the caller how far the call has ever been, unless it is settled. */
  progress(done: number): void;
  resolve(outcome: Outcome<unknown>): void;
  reject(error: Error): void;
}

/**
 * A call that listens to its signal until it settles: the first of `resolve`, `reject` and an abort goes to `sink`, an
 * abort as an error; the others do nothing.
 */
export function createCall(
  {
    onProgress,
    ...request
  }: Pick<Call, 'id' | 'task' | 'input' | 'signal' | 'deadlineMs' | 'submittedAt'> & {
    readonly onProgress: ((done: number) => void) | undefined;
  },
  sink: Pick<Call, 'resolve' | 'reject'> & { onAbort(call: Call): void },
): Call {
  const { signal, task } = request;
  let settled = false;
  let furthest = 0;

  function settle(pass: () => void): void {
    if (settled) return;
    settled = true;
    signal.removeEventListener('abort', abort);
    pass();
  }

  function abort(): void {
    call.reject(new PoolError('aborted', `${task} was aborted`, signal.reason));
    sink.onAbort(call);
  }

  const call: Call = {
    ...request,
    crashes: 0,
    failedSpawns: 0,
    failedLoads: 0,
    get settled() {
      return settled;
    },
    progress(done) {
      if (settled) return;
      furthest = Math.max(furthest, done);
      onProgress?.(furthest);
    },
    resolve: (outcome) => settle(() => sink.resolve(outcome)),
    reject: (error) => settle(() => sink.reject(error)),
  };
  signal.addEventListener('abort', abort);
  return call;
}
