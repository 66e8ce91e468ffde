import { proxy } from 'valtio/vanilla';
import type { LotteryKey } from '../../workers/domain/lotteries.ts';
import type { StrategyId } from '../../workers/domain/strategies/catalogue.ts';
import type { StrategyOptions } from '../../workers/domain/strategies/options.ts';
import { checkGenerateRequest, type RequestProblem } from '../../workers/protocol/request.ts';
import type { GeneratedRun } from '../../workers/protocol/tasks.ts';
import type { OverlayTiming, View } from '../editions.ts';
import { currentInstant } from '../platform/clock.ts';
import { randomSeed } from '../platform/entropy.ts';
import { historySource } from './history-source.ts';
import { startProgress } from './progress.ts';
import { runRequest } from './run-request.ts';

/** The run under way. */
export const generation = proxy<{
  /** `done` lasts until the next run: the screen moves on to the result by itself. */
  status: 'idle' | 'running' | 'done' | 'failed';
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
  /** Why the engine refused the wish, when that is why `status` is `failed`. */
  problem: RequestProblem | null;
}>({
  ...{ status: 'idle', percent: 0, message: 0, origin: 'home' },
  ...{ strategy: 'quick', games: 0, engineDone: 0, problem: null },
});

/** What a new run is to be. */
export interface Wish {
  readonly lottery: LotteryKey;
  readonly games: number;
  readonly strategy: StrategyId;
  readonly options?: StrategyOptions;
  readonly overlay: OverlayTiming;
  readonly origin: View;
}

let abort: AbortController | undefined;
let latest: Wish | undefined;

/** The wish of the run that failed; undefined when the last one did not. */
export function failedWish(): Wish | undefined {
  return generation.status === 'failed' ? latest : undefined;
}

/**
 * Starts a run with a new seed and resolves with it when the overlay completes; with null when
 * it was cancelled, failed (then `status` says so) or another run is under way. A wish outside
 * the limits throws a RequestError before anything starts.
 */
export async function generate(wish: Wish): Promise<GeneratedRun | null> {
  const request = checkGenerateRequest({
    lottery: wish.lottery,
    games: wish.games,
    strategy: wish.strategy,
    ...(wish.options && { options: wish.options }),
    seed: randomSeed(),
    now: currentInstant(),
    ...historySource(),
  });
  if (generation.status === 'running') return null;
  Object.assign(generation, { status: 'running', percent: 0, message: 0, origin: wish.origin });
  const { strategy, games } = wish;
  Object.assign(generation, { strategy, games, engineDone: 0, problem: null });
  latest = wish;
  abort = new AbortController();
  const { signal } = abort;

  let run: GeneratedRun | undefined;
  const onProgress = (done: number) => {
    generation.engineDone = done;
  };
  const engineDone = runRequest(signal, request, onProgress).then((outcome) => {
    if (!outcome.ok) {
      if (!signal.aborted) generation.problem = outcome.problem ?? null;
      throw new Error(outcome.message);
    }
    run = outcome.value;
    generation.engineDone = 1;
  });
  const overlayDone = showProgress(wish.overlay, signal, () => run !== undefined);
  try {
    await Promise.all([engineDone, overlayDone]);
    generation.percent = 100;
    generation.status = 'done';
    return run ?? null;
  } catch {
    generation.status = signal.aborted ? 'idle' : 'failed';
    abort.abort();
    return null;
  }
}

/** Gives up the run under way, if there is one. */
export function cancelGeneration(): void {
  abort?.abort();
}

/** Forgets that the last run failed. */
export function dismissFailure(): void {
  if (generation.status === 'failed') generation.status = 'idle';
}

function showProgress(timing: OverlayTiming, signal: AbortSignal, isReady: () => boolean) {
  return new Promise<void>((resolve, reject) => {
    const stop = startProgress(timing, {
      isReady,
      onTick: (percent, message) => Object.assign(generation, { percent, message }),
      onComplete: resolve,
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}
