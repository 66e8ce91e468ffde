import type { Outcome } from '../../workers/protocol/outcome.ts';
import type { TaskInput, TaskName, TaskOutput } from '../../workers/protocol/tasks.ts';
import { type Call, createCall } from './call.ts';
import { createCrew } from './crew.ts';
import { createLoadRetry } from './load-retry.ts';
import { measureCall, measureTransfer } from './marks.ts';
import type { Member } from './member.ts';
import { PoolError } from './pool-error.ts';
import { DEFAULT_LIMITS, type PoolOptions } from './pool-options.ts';
import { createQueue } from './queue.ts';
import { startLimit } from './time-limit.ts';

export interface RunOptions {
  /** Gets how far the call is, 0…1, rising; at most ten times a second. */
  onProgress?: (done: number) => void;
  /** From dispatch to answer, in milliseconds. */
  deadlineMs?: number;
}

export interface Pool {
  /** The most calls that may run at a time; one, whatever this says, while the pool is degraded. */
  readonly size: number;
  /**
   * Runs a task on a worker. Resolves with its Outcome, which is data also for a refused or
   * failed task. Rejects with a PoolError, or with a RangeError when too many calls wait.
   */
  run<N extends TaskName>(
    signal: AbortSignal,
    task: N,
    input: TaskInput<N>,
    options?: RunOptions,
  ): Promise<Outcome<TaskOutput<N>>>;
  /** Starts the first worker; resolves when it has answered a ping or failed to, never rejects. */
  warm(): Promise<void>;
  /** Asks every worker for life now, idle or busy; the dead ones are replaced. */
  checkLiveness(): void;
  /** Ends all workers; calls not yet settled, and later ones, reject as `aborted`. */
  dispose(): void;
}

/**
 * A pool without workers: the first starts with the first call, or with `warm`. Every call of
 * `run` settles exactly once, whatever happens to the workers.
 */
export function createPool(options: PoolOptions): Pool {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const clock = options.clock ?? (() => performance.now());
  const queue = createQueue<Call>(limits.queueLimit);
  const loadRetry = createLoadRetry(limits.loadWaitsMs, clock, retry);
  let lastId = 0;
  let disposed = false;

  const crew = createCrew(options, limits, clock, {
    waiting: () => queue.size,
    ready: serve,
    lost(call, member) {
      if (call.settled) return;
      call.crashes++;
      // The thread of the page takes what a worker dropped, however often that happened.
      if (!member.inline && (crew.degraded || call.crashes < 2)) queue.unshift(call);
      else call.reject(new PoolError('crashed', `${call.task} lost its worker`));
    },
    spawnFailed() {
      // No fault of the call, but it must not wait for ever either.
      const call = queue.peek();
      if (!call || crew.degraded || ++call.failedSpawns < limits.crashLimit) return;
      queue.shift();
      call.reject(new PoolError('spawn-failed', 'no worker could be started'));
    },
    unavailable() {
      for (const call of queue.drain()) {
        call.reject(new PoolError('spawn-failed', 'the tasks could not be loaded'));
      }
    },
  });

  /** Gives calls that wait to members that are free. */
  function serve(): void {
    while (!disposed && queue.size > 0) {
      const member = crew.take();
      const call = member && queue.shift();
      if (!call) return;
      dispatch(member, call);
    }
  }

  async function dispatch(member: Member, call: Call): Promise<void> {
    const dispatched = clock();
    member.state = 'busy';
    member.call = call;
    member.stopTimer();
    member.stopTimer = startLimit(call.deadlineMs, clock, () => timeOut(member, call));
    crew.watch(member);
    const answer = await member.handle.run(call);
    if (!crew.has(member)) return;
    if (!answer) return crew.lose(member);
    const answered = clock();
    const { outcome } = answer;
    const isLoaded = outcome.ok || outcome.code !== 'not-loaded';
    member.stopTimer();
    if (isLoaded || call.settled || !loadRetry.keep(call)) call.resolve(outcome);
    if (isLoaded || member.inline) crew.rest(member);
    else replace(member);
    measureCall(call, dispatched, answered);
    measureTransfer(call, dispatched, answered, answer);
  }

  function retry(call: Call): void {
    queue.unshift(call);
    serve();
  }

  function timeOut(member: Member, call: Call): void {
    call.reject(new PoolError('timeout', `${call.task} took over ${call.deadlineMs} ms`));
    if (member.inline) cancel(member, call);
    else replace(member);
  }

  function onAbort(call: Call): void {
    if (queue.remove(call) || loadRetry.remove(call)) return;
    const member = crew.find(call);
    if (member) cancel(member, call);
  }

  /** Asks a member to stop, and ends it when it does not in time; its caller has gone. */
  function cancel(member: Member, call: Call): void {
    member.stopTimer();
    member.state = 'cancelling';
    member.handle.cancel(call.id);
    if (member.inline) return;
    member.stopTimer = startLimit(limits.graceMs, clock, () => replace(member));
  }

  function replace(member: Member): void {
    crew.discard(member);
    serve();
  }

  return {
    size: options.size,
    run<N extends TaskName>(
      signal: AbortSignal,
      task: N,
      input: TaskInput<N>,
      { onProgress, deadlineMs = limits.defaultDeadlineMs }: RunOptions = {},
    ) {
      return new Promise<Outcome<TaskOutput<N>>>((resolve, reject) => {
        if (signal.aborted || disposed) {
          reject(new PoolError('aborted', `${task} was aborted`, signal.reason));
          return;
        }
        const call = createCall(
          { id: ++lastId, task, input, signal, deadlineMs, submittedAt: clock(), onProgress },
          {
            // A worker answers a task with that task's outcome; Comlink's types lose which.
            resolve: (outcome) => resolve(outcome as Outcome<TaskOutput<N>>),
            reject,
            onAbort,
          },
        );
        if (queue.push(call)) serve();
        else call.reject(new RangeError('worker pool queue is full'));
      });
    },
    warm: crew.warm,
    checkLiveness: crew.checkLiveness,
    dispose() {
      disposed = true;
      for (const call of [...queue.drain(), ...loadRetry.drain(), ...crew.calls()]) {
        call.reject(new PoolError('aborted', 'the pool was disposed of'));
      }
      crew.dispose();
    },
  };
}
