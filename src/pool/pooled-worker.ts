import { type Endpoint, proxy, releaseProxy, wrap } from 'comlink';
import type { Answer, ProgressMessage, WorkerApi } from '../../workers/tasks/api.ts';
import { isAnswer } from './answers.ts';
import { type Call, PoolError } from './call.ts';
import type { DegradedCause, PoolLimits } from './pool-options.ts';
import { startLimit, withinLimit } from './time-limit.ts';

/**
 * - `starting`: not yet answered its first ping;
 * - `checking`: asked for life, not to be scheduled on before it answers;
 * - `busy`: has a call whose caller waits;
 * - `cancelling`: has a call whose caller has gone.
 */
type WorkerState = 'starting' | 'checking' | 'idle' | 'busy' | 'cancelling' | 'ended';

/** How a worker died. */
export interface Crash {
  /** What it was doing. */
  readonly during: WorkerState;
  readonly call: Call | undefined;
  readonly cause: DegradedCause;
  /** `silent`: it may live, and has told nothing of its call for too long. `refused`: what it answered is no answer. */
  readonly way: 'lost' | 'silent' | 'refused';
}

interface WorkerOptions {
  /** True for the tasks served on this thread: they cannot be ended, nor die silently. */
  readonly inline: boolean;
  readonly limits: PoolLimits;
  readonly clock: () => number;
  /** Ends what is behind the endpoint. */
  readonly stop: () => void;
  /** It is late, and is waited for all the same; without this it counts as crashed then. */
  readonly onLate?: () => void;
  /** It is free. */
  readonly onIdle: () => void;
  /** A call is answered; false when the worker is of no more use. `dispatched` is of its clock. */
  readonly onAnswer: (call: Call, answer: Answer<unknown>, dispatched: number) => boolean;
  /** It ended: it crashed, or was idle too long, or did not stop or answer in time. */
  readonly onEnd: (crash?: Crash) => void;
}

/** Why a worker is lost, as far as events tell: it threw, did not load, or sent what cannot be read. */
const DEATHS = ['error', 'messageerror'] as const;

/** Only the worker itself writes what it is. */
export type PooledWorker = Readonly<ReturnType<typeof createPooledWorker>>;

/**
 * A worker of the pool, or this thread in the place of one: its state and all of its timers. Its endpoint is wrapped
 * once, for as long as it lives.
 */
