import { ref } from 'valtio/vanilla';
import type { GeneratedRun } from '../../../workers/tasks/answer-run.ts';
import type { Edition, OverlayTiming } from '../../editions.ts';
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
import { loadedRunner, loadRunner } from './runner-part.ts';

/** The overlay that each run of this visit had, by its seed. */
const overlays = new Map<string, OverlayTiming>();

/** When the tap came whose overlay is open without a run behind it; see `adoptTap`. */
let tappedAt: number | undefined;

/** The overlay that a run of this visit had, by its seed. */
export function overlayOfSeed(seed: string): OverlayTiming | undefined {
  return overlays.get(seed);
}

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
  makeRun(runOptions, prepared, go, since);
  playSound('generate');
  // The overlay comes first: with its entry it is a task of 125 ms at 6x.
  schedule('next-task', () => {
    if (run.phase === 'asking') go({ view: 'generating' }, { replace });
  });
}

/** What comes first, the last tick or another phase, is how the run ends: in that very task. */
function makeRun(runOptions: RunOptions, prepared: PreparedRun | undefined, go: Go, since: number | undefined): void {
  const calls = new AbortController();
  const { signal } = calls;
  let asked: Extract<PreparedRun, { ok: true }> | undefined;
  let made: GeneratedRun | null = null;
  const fail = (failure: Failure) => {
    if (signal.aborted) return;
    transition('failed', { failure });
    go({}, { replace: true });
  };
  transition('asking', { asked: ref(runOptions), percent: 0, message: 0, engineDone: 0, failure: null }, () => {
    stopClock();
    patience.stop();
    calls.abort();
  });
  const stopClock = startProgress(
    runOptions.overlay,
    {
      onTick(percent, message) {
        Object.assign(run, { percent, message });
        if (__PROFILE__) asked?.followTick?.(percent, made);
      },
      complete() {
        if (!made || !asked) return false;
        if (__PROFILE__) asked.followTick?.(100, made);
        overlays.set(made.receipt.seed, runOptions.overlay);
        const search = asked.take(made);
        open();
        // It may be left in this very task.
        queueMicrotask(() => {
          if (run.phase === 'opening') go(search, { replace: true });
        });
        return true;
      },
    },
    since,
  );
  const gone = since === undefined ? 0 : performance.now() - since;
  const patience = startPatience(() => fail({ code: asked ? 'timeout' : 'not-loaded' }), gone);
  const onProgress = (engineDone: number) => {
    if (signal.aborted) return;
    run.engineDone = engineDone;
    patience.renew();
  };
  const ask = async (ready: PreparedRun) => {
    if (signal.aborted) return;
    if (!ready.ok) return fail(ready.failure);
    asked = ready;
    const answer = await ready.ask(signal, onProgress);
    if (signal.aborted) return;
    if (!answer.ok) return fail(answer.failure);
    patience.stop();
    made = answer.value;
    run.engineDone = 1;
  };
  if (prepared) void ask(prepared);
  else {
    loadRunner().then(
      (part) => ask(part.prepareRun(runOptions)),
      () => fail({ code: 'not-loaded' }),
    );
  }
}
