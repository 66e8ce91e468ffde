import type { Call } from './call.ts';
import type { DegradedCause } from './pool-options.ts';
import type { WorkerHandle } from './worker-handle.ts';

/**
 * - `starting`: not yet answered its first ping;
 * - `checking`: idle, asked for life, not to be scheduled on before it answers;
 * - `busy`: has a call whose caller waits;
 * - `cancelling`: has a call whose caller has gone.
 */
type MemberState = 'starting' | 'checking' | 'idle' | 'busy' | 'cancelling';

/** A worker's place in the crew. */
export interface Member {
  readonly handle: WorkerHandle;
  /** True for the tasks served on this thread: they cannot be ended, nor die silently. */
  readonly inline: boolean;
  /** How many workers were started up to and with it; 0 for this thread. */
  readonly order: number;
  state: MemberState;
  /** The call it has, while `busy` or `cancelling`. */
  call: Call | undefined;
  idleSince: number;
  /** Stops the timer of its state: deadline, grace or idle shutdown. */
  stopTimer: () => void;
  /** Stops asking it for life. */
  stopPulse: () => void;
}

/**
 * The idle worker that was used last, so that those not needed can be freed; without one this
 * thread, if it is idle; or none.
 */
export function freshestIdle(members: Iterable<Member>): Member | undefined {
  let freshest: Member | undefined;
  for (const member of members) {
    if (member.state !== 'idle') continue;
    const { inline, idleSince } = freshest ?? member;
    if (inline || (!member.inline && member.idleSince >= idleSince)) freshest = member;
  }
  return freshest;
}

/** True for a member that will be idle soon without anything more being done. */
export function isComingUp({ state }: Member): boolean {
  return state === 'starting' || state === 'checking';
}

/**
 * Why a member reported its end: before its first answer, an error without words tells that its
 * script did not load.
 */
export function causeOf({ state }: Member, event: Event): DegradedCause {
  const isMute = event.type === 'error' && !(event as ErrorEvent).message;
  return state === 'starting' && isMute ? 'not-loaded' : 'crashed';
}
