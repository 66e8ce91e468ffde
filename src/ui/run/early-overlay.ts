import { closeModal, openModal } from '../../platform/modal.ts';
import { loadRun, overlay } from '../../platform/page-script.ts';
import { startProgress } from '../../state/run/progress.ts';
import { paintOverlay } from './paint-overlay.ts';

let since: number | undefined;
let stop = () => {};

/** When the tap came that has opened the overlay, on the clock of `performance.now()`. */
export const openSince = () => since;

/** True in the history entry of a run. */
export const isGenerating = () => /[?&]view=generating\b/.test(location.search);

/** Opens the overlay for a tap at `at`, in a history entry of its own, unless it is open. */
export function openOverlay(at: number): void {
  const dialog = overlay();
  if (since !== undefined || !dialog) return;
  const timing = (dialog.dataset.timing as string).split(' ').map(Number);
  const [step, tickMs, completeAt] = timing as [number, number, number];
  const onTick = (percent: number, message: number) => paintOverlay(dialog, percent, message);
  since = at;
  window.early.onOverlay?.(at);
  // The page decides later which query parameters to keep.
  if (!isGenerating()) {
    history.pushState(null, '', `?view=generating&${location.search.slice(1)}`);
  }
  onTick(0, 0);
  stop = startProgress({ step, tickMs, completeAt }, { onTick }, at);
  openModal(dialog);
  loadRun();
}

/** Stops the overlay's clock: that of the page goes on from there. */
export const stopClock = () => stop();

/** Closes the overlay. */
export function closeOverlay(): void {
  const dialog = overlay();
  stop();
  since = undefined;
  if (dialog) closeModal(dialog);
}
