import { proxy } from 'valtio/vanilla';
import type { GeneratedRun } from '../../../workers/protocol/tasks.ts';
import type { StrategyId } from '../../../workers/shared/catalogue.ts';
import type { History } from '../../../workers/shared/history.ts';
import type { LotteryKey } from '../../../workers/shared/lotteries.ts';
import {
  checkGenerateRequest,
  type GenerateRequest,
  RequestError,
} from '../../../workers/shared/request.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy-options.ts';
import type { OverlayTiming, View } from '../../editions.ts';
import { currentInstant } from '../../platform/clock.ts';
import { randomSeed } from '../../platform/entropy.ts';
import { enginePool } from './engine.ts';
import { answerOf, type Failure } from './failure.ts';
import { historySource } from './history-source.ts';
import { followTicks } from './profile.ts';
import { startProgress } from './progress.ts';
import { runRequest } from './run-request.ts';

/** The run under way. */
export const generation = proxy<{
  /**
   * `opening`: the run is made, its result stands behind the overlay, whose bar fills up. `done`
   * lasts until the next run: the screen has moved on to the result by itself.
   */
  status: 'idle' | 'running' | 'opening' | 'done' | 'failed';
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

/** What a new run is to be. */
export interface RunOptions {
  readonly lottery: LotteryKey;
  readonly games: number;
  readonly strategy: StrategyId;
  readonly options?: StrategyOptions;
  /** What to look at, where it is not what there is today. */
  readonly history?: History | undefined;
  readonly overlay: OverlayTiming;
  readonly origin: View;
}

/** How long the bar takes for the rest of its way, and is seen full, in milliseconds. */
const OPENING_MS = 400;

let abort: AbortController | undefined;
let opening: ReturnType<typeof setTimeout> | undefined;
let latest: RunOptions | undefined;

/** The options of the run that failed; undefined when the last one did not. */
export function failedRunOptions(): RunOptions | undefined {
  return generation.status === 'failed' ? latest : undefined;
}

/**
 * Starts a run with a new seed. Resolves with it when the overlay has no more ticks, while its bar
 * fills up; with null when it was cancelled or has failed (then `status` says so). Undefined when
 * nothing was started: another run is under way, or the options were refused, a failure too.
 */
export function generate(runOptions: RunOptions): Promise<GeneratedRun | null> | undefined {
  if (generation.status === 'running') return undefined;
  clearTimeout(opening);
  const { strategy, games, origin } = runOptions;
  Object.assign(generation, { percent: 0, message: 0, origin });
  Object.assign(generation, { strategy, games, engineDone: 0, failure: null });
  latest = runOptions;
  try {
    const request = requestOf(runOptions);
    generation.status = 'running';
    return makeRun(request, runOptions.overlay);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const failure = { code: error.code, problem: error.problem };
    Object.assign(generation, { status: 'failed', failure });
    return undefined;
  }
}

/**
 * Gives up the run under way, at once: nothing of it happens from here on. False when there is
 * none, as when it has just completed.
 */
export function cancelGeneration(): boolean {
  const isRunning = generation.status === 'running';
  if (isRunning) abort?.abort();
  return isRunning;
}

/** Forgets that the last run failed. */
export function dismissFailure(): void {
  if (generation.status !== 'failed') return;
  Object.assign(generation, { status: 'idle', failure: null });
}

/** What the engine is to be asked; throws a RequestError. */
function requestOf({ lottery, games, strategy, options, history }: RunOptions): GenerateRequest {
  return checkGenerateRequest({
    ...{ lottery, games, strategy },
    ...(options && { options }),
    seed: randomSeed(),
    now: currentInstant(),
    history: history ?? historySource(),
  });
}

/** What comes first, the last tick or the abort, is how the run ends: in that very task. */
function makeRun(request: GenerateRequest, timing: OverlayTiming): Promise<GeneratedRun | null> {
  abort = new AbortController();
  const { signal } = abort;
  return new Promise((resolve) => {
    let run: GeneratedRun | null = null;
    const tick = __PROFILE__ && followTicks(request);
    const end = (status: 'idle' | 'opening' | 'failed', failure: Failure | null = null) => {
      stop();
      Object.assign(generation, { status, failure });
      resolve(status === 'opening' ? run : null);
    };
    const stop = startProgress(timing, {
      isReady: () => run !== null,
      onTick(percent, message) {
        Object.assign(generation, { percent, message });
        if (tick) tick(percent, run);
      },
      onComplete() {
        generation.percent = 100;
        if (tick) tick(100, run);
        opening = setTimeout(() => {
          generation.status = 'done';
        }, OPENING_MS);
        end('opening');
      },
    });
    signal.addEventListener('abort', () => end('idle'));
    const onProgress = (done: number) => {
      if (!signal.aborted) generation.engineDone = done;
    };
    void answerOf(() => runRequest(enginePool(), signal, request, onProgress)).then((answer) => {
      if (signal.aborted) return;
      if (!answer.ok) return end('failed', answer.failure);
      run = answer.value;
      generation.engineDone = 1;
    });
  });
}
