import type { Endpoint } from 'comlink';
import type { Answer } from '../../workers/protocol/api.ts';
import type { Call } from './call.ts';
import { PoolError } from './pool-error.ts';
import type { DegradedCause, PoolLimits } from './pool-options.ts';
import { startLimit } from './time-limit.ts';
import { createWorkerHandle } from './worker-handle.ts';

/**
 * - `starting`: not yet answered its first ping;
 * - `checking`: asked for life, not to be scheduled on before it answers;
 * - `busy`: has a call whose caller waits;
 * - `cancelling`: has a call whose caller has gone.
 */
export type WorkerState = 'starting' | 'checking' | 'idle' | 'busy' | 'cancelling' | 'ended';

/** How a worker died. */
export interface Crash {
  /** What it was doing. */
  readonly during: WorkerState;
  readonly call: Call | undefined;
  readonly cause: DegradedCause;
  /** True when it lives, for all that is known, and does nothing: so would the next. */
  readonly isSilent: boolean;
}

/** What a worker tells whoever it belongs to. */
export interface WorkerEvents {
  /** It is free. */
  onIdle(worker: PooledWorker): void;
  /** A call is answered; false when the worker is of no more use. `dispatched` is of its clock. */
  onAnswer(call: Call, answer: Answer<unknown>, dispatched: number): boolean;
  /** It died. */
  onCrash(worker: PooledWorker, crash: Crash): void;
  /** It ended without a crash: nobody needed it, or it did not stop or answer in time. */
  onEnd(worker: PooledWorker): void;
}

/** A worker of the pool, or this thread in the place of one: its state and all of its timers. */
export interface PooledWorker {
  /** True for the tasks served on this thread: they cannot be ended, nor die silently. */
  readonly inline: boolean;
  /** How many workers were started up to and with it; 0 for this thread. */
  readonly order: number;
  readonly state: WorkerState;
  /** The call it has, while `busy` or `cancelling`. */
  readonly call: Call | undefined;
  readonly idleSince: number;
  /** Waits for its first answer; true when it is ready. A worker that is not has crashed. */
  start(): Promise<boolean>;
  /** Has it do a call, within the call's deadline; without one, as long as it tells of it. */
  run(call: Call): void;
  /** Asks it to stop, and ends it when it does not in time; the caller of its call has gone. */
  cancel(): void;
  /** Asks an idle worker for life. A dead one is no crash: the page's absence ended it. */
  check(): void;
  /** Asks it for life, idle or busy. */
  checkLiveness(): void;
  /** Ends it at once, without an event. */
  terminate(): void;
}

interface WorkerOptions {
  readonly order: number;
  readonly limits: PoolLimits;
  readonly clock: () => number;
  readonly events: WorkerEvents;
}

/** Takes an endpoint into the pool; `stop` ends what is behind it. */
export function createPooledWorker(
  endpoint: Endpoint,
  stop: () => void,
  { order, limits, clock, events }: WorkerOptions,
): PooledWorker {
  const inline = order === 0;
  let state: WorkerState = 'starting';
  let current: Call | undefined;
  let idleSince = 0;
  let stopTimer = () => {};
  let stopHeartbeat = () => {};

  const handle = createWorkerHandle(endpoint, stop, clock, (event) => {
    // Before its first answer, an error without words tells that the script did not load.
    const isMute = event.type === 'error' && !(event as ErrorEvent).message;
    crash(state === 'starting' && isMute ? 'not-loaded' : 'crashed');
  });

  const hasEnded = () => state === 'ended';

  /** One timer at a time: deadline, grace or idle shutdown, as the state has it. */
  function setTimer(ms: number, expire: () => void): void {
    stopTimer();
    stopTimer = startLimit(ms, clock, expire);
  }

  function becomeIdle(): void {
    if (state === 'ended') return;
    state = 'idle';
    current = undefined;
    idleSince = clock();
    if (!inline) setTimer(limits.idleMs, end);
    events.onIdle(worker);
  }

  async function run(call: Call): Promise<void> {
    const dispatched = clock();
    state = 'busy';
    current = call;
    const { deadlineMs } = call;
    const wait = () => setTimer(deadlineMs ?? limits.silentMs, timeOut);
    wait();
    if (!inline) listen(call);
    const answer = await handle.run(call, deadlineMs === undefined ? wait : () => {});
    if (hasEnded()) return;
    if (!answer) return crash('crashed');
    stopTimer();
    stopHeartbeat();
    if (events.onAnswer(call, answer, dispatched) || inline) becomeIdle();
    else end();
  }

  /** Asks for life again and again during a call: some workers end without a word. */
  function listen(call: Call): void {
    stopHeartbeat = startLimit(limits.heartbeatMs, clock, async () => {
      if (!(await handle.ping(limits.pingMs))) crash('crashed');
      else if (!hasEnded() && current === call) listen(call);
    });
  }

  function timeOut(): void {
    if (!inline && current?.deadlineMs === undefined) {
      crash('crashed', true);
      return;
    }
    current?.reject(new PoolError('timeout', `${current.task} took too long`));
    if (inline) cancel();
    else end();
  }

  function cancel(): void {
    stopTimer();
    state = 'cancelling';
    if (current) handle.cancel(current.id);
    if (!inline) setTimer(limits.graceMs, end);
  }

  async function check(): Promise<void> {
    stopTimer();
    state = 'checking';
    if (await handle.ping(limits.pingMs)) becomeIdle();
    else end();
  }

  function crash(cause: DegradedCause, isSilent = false): void {
    const death = { during: state, call: current, cause, isSilent };
    if (terminate()) events.onCrash(worker, death);
  }

  function end(): void {
    if (terminate()) events.onEnd(worker);
  }

  /** False when it has ended before. */
  function terminate(): boolean {
    if (state === 'ended') return false;
    state = 'ended';
    stopTimer();
    stopHeartbeat();
    handle.kill();
    return true;
  }

  const worker: PooledWorker = {
    inline,
    order,
    get state() {
      return state;
    },
    get call() {
      return current;
    },
    get idleSince() {
      return idleSince;
    },
    async start() {
      const isReady = (await handle.ping(limits.spawnMs)) && !hasEnded();
      if (isReady) becomeIdle();
      else crash('crashed');
      return isReady;
    },
    run,
    cancel,
    check,
    async checkLiveness() {
      if (state === 'idle') return check();
      if (state === 'busy' && !(await handle.ping(limits.pingMs))) crash('crashed');
    },
    terminate,
  };
  return worker;
}
