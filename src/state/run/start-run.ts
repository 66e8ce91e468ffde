import type { Edition, OverlayTiming } from '../../editions.ts';
import { inNextTask } from '../../platform/next-task.ts';
import type { Go } from '../address/address.ts';
import { nearestCount, settings } from '../preferences/settings.ts';
import { playSound } from '../preferences/sounds.ts';
import { limitFor, premium } from '../premium/premium.ts';
import {
  failedRunOptions,
  generate,
  generation,
  isTapWaiting,
  noteOpened,
  type RunOptions,
} from './generation.ts';
import { loadRunner } from './runner-part.ts';

/** The overlay that each run of this visit had, by its seed. */
const overlays = new Map<string, OverlayTiming>();

/** The overlay that a run of this visit had, by its seed. */
export function overlayOfSeed(seed: string): OverlayTiming | undefined {
  return overlays.get(seed);
}

/** Starts a quick run with the number of games that home shows. */
export function startQuick({ quickGames, gameCounts, quickOverlay }: Edition, go: Go): void {
  const games = nearestCount(settings.games, gameCounts, limitFor(quickGames, premium));
  const { lottery } = settings;
  void startRun({ lottery, games, strategy: 'quick', overlay: quickOverlay, origin: 'home' }, go);
}

/**
 * Opens the overlay as a history entry of its own, unless it has one from before the page was live,
 * and, when the run completes, puts the result in that entry's place. A run that fails, or is
 * refused, leads to home, which says why.
 */
export async function startRun(runOptions: RunOptions, go: Go): Promise<void> {
  const replace = isTapWaiting();
  const running = generate(runOptions);
  if (running) {
    playSound('generate');
    // The overlay comes first: with its entry it is a task of 125 ms at 6x.
    inNextTask(() => {
      if (generation.status === 'running') go({ view: 'generating' }, { replace });
    });
  }
  const run = await running;
  if (run) {
    overlays.set(run.receipt.seed, runOptions.overlay);
    // It has made the run: it is there.
    const { presentRun } = await loadRunner();
    if (generation.status !== 'leaving') noteOpened(presentRun(run, go));
  } else if (generation.status === 'failed') {
    go({}, { replace: replace || running !== undefined });
  }
}

/** Starts the run that failed last once more. */
export function retryRun(go: Go): void {
  const runOptions = failedRunOptions();
  if (runOptions) void startRun(runOptions, go);
}
