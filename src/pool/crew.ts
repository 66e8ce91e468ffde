import type { Endpoint } from 'comlink';
import type { Call } from './call.ts';
import { createCrashWindow } from './crash-window.ts';
import { createHedge } from './hedge.ts';
import { causeOf, freshestIdle, isComingUp, type Member } from './member.ts';
import type { DegradedCause, PoolLimits, PoolOptions } from './pool-options.ts';
import { createRecovery } from './recovery.ts';
import { startLimit, withinLimit } from './time-limit.ts';
import { createWorkerHandle } from './worker-handle.ts';

/** What the crew asks of whoever has the calls. */
export interface CrewHooks {
  /** How many calls wait. */
  waiting(): number;
  /** A member is idle, or there is room for one: calls that wait may be served. */
  ready(): void;
  /** A worker died under a call. */
  lost(call: Call, member: Member): void;
  /** A worker did not start, and this thread does not stand in for it. */
  spawnFailed(): void;
  /** Not even this thread can serve the calls that wait. */
  unavailable(): void;
}

/**
 * The members of a pool: starts, checks, frees and loses its workers. Where none comes to be
 * ready in time, this thread stands in; where they keep failing, it serves alone until there can
 * be workers again.
 */
export interface Crew {
  /** True while only this thread serves calls. */
  readonly degraded: boolean;
  /** A member fit for a call; or none, and then `ready` follows as soon as there may be one. */
  take(): Member | undefined;
  /** Makes a member free for the next call. */
  rest(member: Member): void;
  /** Looks after a member that has just been given a call. */
  watch(member: Member): void;
  /** Ends a member at once. */
  discard(member: Member): void;
  /** Ends a member that has crashed, which counts. */
  lose(member: Member): void;
  /** True until the member has died or been ended. */
  has(member: Member): boolean;
  /** The member that has the call, if any. */
  find(call: Call): Member | undefined;
  /** The calls that members have. */
  calls(): Call[];
  /** Starts the first member; resolves when it is ready or failed to start. */
  warm(): Promise<void>;
  /** Asks every member for life, idle or busy. */
  checkLiveness(): void;
  /** Ends all members. */
  dispose(): void;
}

