import { proxy, subscribe } from 'valtio/vanilla';
import type { Bet } from '../../../workers/shared/bet.ts';
import type { StrategyId } from '../../../workers/shared/catalogue.ts';
import type { History } from '../../../workers/shared/history.ts';
import type { LotteryKey } from '../../../workers/shared/lotteries.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy-options.ts';
import type { GeneratedRun } from '../../../workers/tasks/answer-run.ts';
import type { OverlayTiming, View } from '../../editions.ts';
import type { Failure } from './failure.ts';
import { startPatience } from './patience.ts';
import { startProgress } from './progress.ts';
import type { FollowTick, PreparedRun } from './runner.ts';
import { loadedRunner, loadRunner } from './runner-part.ts';

/**
 * - `opening`: the run is made, its result stands behind the overlay, whose bar fills up;
 * - `leaving`: it was given up there, and stays behind the overlay until the address has left it;
 * - `done` lasts until the next run: the screen has moved on to the result by itself.
 */
type RunStatus = 'idle' | 'running' | 'opening' | 'leaving' | 'done' | 'failed';

/** The run under way. */
export const generation = proxy<{
  status: RunStatus;
  /** 0…100. */
  percent: number;
  /** Counts the overlay's messages, from 0 on. */
  message: number;
  /** The view behind the overlay. */
  origin: View;
  /** What is being made. */
  strategy: StrategyId;
  games: number;
  /** How far the engine is, 0…1. Reports come while it works; a short run goes from 0 to 1. */
  engineDone: number;
  /** Why there is no run, while `status` is `failed`. */
  failure: Failure | null;
}>({
  ...{ status: 'idle', percent: 0, message: 0, origin: 'home' },
  ...{ strategy: 'quick', games: 0, engineDone: 0, failure: null },
});

/** Calls back when anything of it changes, as at each tick; returns what stops it. */
export function followGeneration(callback: () => void): () => void {
  return subscribe(generation, callback);
}

/** What a new run is to be. */
export interface RunOptions {
  readonly lottery: LotteryKey;
  readonly games: number;
  readonly strategy: StrategyId;
  readonly options?: StrategyOptions;
  /** How it is played, `{}` as the lottery has it; as the visitor plays the lottery unless given. */
  readonly bet?: Bet;
  /** What to look at, where it is not what there is today. */
  readonly history?: History | undefined;
  readonly overlay: OverlayTiming;
  readonly origin: View;
}

/** How long the bar takes for the rest of its way, and is seen full, in milliseconds. */
const OPENING_MS = 400;

/** The overlay hides a result for no longer, however long that takes to be drawn, in milliseconds. */
const LONGEST_OPENING_MS = 4000;

let abort: AbortController | undefined;
let opening: ReturnType<typeof setTimeout> | undefined;
/** When the run was complete, on the clock of `performance.now()`. */
let openedAt = 0;
/** The link of the run that was completed last, by its key; empty until the address has it. */
let openedLink = '';
let latest: RunOptions | undefined;
/** When the tap came whose overlay is open without a run behind it; see `adoptTap`. */
let tappedAt: number | undefined;

/** The options of the run that failed; undefined when the last one did not. */
export function failedRunOptions(): RunOptions | undefined {
  return generation.status === 'failed' ? latest : undefined;
}

/**
 * Takes over an overlay that the page has opened before it was live, at `since` on the clock of
 * `performance.now()`: the next run is the one that it stands for.
 */
export function adoptTap(since: number): void {
  tappedAt = since;
  generation.status = 'running';
}

/** True while an overlay that was adopted waits for its run. */
export function isTapWaiting(): boolean {
  return tappedAt !== undefined;
}

/** Forgets an overlay that was adopted, when no run has come of its tap. */
function dropTap(): void {
  if (!isTapWaiting()) return;
  tappedAt = undefined;
  generation.status = 'idle';
}

/**
 * Starts a run with a new seed. Resolves with it when the overlay has no more ticks, while its bar
 * fills up; with null when it was cancelled or has failed (then `status` says so). Undefined when
 * nothing was started: another run is under way, or the options were refused, a failure too.
 */
