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
