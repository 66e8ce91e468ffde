import { offlineTexts } from '../../content/offline/offline.ts';
import { noteEvent } from '../../platform/events.ts';
import { keepOfflineCopy, type OfflineCopy } from '../../platform/service-worker.ts';
import { followRun, isResultCovered, run } from '../run/run.ts';
import { followDialogs, isDialogOpen } from '../shell/dialogs.ts';
import { reloadPage } from '../shell/loading.ts';
import { dismissToast, showOffer, toasts } from '../shell/toasts.ts';
import { offlineCopy } from './copy.ts';

/** A page that is looked at again asks for a newer version at most so often, in milliseconds. */
const CHECK_MS = 3_600_000;

let copy: OfflineCopy | undefined;
/** A newer version is here and was not offered yet. */
let isDue = false;
/** The toast that tells of it. */
let offer = 0;

/**
 * Has the app work without a network from now on, and offers newer versions of it. One comes into use when somebody
 * says so, or when no tab has the older one open any more.
 */
export async function startUpdates(): Promise<void> {
  copy = await keepOfflineCopy(tell, (state) => {
    offlineCopy.state = state;
  });
  if (!copy) return;
  let checked = Date.now();
  followQuiet(() => {
    if (document.visibilityState === 'visible' && Math.abs(Date.now() - checked) >= CHECK_MS) {
      checked = Date.now();
      lookAgain();
    }
    settle();
  });
  if (copy.hasNewer()) tell();
}

/** What was offered and passed over is offered once more. */
function lookAgain(): void {
  if (copy?.hasNewer()) tell();
  else copy?.check();
}

function tell(): void {
  noteEvent('update');
  isDue = true;
  settle();
}

/** Shows the offer while nothing else goes on. A run or a dialog hides it until that is over. */
function settle(): void {
  const isShown = [toasts.current, toasts.kept].some((toast) => toast?.id === offer);
  if (isShown && !isQuiet()) {
    dismissToast(offer);
    isDue = true;
  } else if (isDue && !isShown && isQuiet()) {
    isDue = false;
    offer = showOffer(offlineTexts.newer, { label: offlineTexts.update, run: update });
  }
}

async function update(): Promise<void> {
  await copy?.takeNewer();
  // A run that has started meanwhile goes on; the offer comes again after it.
  if (isRunning()) tell();
  else reloadPage();
}

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

/** Resolves as soon as a condition on the run holds. */
export function onceRun(holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (holds()) return resolve();
    const stop = followRun(() => {
      if (!holds()) return;
      stop();
      resolve();
    });
  });
}
