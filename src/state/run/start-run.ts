import { ref } from 'valtio/vanilla';
import type { Edition } from '../../editions.ts';
import { schedule } from '../../platform/schedule.ts';
import type { Go } from '../address/address.ts';
import { nearestCount, settings } from '../preferences/settings.ts';
import { playSound } from '../preferences/sounds.ts';
import { limitFor, premium } from '../premium/premium.ts';
import type { Failure } from './failure.ts';
import { open } from './opening.ts';
import { startPatience } from './patience.ts';
import { startProgress } from './progress.ts';
import { type RunOptions, run, transition } from './run.ts';
import type { PreparedRun } from './runner.ts';
import { loadedRunner, loadRunner, type Runner } from './runner-part.ts';

const notLoaded = { ok: false, failure: { code: 'not-loaded' } } as const;

/** When the tap came whose overlay is open without a run behind it; see `adoptTap`. */
let tappedAt: number | undefined;

/**
 * Takes over an overlay that the page has opened before it was live, at `since` on the clock of `performance.now()`:
 * the next run is the one that it stands for.
 */
export function adoptTap(since: number): void {
  transition('asking', {}, () => {
    tappedAt = undefined;
  });
  tappedAt = since;
}

/** True while an overlay that was adopted waits for its run. */
export function isTapWaiting(): boolean {
  return tappedAt !== undefined;
}

/** Starts a quick run with the number of games that home shows. */
export function startQuick({ quickGames, gameCounts, quickOverlay }: Edition, go: Go): void {
  const games = nearestCount(settings.games, gameCounts, limitFor(quickGames, premium));
  const { lottery } = settings;
  startRun({ lottery, games, strategy: 'quick', overlay: quickOverlay, origin: 'home' }, go);
}

/** Starts the run that failed last once more. */
export function retryRun(go: Go): void {
  if (run.phase === 'failed' && run.asked) startRun(run.asked, go);
}

/**
 * Starts a run with a new seed, unless one is under way. Its overlay has a history entry of its own, which may be there
 * from before the page was live, and in whose place the result comes. A run that fails, or is refused, leads to home,
 * which says why.
 */
export function startRun(runOptions: RunOptions, go: Go): void {
  if (run.phase === 'asking' && !isTapWaiting()) return;
  const since = tappedAt;
  const replace = isTapWaiting();
  const asked = ref(runOptions);
  const prepared = loadedRunner()?.prepareRun(runOptions);
  if (prepared && !prepared.ok) {
    transition('failed', { asked, failure: prepared.failure });
    go({}, { replace });
    return;
  }
  makeRun(asked, prepared, go, since);
  playSound('generate');
  // The overlay comes first: with its entry it is a task of 125 ms at 6x.
  schedule('next-task', () => {
    if (run.phase === 'asking') go({ view: 'generating' }, { replace });
  });
}

/** Makes the run behind the overlay, whose first due tick that finds it made opens it. */
function makeRun(asked: RunOptions, prepared: PreparedRun | undefined, go: Go, since = performance.now()): void {
  const calls = new AbortController();
  const { signal } = calls;
  const fail = (failure: Failure) => {
    transition('failed', { failure });
    go({}, { replace: true });
  };
  transition('asking', { asked, percent: 0, message: 0, engineDone: 0, made: null, failure: null }, () => {
    stopClock();
    patience.stop();
    calls.abort();
  });
  const stopClock = startProgress(
    asked.overlay,
    {
      onTick: (percent, message) => Object.assign(run, { percent, message }),
      complete: () => openMade(go),
    },
    since,
  );
  const giveUp = () => fail(loadedRunner() ? { code: 'timeout' } : notLoaded.failure);
  const patience = startPatience(giveUp, performance.now() - since);
  const onProgress = (engineDone: number) => {
    run.engineDone = engineDone;
    patience.renew();
  };
  const ask = (part: Runner) => part.askFor(asked, signal, onProgress, prepared);
  const part = loadedRunner();
  const answering = part ? ask(part) : loadRunner().then(ask, () => notLoaded);
  void answering.then((answer) => {
    if (signal.aborted) return;
    if (!answer.ok) return fail(answer.failure);
    patience.stop();
    Object.assign(run, { made: ref(answer.value), engineDone: 1 });
  });
}

/** Opens the run that has been made; false while there is none. */
function openMade(go: Go): boolean {
  const part = loadedRunner();
  if (!part || !run.made) return false;
  const search = part.takeNewRun(run.made);
  open();
  // It may be left in this very task.
  queueMicrotask(() => {
    if (run.phase === 'opening') go(search, { replace: true });
  });
  return true;
}
