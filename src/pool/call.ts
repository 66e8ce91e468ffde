import type { Outcome } from '../../workers/tasks/api.ts';
import type { TaskInput, TaskName } from '../../workers/tasks/contracts.ts';
import { CALL_RETRIES_MS, type CallFault } from './pool-options.ts';

/**
 * Why the pool itself could not bring an answer:
 * - `aborted`: the caller's signal, or the pool was disposed of;
 * - `timeout`: no answer within the call's own deadline, counted from dispatch, or nothing new from this thread, where
 *   that serves the call;
 * - `crashed`: the worker died under the call, and so did the one it was retried on;
 * - `refused`: what came is no answer to the call, and so when it was retried;
 * - `spawn-failed`: no worker could be started, nor the tasks loaded on this thread.
 */
export type PoolErrorCode = 'aborted' | 'timeout' | 'crashed' | 'refused' | 'spawn-failed';

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
  readonly id: number;
  readonly task: TaskName;
  readonly input: TaskInput<TaskName>;
  readonly signal: AbortSignal | undefined;
  /** Longest time from dispatch to answer, in milliseconds; undefined for no limit. */
  readonly deadlineMs: number | undefined;
  readonly submittedAt: number;
  readonly settled: boolean;
  /** Notes what befell it. Gives the wait before it is tried again, in milliseconds; undefined: it has failed. */
  retryWait(fault: CallFault): number | undefined;
  /** Tells the caller how far the call has ever been, unless it is settled. */
  progress(done: number): void;
  resolve(outcome: Outcome<unknown>): void;
  reject(error: Error): void;
}

/** Who asked for a call, and what follows from its end. */
interface Caller extends Pick<Call, 'resolve' | 'reject'> {
  readonly onProgress: ((done: number) => void) | undefined;
  onSettled(): void;
  onAbort(): void;
}

/**
 * A call that listens to its signal until it settles: the first of `resolve`, `reject` and an abort reaches the caller,
 * an abort as an error; the others do nothing.
 */
export function createCall(
  request: Pick<Call, 'id' | 'task' | 'input' | 'signal' | 'deadlineMs' | 'submittedAt'>,
  caller: Caller,
): Call {
  const { signal, task } = request;
  let settled = false;
  let furthest = 0;
  const faults = { crashed: 0, 'spawn-failed': 0, 'not-loaded': 0 };

  function settle(pass: () => void): void {
    if (settled) return;
    settled = true;
    signal?.removeEventListener('abort', abort);
    caller.onSettled();
    pass();
  }

  function abort(): void {
    call.reject(new PoolError('aborted', `${task} was aborted`, signal?.reason));
    caller.onAbort();
  }

  const call: Call = {
    ...request,
    retryWait: (fault) => CALL_RETRIES_MS[fault][faults[fault]++],
    get settled() {
      return settled;
    },
    progress(done) {
      if (settled) return;
      furthest = Math.max(furthest, done);
      caller.onProgress?.(furthest);
    },
    resolve: (outcome) => settle(() => caller.resolve(outcome)),
    reject: (error) => settle(() => caller.reject(error)),
  };
  signal?.addEventListener('abort', abort);
  return call;
}
