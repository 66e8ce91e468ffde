import type { Endpoint } from 'comlink';
import type { Answer } from '../../workers/tasks/api.ts';
import { type Call, PoolError } from './call.ts';
import { createCrashWindow } from './crash-window.ts';
import type { DegradedCause, PoolLimits, PoolOptions } from './pool-options.ts';
import { type Crash, createPooledWorker, type PooledWorker } from './pooled-worker.ts';
import type { Queue } from './queue.ts';
import { startLimit, withinLimit } from './time-limit.ts';

/**
 * The workers of a pool, none at first, which take their calls from `queue`: starts, checks, frees
 * and loses them. Where none comes to be ready in time, this thread stands in; where they keep
 * failing, it serves alone for as long as the page lives. `onAnswer` says whether the worker that
 * gave an answer is of any more use.
 */
export function createWorkerSet(
  { size, spawn, degrade, onDegraded }: PoolOptions,
  limits: PoolLimits,
  clock: () => number,
  queue: Queue<Call>,
  onAnswer: (call: Call, answer: Answer<unknown>, dispatched: number) => boolean,
) {
  const { crashLimit, crashWindowMs, crashTogetherMs } = limits;
  const crashes = createCrashWindow(crashLimit, crashWindowMs, crashTogetherMs);
  const members = new Set<PooledWorker>();
  /** True once only this thread serves calls. */
  let degraded = false;
  let disposed = false;
  /** True while the tasks load on this thread. */
  let opening = false;
  let latestStart: Promise<void> = Promise.resolve();
  /** When the first worker was started of those since the last that came free. */
  let startedAt: number | undefined;
  let stopWait: (() => void) | undefined;

  const workers = () => [...members].filter(({ inline }) => !inline);
  const threads = () => [...members].filter(({ inline }) => inline);
  const hasThread = () => opening || threads().length > 0;
  const hasRoom = () => (degraded ? !hasThread() : workers().length < size);

  /** Gives calls that wait to workers that are free, and starts workers for the others. */
  function serve(): void {
    while (queue.size > 0) {
      const worker = acquire();
      const call = worker && queue.shift();
      if (!call) return;
      void worker.run(call);
    }
  }

  /** A worker fit for a call; or none, and then `serve` follows as soon as there may be one. */
  function acquire(): PooledWorker | undefined {
    for (;;) {
      const idle = freshestIdle(members);
      // Where this thread stands in for workers, one comes up behind it.
      if (idle?.inline && !degraded && hasRoom() && !workers().some(isComingUp)) start();
      if (idle && (idle.inline || clock() - idle.idleSince <= limits.staleMs)) return idle;
      const comingUp = [...members].filter(isComingUp).length + (opening ? 1 : 0);
      if (comingUp >= queue.size) break;
      if (idle) void idle.check();
      else if (hasRoom()) start();
      else break;
    }
    if (!degraded && !hasThread() && workers().some(isComingUp)) waitForWorker();
    return undefined;
  }

  function start(): void {
    if (!spawn) turnToThread('unavailable');
    latestStart = degraded ? openThread() : startWorker();
  }

  async function startWorker(): Promise<void> {
    const order = crashes.started();
    startedAt ??= clock();
    try {
      const worker = spawn?.(`robo-da-sorte-${order}`);
      if (worker) await admit(worker, () => worker.terminate(), order);
    } catch {
      noteCrash(order, 'unavailable');
      if (!hasThread()) spawnFailed();
    }
  }

  /** Loads the tasks on this thread. */
  async function openThread(): Promise<void> {
    opening = true;
    const loading = degrade();
    const port = await withinLimit(loading, limits.spawnMs, clock).catch(() => {
      loading.then((late) => late.close()).catch(() => {});
    });
    opening = false;
    if (disposed) port?.close();
    else if (port) await admit(port, () => port.close());
    else threadFailed();
  }

  /**
   * A call waits for a worker that is starting: this thread stands in when none has come free for
   * `hedgeMs` since the first was started, which may be over already.
   */
  function waitForWorker(): void {
    startedAt ??= clock();
    stopWait ??= startLimit(Math.max(0, startedAt + limits.hedgeMs - clock()), clock, () => {
      stopWait = undefined;
      if (queue.size > 0 && !hasThread()) void openThread();
    });
  }

  function endWait(): void {
    stopWait?.();
    stopWait = undefined;
    startedAt = undefined;
  }

  /** Takes in the worker that was started `order`-th, or this thread; resolves when it is ready or has failed. */
  function admit(endpoint: Endpoint, stop: () => void, order = 0): Promise<void> {
    const worker: PooledWorker = createPooledWorker(endpoint, {
      inline: order === 0,
      limits,
      clock,
      stop,
      onAnswer,
      onIdle: () => freed(worker),
      onEnd: (crash) => ended(worker, order, crash),
    });
    members.add(worker);
    return worker.start();
  }

  function freed(worker: PooledWorker): void {
    if (!worker.inline) endWait();
    if (!worker.inline && degraded) drop(worker);
    serve();
    // What stands in ends once it is free and a worker is there.
    if (degraded || workers().every(({ state }) => state === 'starting')) return;
    for (const thread of threads()) if (thread.state === 'idle') drop(thread);
  }

  function ended(worker: PooledWorker, order: number, crash?: Crash): void {
    members.delete(worker);
    if (crash && !worker.inline) noteCrash(order, crash.cause, crash.isSilent);
    if (crash?.call) lost(crash.call, worker.inline);
    if (crash?.during === 'starting') {
      if (worker.inline) threadFailed();
      else if (!hasThread()) spawnFailed();
    }
    serve();
  }

  /** A call lost its worker. What a worker dropped this thread takes, however often that happened. */
  function lost(call: Call, wasInline: boolean): void {
    if (call.settled) return;
    call.crashes++;
    const isRetried = degraded || call.crashes < limits.maxAttempts;
    if (isRetried && !wasInline) queue.unshift(call);
    else call.reject(new PoolError('crashed', `${call.task} lost its worker`));
  }

  /** A worker did not start: no fault of the call that waits, but it must not wait for ever either. */
  function spawnFailed(): void {
    const call = queue.peek();
    if (!call || degraded || ++call.failedSpawns < crashLimit) return;
    queue.shift();
    call.reject(new PoolError('spawn-failed', 'no worker could be started'));
  }

  /** This thread cannot serve. Where it was to stand in, it is tried again after another wait. */
  function threadFailed(): void {
    endWait();
    const unserved = degraded ? queue.drain() : [];
    for (const call of unserved) {
      call.reject(new PoolError('spawn-failed', 'the tasks could not be loaded'));
    }
    serve();
  }

  /** With `isEnough` this crash alone turns to this thread: another worker would cost as long a wait. */
  function noteCrash(order: number, cause: DegradedCause, isEnough = false): void {
    if (crashes.add(clock(), order) || isEnough) turnToThread(cause);
  }

  /** Turns to this thread for good; workers that have a call may still answer it. */
  function turnToThread(cause: DegradedCause): void {
    if (degraded) return;
    degraded = true;
    endWait();
    for (const worker of workers()) if (worker.state !== 'busy') drop(worker);
    onDegraded(cause);
  }

  function drop(worker: PooledWorker): void {
    members.delete(worker);
    worker.terminate();
  }

  return {
    serve,
    /** Asks the worker that has a call to stop. */
    cancel(call: Call): void {
      for (const worker of members) if (worker.call === call) worker.cancel();
    },
    /** Starts the first worker; resolves when it is ready or failed to start. */
    async warm(): Promise<void> {
      if (members.size === 0 && !opening && !disposed) start();
      await latestStart;
    },
    /** Asks every worker for life, idle or busy. */
    checkLiveness(): void {
      for (const worker of workers()) void worker.checkLiveness();
    },
    /** Ends all workers. */
    dispose(): void {
      disposed = true;
      endWait();
      for (const worker of members) drop(worker);
    },
  };
}

/**
 * The idle worker that was used last, so that those not needed can be freed; without one this
 * thread, if it is idle; or none.
 */
function freshestIdle(members: Iterable<PooledWorker>): PooledWorker | undefined {
  const idle = [...members].filter(({ state }) => state === 'idle');
  const rank = ({ inline, idleSince }: PooledWorker) => (inline ? -1 : idleSince);
  return idle.sort((one, other) => rank(other) - rank(one))[0];
}

/** True for a worker that will be idle soon without anything more being done. */
function isComingUp({ state }: PooledWorker): boolean {
  return state === 'starting' || state === 'checking';
}