export function generate(runOptions: RunOptions): Promise<GeneratedRun | null> | undefined {
  if (generation.status === 'running' && !isTapWaiting()) return undefined;
  clearTimeout(opening);
  const since = tappedAt;
  tappedAt = undefined;
  const { strategy, games, origin } = runOptions;
  Object.assign(generation, { percent: 0, message: 0, origin });
  Object.assign(generation, { strategy, games, engineDone: 0, failure: null });
  latest = runOptions;
  const prepared = loadedRunner()?.prepareRun(runOptions);
  if (prepared && !prepared.ok) {
    Object.assign(generation, { status: 'failed', failure: prepared.failure });
    return undefined;
  }
  generation.status = 'running';
  return makeRun(runOptions, prepared, since);
}

/**
 * Gives up the run under way, at once: nothing of it happens from here on. False when there is
 * none, as when it has just completed.
 */
export function cancelGeneration(): boolean {
  const isRunning = generation.status === 'running';
  if (isTapWaiting()) dropTap();
  else if (isRunning) abort?.abort();
  return isRunning;
}

/**
 * Gives up what the overlay stands for, the run under way or its result, before anybody has seen it.
 * False when there is nothing to give up: of two taps the second.
 */
export function leaveRun(): boolean {
  const { status } = generation;
  if (status !== 'opening' && status !== 'done') return cancelGeneration();
  clearTimeout(opening);
  generation.status = 'leaving';
  return true;
}

/** To be called with the key of the link that the address gets for the run that was completed. */
export function noteOpened(link: string): void {
  openedLink = link;
}

/** To be called with the key of the link in the address; undefined when there is none. */
export function noteAddress(link: string | undefined): void {
  if (generation.status === 'leaving' && link !== openedLink) generation.status = 'idle';
}

/** True while the overlay hides the result of a run. */
export function isResultCovered(status: RunStatus): boolean {
  return status === 'opening' || status === 'leaving';
}

/** To be called when the result below the overlay has its first ticket: the overlay may go. */
export function noteDrawn(): void {
  if (generation.status === 'opening') openWithin(openedAt + OPENING_MS - performance.now());
}

function openWithin(ms: number): void {
  clearTimeout(opening);
  opening = setTimeout(() => {
    generation.status = 'done';
  }, ms);
}

/** Forgets that the last run failed. */
export function dismissFailure(): void {
  if (generation.status !== 'failed') return;
  Object.assign(generation, { status: 'idle', failure: null });
}

/** What comes first, the last tick or the abort, is how the run ends: in that very task. */
function makeRun(
  runOptions: RunOptions,
  prepared: PreparedRun | undefined,
  since: number | undefined,
): Promise<GeneratedRun | null> {
  const mine = new AbortController();
  abort = mine;
  const { signal } = mine;
  return new Promise((resolve) => {
    let run: GeneratedRun | null = null;
    let tick: FollowTick | undefined;
    let isAsked = false;
    const end = (status: 'idle' | 'opening' | 'failed', failure: Failure | null = null) => {
      signal.removeEventListener('abort', cancel);
      stop();
      patience.stop();
      Object.assign(generation, { status, failure });
      resolve(status === 'opening' ? run : null);
    };
    const stop = startProgress(
      runOptions.overlay,
      {
        onTick(percent, message) {
          Object.assign(generation, { percent, message });
          if (__PROFILE__) tick?.(percent, run);
        },
        complete() {
          if (!run) return false;
          generation.percent = 100;
          if (__PROFILE__) tick?.(100, run);
          end('opening');
          openedAt = performance.now();
          openedLink = '';
          openWithin(LONGEST_OPENING_MS);
          return true;
        },
      },
      since,
    );
    const cancel = () => end('idle');
    signal.addEventListener('abort', cancel);
    const gone = since === undefined ? 0 : performance.now() - since;
    const patience = startPatience(() => {
      end('failed', { code: isAsked ? 'timeout' : 'not-loaded' });
      mine.abort();
    }, gone);
    const onProgress = (done: number) => {
      if (signal.aborted) return;
      generation.engineDone = done;
      patience.renew();
    };
    const ask = (ready: PreparedRun) => {
      if (signal.aborted) return;
      if (!ready.ok) return end('failed', ready.failure);
      isAsked = true;
      if (__PROFILE__) tick = ready.followTick;
      void ready.ask(signal, onProgress).then((answer) => {
        if (signal.aborted) return;
        if (!answer.ok) return end('failed', answer.failure);
        patience.stop();
        run = answer.value;
        generation.engineDone = 1;
      });
    };
    if (prepared) return ask(prepared);
    loadRunner().then(
      (part) => ask(part.prepareRun(runOptions)),
      () => {
        if (!signal.aborted) end('failed', { code: 'not-loaded' });
      },
    );
  });
}
