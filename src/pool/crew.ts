import type { Endpoint } from 'comlink';
import type { Call } from './call.ts';
import { createCrashWindow } from './crash-window.ts';
import { comingUp, freshestIdle, type Member } from './member.ts';
import type { PoolLimits, PoolOptions } from './pool-options.ts';
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
  /** A worker did not start. */
  spawnFailed(): void;
  /** Not even this thread can serve the calls that wait. */
  unavailable(): void;
}

/** The workers of a pool: starts, checks, frees and loses them, and in the end does without. */
export interface Crew {
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
  const crashes = createCrashWindow(limits.crashLimit, limits.crashWindowMs);
  const members = new Set<Member>();
  let spawned = 0;
  let disposed = false;
  let degraded = false;
  let opening = false;
  let latestStart: Promise<void> = Promise.resolve();

  function take(): Member | undefined {
    for (;;) {
      const idle = freshestIdle(members);
      if (idle && (idle.inline || clock() - idle.idleSince <= limits.staleMs)) return idle;
      if (comingUp(members) + (opening ? 1 : 0) >= hooks.waiting()) return undefined;
      if (idle) check(idle);
      else if (hasRoom()) start();
      else return undefined;
    }
  }

  function hasRoom(): boolean {
    if (degraded) return !opening && ![...members].some(({ inline }) => inline);
    return members.size < options.size;
  }

  function start(): void {
    if (!options.spawn) degradeForGood();
    latestStart = degraded || !options.spawn ? openInline() : startWorker(options.spawn);
  }

  async function startWorker(spawn: NonNullable<PoolOptions['spawn']>): Promise<void> {
    try {
      const worker = spawn(`robo-da-sorte-${++spawned}`);
      await admit(worker, () => worker.terminate(), false);
    } catch {
      noteCrash();
      hooks.spawnFailed();
    }
  }

  async function openInline(): Promise<void> {
    opening = true;
    try {
      const port = await withinLimit(options.degrade(), limits.spawnMs, clock);
      opening = false;
      if (disposed) port.close();
      else await admit(port, () => port.close(), true);
    } catch {
      opening = false;
      hooks.unavailable();
    }
  }

  async function admit(endpoint: Endpoint, stop: () => void, inline: boolean): Promise<void> {
    const handle = createWorkerHandle(endpoint, stop, clock, () => lose(member));
    const member: Member = {
      handle,
      inline,
      state: 'starting',
      call: undefined,
      idleSince: 0,
      stopTimer: () => {},
      stopPulse: () => {},
    };
    members.add(member);
    if (await handle.ping(limits.spawnMs)) rest(member);
    else lose(member);
  }

  function rest(member: Member): void {
    if (!members.has(member)) return;
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
      else if (call !== undefined && member.call === call) watch(member);
    });
  }

  /** A member has crashed, which `note` counts. */
  function lose(member: Member, note: () => void = noteCrash): void {
    if (!members.has(member)) return;
    const { state, call, inline } = member;
    discard(member);
    if (!inline) note();
    if (call) hooks.lost(call, member);
    if (state === 'starting' && inline) hooks.unavailable();
    if (state === 'starting' && !inline) hooks.spawnFailed();
    hooks.ready();
  }

  function noteCrash(): void {
    if (crashes.add(clock())) degradeForGood();
  }

  /** Turns to this thread; workers that have a call may still answer it. */
  function degradeForGood(): void {
    if (degraded) return;
    degraded = true;
    for (const member of members) if (member.state !== 'busy') discard(member);
    options.onDegraded();
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
      // Workers that die together died of one cause: one crash, however many there were.
      let noted = false;
      const noteOnce = () => {
        if (!noted) noteCrash();
        noted = true;
      };
      for (const member of members) {
        if (member.inline) continue;
        if (member.state === 'idle') check(member);
        if (member.state !== 'busy') continue;
        member.handle.ping(limits.pingMs).then((alive) => {
          if (!alive) lose(member, noteOnce);
        });
      }
    },
    dispose() {
      disposed = true;
      for (const member of members) discard(member);
    },
  };
}