export function createPooledWorker(
  endpoint: Endpoint,
  { inline, limits, clock, stop, onLate, onIdle, onAnswer, onEnd }: WorkerOptions,
) {
  const remote = wrap<WorkerApi>(endpoint);
  /** How far it is with its call: a worker that was lost may have been further. */
  let furthest = 0;
  let stopTimer = () => {};
  let stopHeartbeat = () => {};
  let giveUp = () => {};
  const death = new Promise<void>((resolve) => (giveUp = resolve));
  const worker = {
    state: 'starting' as WorkerState,
    /** True once it has been `starting` for too long. */
    isLate: false,
    /** The call it has, while `busy` or `cancelling`. */
    call: undefined as Call | undefined,
    idleSince: 0,
    start,
    run,
    cancel,
    checkLiveness,
    terminate,
  };
  const hasEnded = () => worker.state === 'ended';
  const onProgress = ({ id, done }: ProgressMessage) => {
    if (worker.call?.id !== id || worker.call.settled || !(done > furthest && done <= 1)) return;
    furthest = done;
    worker.call.progress(done);
    if (worker.call.deadlineMs === undefined) setTimer(limits.silentMs, timeOut);
  };
  const onDeath = ((event: Event) => {
    // Before its first answer, an error without words tells that the script did not load.
    const isMute = event.type === 'error' && !(event as ErrorEvent).message;
    crash(worker.state === 'starting' && isMute ? 'not-loaded' : 'crashed');
  }) as EventListener;

  for (const type of DEATHS) endpoint.addEventListener(type, onDeath);

  /** True when it answers within `ms`; false when it does not, or ends meanwhile. */
  function ping(ms: number): Promise<boolean> {
    return withinLimit(Promise.race([remote.ping(), death]), ms, clock).then(
      (answer) => answer === 'pong',
      () => false,
    );
  }

  /** One timer at a time: deadline, grace or idle shutdown, as the state has it. */
  function setTimer(ms: number, expire: () => void): void {
    stopTimer();
    stopTimer = startLimit(ms, clock, expire);
  }

  function becomeIdle(): void {
    if (hasEnded()) return;
    worker.state = 'idle';
    worker.call = undefined;
    worker.idleSince = clock();
    if (!inline) setTimer(limits.idleMs, end);
    onIdle();
  }

  /** Resolves when it has answered for the first time, or has crashed instead. */
  async function start(): Promise<void> {
    let isThere = await ping(limits.spawnMs);
    if (!isThere && onLate && !hasEnded()) {
      worker.isLate = true;
      onLate();
      isThere = await ping(limits.idleMs);
    }
    if (!isThere) return crash('crashed');
    // Not before it lives: a channel to a script that never comes would hold all of this for as long as the page.
    if (!hasEnded()) remote.connect(proxy(onProgress)).catch(() => {});
    becomeIdle();
  }

  /** Has it do a call, within the call's deadline; without one, as long as it tells of it. */
  async function run(call: Call): Promise<void> {
    const dispatched = clock();
    worker.state = 'busy';
    worker.call = call;
    furthest = 0;
    setTimer(call.deadlineMs ?? limits.silentMs, timeOut);
    if (!inline) listen(call);
    const answer = await ask(call);
    if (hasEnded()) return;
    if (!answer) return crash('crashed', 'refused');
    stopTimer();
    stopHeartbeat();
    if (onAnswer(call, answer, dispatched) || inline) becomeIdle();
    else end();
  }

  /**
   * Posts a call. Undefined when what came is no answer to it; never settles when the worker dies. An exception that
   * comes through Comlink (an input or an answer that cannot be cloned) is a `failed` outcome with NaN for times: the
   * worker is well, and a retry would end alike.
   */
  async function ask(call: Call): Promise<Answer<unknown> | undefined> {
    try {
      const answer: unknown = await remote.run(call.id, call.task, call.input);
      return isAnswer(call, answer) ? answer : undefined;
    } catch (error) {
      const { message } = Object(error) as Partial<Error>;
      const text = typeof message === 'string' ? message : 'no answer';
      const outcome = { ok: false, code: 'failed', message: text } as const;
      return { outcome, start: Number.NaN, end: Number.NaN };
    }
  }

  /** Asks for life again and again during a call: some workers end without a word. */
  function listen(call: Call): void {
    stopHeartbeat = startLimit(limits.heartbeatMs, clock, async () => {
      if (!(await ping(limits.pingMs))) crash('crashed');
      else if (!hasEnded() && worker.call === call) listen(call);
    });
  }

  function timeOut(): void {
    if (inline || worker.call?.deadlineMs !== undefined) {
      worker.call?.reject(new PoolError('timeout', `${worker.call.task} took too long`));
      if (inline) cancel();
      else end();
    } else crash('crashed', 'silent');
  }

  /** Asks it to stop, and ends it when it does not in time; the caller of its call has gone. */
  function cancel(): void {
    stopTimer();
    worker.state = 'cancelling';
    if (worker.call) remote.cancel(worker.call.id).catch(() => {});
    if (!inline) setTimer(limits.graceMs, end);
  }

  /** Asks it for life, idle or busy. A dead one that was idle is no crash: the page's absence ended it. */
  async function checkLiveness(): Promise<void> {
    if (worker.state === 'busy') {
      if (!(await ping(limits.pingMs))) crash('crashed');
    } else if (worker.state === 'idle') {
      stopTimer();
      worker.state = 'checking';
      if (await ping(limits.pingMs)) becomeIdle();
      else end();
    }
  }

  function crash(cause: DegradedCause, way: Crash['way'] = 'lost'): void {
    const how = { during: worker.state, call: worker.call, cause, way };
    if (terminate()) onEnd(how);
  }

  function end(): void {
    if (terminate()) onEnd();
  }

  /** Ends it at once, without an event; false when it has ended before. */
  function terminate(): boolean {
    if (hasEnded()) return false;
    worker.state = 'ended';
    worker.call = undefined;
    stopTimer();
    stopHeartbeat();
    for (const type of DEATHS) endpoint.removeEventListener(type, onDeath);
    giveUp();
    // Comlink's finalizer holds the endpoint until this, and the endpoint what waits for answers that never come.
    remote[releaseProxy]();
    stop();
    return true;
  }

  return worker;
}
