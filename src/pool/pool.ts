import type { Outcome } from '../../workers/tasks/api.ts';
import type { TaskInput, TaskName, TaskOutput } from '../../workers/tasks/contracts.ts';
import { type Call, createCall, PoolError } from './call.ts';
import { measureCall } from './marks.ts';
import { DEFAULT_LIMITS, type PoolOptions } from './pool-options.ts';
import { startLimit } from './time-limit.ts';
import { createWorkerSet } from './worker-set.ts';

export interface CallOptions {
  /**
   * Gets how far the call is, 0…1, at most ten times a second: rising, or the same again while a second worker has not
   * got as far as the one that was lost, and as this thread takes over.
   */
  onProgress?: (done: number) => void;
  /**
   * Longest time from dispatch to answer, in milliseconds; a call that takes longer is not tried again. Without it a
   * call has no limit, as long as it reports progress.
   */
  deadlineMs?: number;
}

export interface Pool {
  /** The most calls that may run at a time; one, whatever this says, while the pool is degraded. */
  readonly size: number;
  /**
   * Runs a task on a worker. Resolves with its Outcome, which is data also for a refused or failed task. Rejects with a
   * PoolError, or with a RangeError when too many calls wait. Pass no signal if the result stays useful after the visitor
   * has left the view.
   */
  run<N extends TaskName>(
    signal: AbortSignal | undefined,
    task: N,
    input: TaskInput<N>,
    options?: CallOptions,
  ): Promise<Outcome<TaskOutput<N>>>;
  /** Starts the first worker; resolves when it has answered a ping or failed to, never rejects. */
  warm(): Promise<void>;
  /** Asks every worker for life now, idle or busy; the dead ones are replaced. */
  checkLiveness(): void;
  /** Ends all workers until `checkLiveness`, which has what they were doing done anew. */
  rest(): void;
  /** Ends all workers; calls not yet settled, and later ones, reject as `aborted`. */
  dispose(): void;
}

/**
 * A pool without workers: the first starts with the first call, or with `warm`. Every call of `run` settles exactly
 * once, whatever happens to the workers.
 */
export function createPool(options: PoolOptions): Pool {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const clock = options.clock ?? (() => performance.now());
  const queue: Call[] = [];
  /** The calls that have not settled, each with what ends its wait for another try. */
  const open = new Map<Call, () => void>();
  let lastId = 0;
  let disposed = false;

  const workers = createWorkerSet(options, limits, clock, queue, (call, answer, dispatched) => {
    const answered = clock();
    const { outcome } = answer;
    const isLoaded = outcome.ok || outcome.code !== 'not-loaded';
    if (!outcome.ok && outcome.code === 'failed') options.onFault?.('thrown');
    if (isLoaded || !retryLater(call)) call.resolve(outcome);
    measureCall(call, dispatched, answered, answer);
    return isLoaded;
  });

  /** Has a call whose code did not load tried again; false when it has had all its tries. */
  function retryLater(call: Call): boolean {
    const wait = call.retryWait('not-loaded');
    if (wait === undefined || call.settled) return false;
    const retry = () => {
      queue.unshift(call);
      workers.serve();
    };
    open.set(call, startLimit(wait, clock, retry));
    return true;
  }

  return {
    size: options.size,
    run(signal, task, input, { onProgress, deadlineMs } = {}) {
      return new Promise((resolve, reject) => {
        const isOver = signal?.aborted || disposed;
        if (isOver) return reject(new PoolError('aborted', `${task} was aborted`, signal?.reason));
        const call = createCall(
          { id: ++lastId, task, input, signal, deadlineMs, submittedAt: clock() },
          {
            onProgress,
            // A worker answers a task with that task's outcome; Comlink's types lose which.
            resolve: resolve as Call['resolve'],
            reject,
            onSettled() {
              open.get(call)?.();
              open.delete(call);
            },
            onAbort() {
              const at = queue.indexOf(call);
              if (at >= 0) queue.splice(at, 1);
              else workers.cancel(call);
            },
          },
        );
        open.set(call, () => {});
        if (queue.length >= limits.queueLimit) return call.reject(new RangeError('worker pool queue is full'));
        queue.push(call);
        workers.serve();
      });
    },
    warm: workers.warm,
    checkLiveness: workers.checkLiveness,
    rest: workers.rest,
    dispose() {
      disposed = true;
      queue.length = 0;
      for (const call of open.keys()) call.reject(new PoolError('aborted', 'the pool was disposed of'));
      workers.dispose();
    },
  };
}
