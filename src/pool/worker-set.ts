import type { Answer } from '../../workers/tasks/api.ts';
import { type Call, PoolError } from './call.ts';
import type { DegradedCause, PoolLimits, PoolOptions, WorkerLike } from './pool-options.ts';
import { type Crash, createPooledWorker, type PooledWorker } from './pooled-worker.ts';
import { withinLimit } from './time-limit.ts';

/**
 * The workers of a pool, none at first, which take their calls from `queue`. Where none is ready in time, this thread
 * stands in until one is; where they keep failing, it serves alone for as long as the page lives. `onAnswer` says
 * whether the worker that gave an answer is of any more use.
 */
export function createWorkerSet(
  { size, spawn, degrade, onCrash, onFault, onDegraded }: PoolOptions,
  limits: PoolLimits,
  clock: () => number,
  queue: Call[],
  onAnswer: (call: Call, answer: Answer<unknown>, dispatched: number) => boolean,
) {
  const shared = { limits, clock, onAnswer };
  const crashes = createCrashWindow(limits);
  const workers = new Set<PooledWorker>();
  /** This thread, while it stands in for workers or serves alone. */
  let thread: PooledWorker | undefined;
  /** True once only this thread serves calls. */
  let degraded = false;
  let disposed = false;
  /** True while the tasks load on this thread. */
  let opening = false;
  let latestStart: Promise<void> = Promise.resolve();
  let told: DegradedCause | null = null;

  const hasThread = () => opening || thread !== undefined;
  const hasRoom = () => (degraded ? !hasThread() : workers.size < size);
  const hasStarted = () => [...workers].some(({ state }) => state !== 'starting');

  function tell(cause: DegradedCause | null): void {
    if (cause === told) return;
    told = cause;
    onDegraded(cause);
  }

  /** Gives calls that wait to workers that are free, and starts workers for the others. */
  function serve(): void {
    while (queue.length > 0) {
      const worker = acquire();
      const call = worker && queue.shift();
      if (!call) return;
      if (worker === thread && !degraded) tell('late');
      void worker.run(call);
    }
  }

  /** A worker fit for a call; or none, and then `serve` follows as soon as there may be one. */
  function acquire(): PooledWorker | undefined {
    for (;;) {
      const coming = [...workers].filter(isComingUp).length;
      // The worker that was used last, so that those not needed are freed.
      const [idle] = [...workers]
        .filter(({ state }) => state === 'idle')
        .sort((one, other) => other.idleSince - one.idleSince);
      if (idle && clock() - idle.idleSince <= limits.staleMs) return idle;
      if (!idle && thread?.state === 'idle') {
        // Where this thread stands in for workers, one comes up behind it.
        if (!degraded && hasRoom() && coming === 0) start();
        return thread;
      }
      const isThreadComing = opening || thread?.state === 'starting';
      if (coming + Number(isThreadComing) >= queue.length) break;
      if (idle) void idle.checkLiveness();
      else if (hasRoom()) start();
      else break;
    }
    if (!degraded && !hasThread() && !hasStarted() && [...workers].some(({ isLate }) => isLate)) void openThread();
    return undefined;
  }

  function start(): void {
    if (!spawn) turnToThread('unavailable');
    latestStart = degraded ? openThread() : startWorker();
  }

  async function startWorker(): Promise<void> {
    const order = crashes.started();
    try {
      const endpoint = spawn?.(`robo-da-sorte-${order}`);
      if (endpoint) await admit(endpoint, order);
    } catch {
      noteCrash(order, 'unavailable');
      if (!hasThread()) spawnFailed();
    }
  }

  /** Takes in the worker that was started `order`-th; resolves when it is ready or has failed. */
  function admit(endpoint: WorkerLike, order: number): Promise<void> {
    const worker: PooledWorker = createPooledWorker(endpoint, {
      ...shared,
      inline: false,
      stop: () => endpoint.terminate(),
      onLate: serve,
      onIdle() {
        if (degraded) drop(worker);
        onIdle();
      },
      onEnd(crash) {
        workers.delete(worker);
        if (crash) noteCrash(order, crash.cause, crash.way === 'silent');
        if (crash?.call) lost(crash.call, crash.way);
        if (crash?.during === 'starting' && !hasThread()) spawnFailed();
        serve();
      },
    });
    workers.add(worker);
    return worker.start();
  }

  /** Loads the tasks on this thread; resolves when they are ready or have failed. To the calls that wait it is news. */
  async function openThread(): Promise<void> {
    opening = true;
    for (const call of queue) call.progress(0);
    const loading = degrade();
    const port = await withinLimit(loading, limits.spawnMs, clock).catch(() => {
      loading.then((late) => late.close()).catch(() => {});
    });
    opening = false;
    if (disposed) return port?.close();
    if (!port) return threadFailed();
    thread = createPooledWorker(port, {
      ...shared,
      inline: true,
      stop: () => port.close(),
      onIdle,
      onEnd(crash) {
        thread = undefined;
        if (crash?.call) fail(crash.call, crash.way);
        if (crash?.during === 'starting') threadFailed();
        serve();
      },
    });
    await thread.start();
  }

  function onIdle(): void {
    serve();
    stepBack();
  }

  /** This thread ends once it is free and a worker is there that it has stood in for. */
  function stepBack(): void {
    if (degraded || !hasStarted() || (thread && thread.state !== 'idle')) return;
    dropThread();
    tell(null);
  }

  /** A call lost its worker. While this thread serves alone it takes what workers dropped, however often. */
  function lost(call: Call, way: Crash['way']): void {
    if (call.settled) return;
    if (degraded || call.retryWait('crashed') !== undefined) queue.unshift(call);
    else fail(call, way);
  }

  /** Whose answer is refused once more had no bad luck: the code is at fault. */
  function fail(call: Call, way: Crash['way']): void {
    const isRefused = way === 'refused';
    if (isRefused) onFault?.('answer');
    call.reject(
      isRefused
        ? new PoolError('refused', `what ${call.task} answered is no answer`)
        : new PoolError('crashed', `${call.task} lost its worker`),
    );
  }

  /** A worker did not start: no fault of the call that waits, but it must not wait for ever either. */
  function spawnFailed(): void {
    const [call] = queue;
    if (!call || degraded || call.retryWait('spawn-failed') !== undefined) return;
    queue.shift();
    call.reject(new PoolError('spawn-failed', 'no worker could be started'));
  }

  /** This thread cannot serve. Where it was to stand in, calls wait on, and the next one has it tried again. */
  function threadFailed(): void {
    for (const call of degraded ? queue.splice(0) : []) {
      call.reject(new PoolError('spawn-failed', 'the tasks could not be loaded'));
    }
  }

  /** With `isEnough` this crash alone turns to this thread: another worker would cost as long a wait. */
  function noteCrash(order: number, cause: DegradedCause, isEnough = false): void {
    onCrash?.(cause);
    if (crashes.add(clock(), order) || isEnough) turnToThread(cause);
  }

  /** Turns to this thread for good; workers that have a call may still answer it. */
  function turnToThread(cause: DegradedCause): void {
    if (degraded) return;
    degraded = true;
    for (const worker of workers) if (worker.state !== 'busy') drop(worker);
    tell(cause);
  }

  function drop(worker: PooledWorker): void {
    workers.delete(worker);
    worker.terminate();
  }

  function dropThread(): void {
    thread?.terminate();
    thread = undefined;
  }

  return {
    serve,
    /** Asks the worker that has a call to stop. */
    cancel(call: Call): void {
      for (const worker of [...workers, thread]) if (worker?.call === call) worker.cancel();
    },
    /** Starts the first worker; resolves when it is ready or failed to start. */
    async warm(): Promise<void> {
      if (workers.size === 0 && !hasThread() && !disposed) start();
      await latestStart;
    },
    /** Asks every worker for life, idle or busy, and has calls served that wait. */
    checkLiveness(): void {
      for (const worker of workers) void worker.checkLiveness();
      serve();
    },
    /** Ends all workers; the calls that they have are done anew after `checkLiveness`. */
    rest(): void {
      for (const worker of workers) {
        const { call } = worker;
        drop(worker);
        if (call && !call.settled) queue.unshift(call);
      }
    },
    /** Ends all workers. */
    dispose(): void {
      disposed = true;
      for (const worker of workers) drop(worker);
      dropThread();
    },
  };
}

/** True for a worker that will be idle soon without anything more being done. */
function isComingUp({ state, isLate }: PooledWorker): boolean {
  return (state === 'starting' && !isLate) || state === 'checking';
}

/** Counts the crashes of the last `crashWindowMs`. */
function createCrashWindow({ crashLimit, crashWindowMs, crashTogetherMs }: PoolLimits) {
  let times: number[] = [];
  let last = 0;
  /** The last worker that was started before the latest crash. */
  let lastThere = 0;
  return {
    /** A worker has been started; returns its order, counted from 1. */
    started: () => ++last,
    /**
     * Records that the worker that was started `order`-th crashed at `now`; true when that makes too many in the
     * window. Workers that were there at a crash and go soon after it went of the same cause, which is counted once;
     * one that was started since then is a crash of its own.
     */
    add(now: number, order: number): boolean {
      const latest = times[times.length - 1];
      const isSameCause = order <= lastThere && latest !== undefined && now - latest <= crashTogetherMs;
      if (isSameCause) return false;
      lastThere = last;
      times = [...times.filter((time) => now - time < crashWindowMs), now];
      return times.length >= crashLimit;
    },
  };
}
