import type { Endpoint } from 'comlink';
import type { Call } from './call.ts';
import { createCrashWindow } from './crash-window.ts';
import { createHedge } from './hedge.ts';
import type { DegradedCause, PoolLimits, PoolOptions } from './pool-options.ts';
import {
  type Crash,
  createPooledWorker,
  type PooledWorker,
  type WorkerEvents,
} from './pooled-worker.ts';
import { withinLimit } from './time-limit.ts';

/** What the set asks of whoever has the calls. */
export interface SetHooks extends Pick<WorkerEvents, 'onAnswer'> {
  /** How many calls wait. */
  waiting(): number;
  /** A worker is idle, or there is room for one: calls that wait may be served. */
  ready(): void;
  /** A worker died under a call. */
  lost(call: Call, worker: PooledWorker): void;
  /** A worker did not start, and this thread does not stand in for it. */
  spawnFailed(): void;
  /** Not even this thread can serve the calls that wait. */
  unavailable(): void;
}

/**
 * The workers of a pool: starts, checks, frees and loses them. Where none comes to be ready in
 * time, this thread stands in; where they keep failing, it serves alone for as long as the page lives.
 */
export interface WorkerSet {
  /** True once only this thread serves calls. */
  readonly degraded: boolean;
  /** A worker fit for a call; or none, and then `ready` follows as soon as there may be one. */
  acquire(): PooledWorker | undefined;
  /** All workers that there are, this thread among them if it serves. */
  all(): readonly PooledWorker[];
  /** Starts the first worker; resolves when it is ready or failed to start. */
  warm(): Promise<void>;
  /** Asks every worker for life, idle or busy. */
  checkLiveness(): void;
  /** Ends all workers. */
  dispose(): void;
}

