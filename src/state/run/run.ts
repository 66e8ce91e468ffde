import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { Bet } from '../../../workers/shared/bet/bet.ts';
import type { History } from '../../../workers/shared/run/history.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import type { TicketFacts } from '../../../workers/shared/strategy/ticket-facts.ts';
import type { WheelReport } from '../../../workers/shared/strategy/wheel-report.ts';
import type { GeneratedRun } from '../../../workers/tasks/answer-run.ts';
import type { OverlayTiming, View } from '../../editions.ts';
import { noteEvent } from '../../platform/events.ts';
import type { Failure } from './failure.ts';

/** What a new run is to be. */
export interface RunOptions extends Pick<GenerateRequest, 'lottery' | 'games' | 'strategy' | 'options'> {
  /** How it is played, `{}` as the lottery has it; as the visitor plays the lottery unless given. */
  readonly bet?: Bet;
  /** What to look at, where it is not what there is today. */
  readonly history?: History | undefined;
  readonly overlay: OverlayTiming;
  /** The view that it starts from, which stays behind the overlay. */
  readonly origin: View;
}

/**
 * - `idle`: nothing has been made yet;
 * - `asking`: the overlay ticks while the engine works;
 * - `opening`: the tickets stand behind the overlay, whose bar fills up;
 * - `leaving`: they were given up there, and stay behind it until the address has left them;
 * - `shown`: there are tickets, for the view of their link;
 * - `replaying`: the tickets of a link are made again;
 * - `failed`: there are no new tickets, see `failure`.
 */
export type Phase = 'idle' | 'asking' | 'opening' | 'leaving' | 'shown' | 'replaying' | 'failed';

export interface Run {
  phase: Phase;
  /** What was asked for last; null when a link was. */
  asked: RunOptions | null;
  /** How far the overlay's bar is, 0…100. */
  percent: number;
  /** Counts the overlay's messages, from 0 on. */
  message: number;
  /** How far the engine is, 0…1. Reports come while it works; a short run goes from 0 to 1. */
  engineDone: number;
  /** What the engine has made; the overlay's last tick puts it on the screen. */
  made: GeneratedRun | null;
  /** Null unless the phase is `failed`. */
  failure: Failure | null;
  /**
   * The keys of the links that name the tickets: their own first. After a swap the one before is there too, until the
   * address has followed.
   */
  links: readonly string[];
  /** Of the tickets; null while there are none. A run that is being made leaves the last ones here. */
  receipt: Receipt | null;
  tickets: readonly Ticket[];
  /** Why these numbers: one entry for each ticket. */
  facts: readonly TicketFacts[];
  /** What was proven of the batch; null unless it is a wheel. */
  proof: WheelReport | null;
  /** How many tickets, from the first on, show their score. */
  scored: number;
  /** Do the numbers come one by one? As a run is shown that has just been made, and not for long. */
  isRevealing: boolean;
}

/** The run that is being made, and the tickets that there are. */
export const run = proxy<Run>({
  phase: 'idle',
  asked: null,
  percent: 0,
  message: 0,
  engineDone: 0,
  made: null,
  failure: null,
  links: [],
  receipt: null,
  tickets: ref([]),
  facts: ref([]),
  proof: null,
  scored: 0,
  isRevealing: false,
});

let endPhase = () => {};

/**
 * Goes to a phase, with what else changes. First it ends what the phase before has under way; `onEnd` ends what this
 * one has.
 */
export function transition(phase: Phase, changes: Partial<Run> = {}, onEnd = () => {}): void {
  endPhase();
  endPhase = onEnd;
  Object.assign(run, changes, { phase });
  noteEvent(`run ${phase} ${run.asked?.lottery} ${run.asked?.strategy} ${run.failure?.code}`);
}

/** Goes back to the tickets that there are, or to none. */
export function settle(): void {
  transition(run.receipt ? 'shown' : 'idle', { failure: null });
}

/** Calls back when anything of it changes, as at each tick; returns what stops it. */
export function followRun(callback: () => void): () => void {
  return subscribe(run, callback);
}

/** True while the overlay hides the tickets of a run that has just been made. */
export function isResultCovered(phase: Phase): boolean {
  return phase === 'opening' || phase === 'leaving';
}

/** Forgets that the last run failed. That a link could not be made again is its own view's to say. */
export function dismissFailure(): void {
  if (run.phase === 'failed' && run.asked) settle();
}