/** A crew without members. */
export function createCrew(
  options: PoolOptions,
  limits: PoolLimits,
  clock: () => number,
  hooks: CrewHooks,
): Crew {
  const { crashLimit, crashWindowMs, crashTogetherMs } = limits;
  const crashes = createCrashWindow(crashLimit, crashWindowMs, crashTogetherMs);
  const hedge = createHedge(limits.hedgeMs, clock, standIn);
  const recovery = createRecovery(limits.quietMs, clock, () => void tryWorker());
  const members = new Set<Member>();
  let disposed = false;
  let degraded = false;
  let opening = false;
  let latestStart: Promise<unknown> = Promise.resolve();
  let trial: Promise<boolean> | undefined;

  const workers = () => [...members].filter(({ inline }) => !inline);
  const threads = () => [...members].filter(({ inline }) => inline);
  const hasThread = () => opening || threads().length > 0;

  function take(): Member | undefined {
    for (;;) {
      const idle = freshestIdle(members);
      if (idle?.inline) startBehind();
      if (idle && (idle.inline || clock() - idle.idleSince <= limits.staleMs)) return idle;
      if (comingUp() >= hooks.waiting()) break;
      if (idle) check(idle);
      else if (hasRoom()) start();
      else break;
    }
    if (!degraded && !hasThread() && workers().some(isComingUp)) hedge.wait();
    return undefined;
  }

  /** How many will be free soon. A worker that a degraded pool only tries is not counted on. */
  function comingUp(): number {
    const counted = degraded ? threads() : [...members];
    return counted.filter(isComingUp).length + (opening ? 1 : 0);
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

  /** Tries in a degraded pool whether there can be workers; true when there is one. */
  function tryWorker(): Promise<boolean> {
    trial ??= startWorker().finally(() => {
      trial = undefined;
    });
    return trial;
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
      if (degraded) await tryWorker();
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

  /** `order` is 0 for this thread. True when the member has become ready. */
  async function admit(endpoint: Endpoint, stop: () => void, order: number): Promise<boolean> {
    const handle = createWorkerHandle(endpoint, stop, clock, (event) =>
      lose(member, causeOf(member, event)),
    );
    const member: Member = {
      handle,
      inline: order === 0,
      order,
      state: 'starting',
      call: undefined,
      idleSince: 0,
      stopTimer: () => {},
      stopPulse: () => {},
    };
    members.add(member);
    const isReady = (await handle.ping(limits.spawnMs)) && members.has(member);
    if (isReady && degraded && !member.inline) restore();
    if (isReady) rest(member);
    else lose(member);
    return isReady;
  }

  function rest(member: Member): void {
    if (!members.has(member)) return;
    if (!member.inline) {
      hedge.stop();
      if (member.call) recovery.succeed();
    }
    member.call = undefined;
    member.stopPulse();
    if (degraded && !member.inline) {
      discard(member);
    } else {
      member.state = 'idle';
      member.idleSince = clock();
      member.stopTimer = member.inline
        ? () => {}
        : startLimit(limits.idleMs, clock, () => discard(member));
    }
    hooks.ready();
    stepBack();
  }

  /** Ends what stands in, once it is free and a worker is there. */
  function stepBack(): void {
    if (degraded || workers().every(({ state }) => state === 'starting')) return;
    for (const thread of threads()) if (thread.state === 'idle') discard(thread);
  }

  /** Asks an idle member for life. A dead one is no crash: the page's absence ended it. */
  async function check(member: Member): Promise<void> {
    member.stopTimer();
    member.state = 'checking';
    if (await member.handle.ping(limits.pingMs)) {
      rest(member);
    } else {
      discard(member);
      hooks.ready();
    }
  }

  /** Asks a member for life again and again while it has its call. */
  function watch(member: Member): void {
    if (member.inline) return;
    const { call } = member;
    member.stopPulse = startLimit(limits.pulseMs, clock, async () => {
      const alive = await member.handle.ping(limits.pingMs);
      if (!alive) lose(member);
      else if (members.has(member) && call && member.call === call) watch(member);
    });
  }

  function lose(member: Member, cause: DegradedCause = 'crashed'): void {
    if (!members.has(member)) return;
    const { state, call, inline, order } = member;
    discard(member);
    if (!inline) noteCrash(order, cause);
    if (call) hooks.lost(call, member);
    if (state === 'starting' && inline) threadFailed();
    else if (state === 'starting' && !hasThread()) hooks.spawnFailed();
    hooks.ready();
  }

  function noteCrash(order: number, cause: DegradedCause): void {
    const isTooMany = crashes.add(clock(), order);
    if (degraded) recovery.schedule();
    else if (isTooMany) degrade(cause);
  }

  /** Turns to this thread; workers that have a call may still answer it. */
  function degrade(cause: DegradedCause): void {
    if (degraded) return;
    degraded = true;
    hedge.stop();
    for (const worker of workers()) if (worker.state !== 'busy') discard(worker);
    if (options.spawn) recovery.schedule();
    options.onDegraded(cause);
  }

  /** Turns back to workers; this thread may still answer the call that it has. */
  function restore(): void {
    degraded = false;
    recovery.stop();
    crashes.clear();
    options.onDegraded(null);
  }

  function discard(member: Member): void {
    if (!members.delete(member)) return;
    member.stopTimer();
    member.stopPulse();
    member.handle.kill();
  }

  return {
    get degraded() {
      return degraded;
    },
    take,
    rest,
    watch,
    discard,
    lose,
    has: (member) => members.has(member),
    find: (call) => [...members].find((member) => member.call === call),
    calls: () => [...members].flatMap(({ call }) => call ?? []),
    async warm() {
      if (members.size === 0 && !opening && !disposed) start();
      await latestStart;
    },
    checkLiveness() {
      for (const worker of workers()) {
        if (worker.state === 'idle') check(worker);
        if (worker.state !== 'busy') continue;
        worker.handle.ping(limits.pingMs).then((alive) => {
          if (!alive) lose(worker);
        });
      }
    },
    dispose() {
      disposed = true;
      hedge.stop();
      recovery.stop();
      for (const member of members) discard(member);
    },
  };
}