/** A set without workers. */
export function createWorkerSet(
  options: PoolOptions,
  limits: PoolLimits,
  clock: () => number,
  hooks: SetHooks,
): WorkerSet {
  const { crashLimit, crashWindowMs, crashTogetherMs } = limits;
  const crashes = createCrashWindow(crashLimit, crashWindowMs, crashTogetherMs);
  const hedge = createHedge(limits.hedgeMs, clock, standIn);
  const events: WorkerEvents = { onIdle, onAnswer: hooks.onAnswer, onCrash, onEnd };
  const members = new Set<PooledWorker>();
  let disposed = false;
  let degraded = false;
  let opening = false;
  let latestStart: Promise<unknown> = Promise.resolve();

  const workers = () => [...members].filter(({ inline }) => !inline);
  const threads = () => [...members].filter(({ inline }) => inline);
  const hasThread = () => opening || threads().length > 0;

  function acquire(): PooledWorker | undefined {
    for (;;) {
      const idle = freshestIdle(members);
      if (idle?.inline) startBehind();
      if (idle && (idle.inline || clock() - idle.idleSince <= limits.staleMs)) return idle;
      if (comingUp() >= hooks.waiting()) break;
      if (idle) idle.check();
      else if (hasRoom()) start();
      else break;
    }
    if (!degraded && !hasThread() && workers().some(isComingUp)) hedge.wait();
    return undefined;
  }

  /** How many will be free soon. */
  function comingUp(): number {
    return [...members].filter(isComingUp).length + (opening ? 1 : 0);
  }

  function hasRoom(): boolean {
    return degraded ? !hasThread() : workers().length < options.size;
  }

  function start(): void {
    if (!options.spawn) degrade('unavailable');
    latestStart = degraded ? openInline() : startWorker();
  }

  /** Where this thread stands in for workers, has one come up behind it. */
  function startBehind(): void {
    if (!degraded && hasRoom() && !workers().some(isComingUp)) start();
  }

  function standIn(): void {
    if (hooks.waiting() > 0 && !hasThread()) void openInline();
  }

  /** True when the worker has become ready. */
  async function startWorker(): Promise<boolean> {
    const { spawn } = options;
    if (!spawn) return false;
    const order = crashes.started();
    hedge.started();
    try {
      const worker = spawn(`robo-da-sorte-${order}`);
      return await admit(worker, () => worker.terminate(), order);
    } catch {
      noteCrash(order, 'unavailable');
      if (!hasThread()) hooks.spawnFailed();
      return false;
    }
  }

  async function openInline(): Promise<void> {
    opening = true;
    const loading = options.degrade();
    const port = await withinLimit(loading, limits.spawnMs, clock).catch(() => {
      loading.then((late) => late.close()).catch(() => {});
    });
    if (disposed) port?.close();
    else if (port) {
      opening = false;
      await admit(port, () => port.close(), 0);
    } else {
      opening = false;
      threadFailed();
    }
  }

  /** This thread cannot serve. Where it was to stand in, it is tried again after another wait. */
  function threadFailed(): void {
    hedge.stop();
    if (degraded) hooks.unavailable();
    else hooks.ready();
  }

  /** `order` is 0 for this thread. True when the worker has become ready. */
  function admit(endpoint: Endpoint, stop: () => void, order: number): Promise<boolean> {
    const worker = createPooledWorker(endpoint, stop, { order, limits, clock, events });
    members.add(worker);
    return worker.start();
  }

  function onIdle(worker: PooledWorker): void {
    if (!worker.inline) {
      hedge.stop();
      if (degraded) drop(worker);
    }
    hooks.ready();
    stepBack();
  }

  /** Ends what stands in, once it is free and a worker is there. */
  function stepBack(): void {
    if (degraded || workers().every(({ state }) => state === 'starting')) return;
    for (const thread of threads()) if (thread.state === 'idle') drop(thread);
  }

  function onCrash(worker: PooledWorker, { during, call, cause, isSilent }: Crash): void {
    members.delete(worker);
    if (!worker.inline) noteCrash(worker.order, cause, isSilent);
    if (call) hooks.lost(call, worker);
    if (during === 'starting' && worker.inline) threadFailed();
    else if (during === 'starting' && !hasThread()) hooks.spawnFailed();
    hooks.ready();
  }

  function onEnd(worker: PooledWorker): void {
    members.delete(worker);
    hooks.ready();
  }

  /** With `isEnough` this crash alone turns to this thread: another worker would cost as long a wait. */
  function noteCrash(order: number, cause: DegradedCause, isEnough = false): void {
    const isTooMany = crashes.add(clock(), order) || isEnough;
    if (isTooMany) degrade(cause);
  }

  /** Turns to this thread; workers that have a call may still answer it. */
  function degrade(cause: DegradedCause): void {
    if (degraded) return;
    degraded = true;
    hedge.stop();
    for (const worker of workers()) if (worker.state !== 'busy') drop(worker);
    options.onDegraded(cause);
  }

  function drop(worker: PooledWorker): void {
    members.delete(worker);
    worker.terminate();
  }

  return {
    get degraded() {
      return degraded;
    },
    acquire,
    all: () => [...members],
    async warm() {
      if (members.size === 0 && !opening && !disposed) start();
      await latestStart;
    },
    checkLiveness() {
      for (const worker of workers()) worker.checkLiveness();
    },
    dispose() {
      disposed = true;
      hedge.stop();
      for (const worker of members) drop(worker);
    },
  };
}

/**
 * The idle worker that was used last, so that those not needed can be freed; without one this
 * thread, if it is idle; or none.
 */
function freshestIdle(workers: Iterable<PooledWorker>): PooledWorker | undefined {
  let freshest: PooledWorker | undefined;
  for (const worker of workers) {
    if (worker.state !== 'idle') continue;
    const { inline, idleSince } = freshest ?? worker;
    if (inline || (!worker.inline && worker.idleSince >= idleSince)) freshest = worker;
  }
  return freshest;
}

/** True for a worker that will be idle soon without anything more being done. */
function isComingUp({ state }: PooledWorker): boolean {
  return state === 'starting' || state === 'checking';
}
