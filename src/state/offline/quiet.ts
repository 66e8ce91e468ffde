import { followRun, isResultCovered, run } from '../run/run.ts';
import { followDialogs, isDialogOpen } from '../shell/dialogs.ts';

/** True while a run is under way, which nothing may disturb. */
export function isRunning(): boolean {
  return run.phase === 'asking' || isResultCovered(run.phase);
}

/** True while somebody looks at the page, and neither a run nor a dialog is what they look at. */
export function isQuiet(): boolean {
  return document.visibilityState === 'visible' && !isRunning() && !isDialogOpen();
}

/** Calls back whenever that may have changed. */
export function followQuiet(callback: () => void): void {
  followRun(callback);
  followDialogs(callback);
  document.addEventListener('visibilitychange', callback);
}

/** Resolves once no run is under way. */
export function afterRun(): Promise<void> {
  return new Promise((resolve) => {
    if (!isRunning()) return resolve();
    const stop = followRun(() => {
      if (isRunning()) return;
      stop();
      resolve();
    });
  });
}
