import type { Call } from './call.ts';
import type { WorkerHandle } from './worker-handle.ts';

/**
 * - `starting`: not yet answered its first ping;
 * - `checking`: idle, asked for life, not to be scheduled on before it answers;
 * - `busy`: has a call whose caller waits;
 * - `cancelling`: has a call whose caller has gone.
 */
export type MemberState = 'starting' | 'checking' | 'idle' | 'busy' | 'cancelling';

/** A worker's place in the crew. */
export interface Member {
  readonly handle: WorkerHandle;
  /** True for the tasks served on this thread: they cannot be ended, nor die silently. */
  readonly inline: boolean;
  state: MemberState;
  /** The call it has, while `busy` or `cancelling`. */
  call: Call | undefined;
  idleSince: number;
  /** Stops the timer of its state: deadline, grace or idle shutdown. */
  stopTimer: () => void;
  /** Stops asking it for life. */
  stopPulse: () => void;
}

/** The idle member that was used last, so that those not needed can be freed; or none. */
export function freshestIdle(members: Iterable<Member>): Member | undefined {
  let freshest: Member | undefined;
  for (const member of members) {
    if (member.state !== 'idle') continue;
    if (!freshest || member.idleSince >= freshest.idleSince) freshest = member;
  }
  return freshest;
}

/** How many will be idle soon without anything more being done. */
export function comingUp(members: Iterable<Member>): number {
  let count = 0;
  for (const { state } of members) if (state === 'starting' || state === 'checking') count++;
  return count;
}
