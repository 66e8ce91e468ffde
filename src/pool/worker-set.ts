import type { Endpoint } from 'comlink';
import type { Call } from './call.ts';
import { createCrashWindow } from './crash-window.ts';
import type { DegradedCause, PoolLimits, PoolOptions } from './pool-options.ts';
import {
  type Crash,
  createPooledWorker,
  type PooledWorker,
  type WorkerEvents,
} from './pooled-worker.ts';
import type { Queue } from './queue.ts';
import { startLimit, withinLimit } from './time-limit.ts';

/** What the set leaves to whoever has the calls. */
export interface SetHooks extends Pick<WorkerEvents, 'onAnswer'> {
  /** A worker died under a call. */
  onLost(call: Call, worker: PooledWorker): void;
  /** A worker did not start, and this thread does not stand in for it. */
  onSpawnFailed(): void;
  /** Not even this thread can serve the calls that wait. */
  onUnavailable(): void;
}

/**
 * The workers of a pool: starts, checks, frees and loses them. Where none comes to be ready in
 * time, this thread stands in; where they keep failing, it serves alone for as long as the page lives.
 */
export interface WorkerSet {
  /** True once only this thread serves calls. */
  readonly degraded: boolean;
  /** Gives calls that wait to workers that are free, and starts workers for the others. */
  serve(): void;
  /** Asks the worker that has a call to stop. */
  cancel(call: Call): void;
  /** Starts the first worker; resolves when it is ready or failed to start. */
  warm(): Promise<void>;
  /** Asks every worker for life, idle or busy. */
  checkLiveness(): void;
  /** Ends all workers. */
  dispose(): void;
}

/** A set without workers, which takes its calls from `queue`. */
export function createWorkerSet(
  { size, spawn, degrade, onDegraded }: PoolOptions,
  limits: PoolLimits,
  clock: () => number,
  queue: Queue<Call>,
  hooks: SetHooks,
): WorkerSet {
  const { crashLimit, crashWindowMs, crashTogetherMs } = limits;
  const crashes = createCrashWindow(crashLimit, crashWindowMs, crashTogetherMs);
  const events: WorkerEvents = { onIdle, onAnswer: hooks.onAnswer, onEnd };
  const members = new Set<PooledWorker>();
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

  function serve(): void {
    while (queue.size > 0) {
      const worker = acquire();
      const call = worker && queue.shift();
      if (!call) return;
      worker.run(call);
    }
  }

  /** A worker fit for a call; or none, and then `serve` follows as soon as there may be one. */
  function acquire(): PooledWorker | undefined {
    for (;;) {
      const idle = freshestIdle(members);
      if (idle?.inline) startBehind();
      if (idle && (idle.inline || clock() - idle.idleSince <= limits.staleMs)) return idle;
      const comingUp = [...members].filter(isComingUp).length + (opening ? 1 : 0);
      if (comingUp >= queue.size) break;
      if (idle) idle.check();
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

  /** Where this thread stands in for workers, has one come up behind it. */
  function startBehind(): void {
    if (!degraded && hasRoom() && !workers().some(isComingUp)) start();
  }

  async function startWorker(): Promise<void> {
    const order = crashes.started();
    startedAt ??= clock();
    try {
      const worker = spawn?.(`robo-da-sorte-${order}`);
      if (worker) await admit(worker, () => worker.terminate(), order);
    } catch {
      noteCrash(order, 'unavailable');
      if (!hasThread()) hooks.onSpawnFailed();
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
    else if (port) await admit(port, () => port.close(), 0);
    else threadFailed();
  }

  /** This thread cannot serve. Where it was to stand in, it is tried again after another wait. */
  function threadFailed(): void {
    endWait();
    if (degraded) hooks.onUnavailable();
    else serve();
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

  /** Takes a worker in, or this thread with the order 0; resolves when it is ready or has failed. */
  function admit(endpoint: Endpoint, stop: () => void, order: number): Promise<void> {
    const worker = createPooledWorker(endpoint, stop, { order, limits, clock, events });
    members.add(worker);
    return worker.start();
  }

  function onIdle(worker: PooledWorker): void {
    if (!worker.inline) endWait();
    if (degraded && !worker.inline) drop(worker);
    serve();
    stepBack();
  }

  /** Ends what stands in, once it is free and a worker is there. */
  function stepBack(): void {
    if (degraded || workers().every(({ state }) => state === 'starting')) return;
    for (const thread of threads()) if (thread.state === 'idle') drop(thread);
  }

  function onEnd(worker: PooledWorker, crash?: Crash): void {
    members.delete(worker);
    if (crash && !worker.inline) noteCrash(worker.order, crash.cause, crash.isSilent);
    if (crash?.call) hooks.onLost(crash.call, worker);
    if (crash?.during === 'starting') {
      if (worker.inline) threadFailed();
      else if (!hasThread()) hooks.onSpawnFailed();
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
    get degraded() {
      return degraded;
    },
    serve,
    cancel(call) {
      for (const worker of members) if (worker.call === call) worker.cancel();
    },
    async warm() {
      if (members.size === 0 && !opening && !disposed) start();
      await latestStart;
    },
    checkLiveness() {
      for (const worker of workers()) worker.checkLiveness();
    },
    dispose() {
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
  const rank = (worker: PooledWorker) => (worker.inline ? -1 : worker.idleSince);
  return idle.sort((one, other) => rank(other) - rank(one))[0];
}

/** True for a worker that will be idle soon without anything more being done. */
function isComingUp({ state }: PooledWorker): boolean {
  return state === 'starting' || state === 'checking';
}
