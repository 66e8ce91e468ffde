import { closeModal, openModal } from '../../platform/modal.ts';
import { isGenerating, loadRun, overlay } from '../../platform/page-script.ts';
import { startProgress } from '../../state/run/progress.ts';
import { paintOverlay } from './paint-overlay.ts';

/** The button of the quick ticket, once tapped. Its overlay lets no other tap come after it. */
let quick: HTMLButtonElement | undefined;
let since: number | undefined;
let stop = () => {};

/** When the tap came that has opened the overlay, on the clock of `performance.now()`. */
export const openSince = () => since;

/** Opens the overlay for a tap on the quick ticket at `at`; once the page has it, if not yet. */
export function tapQuick(button: HTMLButtonElement, at: number): void {
  quick = button;
  openOverlay(at);
}

/** To be called when the page is there to its end, at `at`. */
export function openTapped(at: number): void {
  if (quick) openOverlay(at);
}

/** In a history entry of its own, unless it is open. */
function openOverlay(at: number): void {
  const dialog = overlay();
  if (since !== undefined || !dialog) return;
  const timing = (dialog.dataset.timing as string).split(' ').map(Number);
  const [step, tickMs, completeAt] = timing as [number, number, number];
  const onTick = (percent: number, message: number) => paintOverlay(dialog, percent, message);
  since = at;
  window.early.onOverlay?.(at);
  // The page decides later which query parameters to keep.
  if (!isGenerating(location.search)) {
    history.pushState(null, '', `?view=generating&${location.search.slice(1)}`);
  }
  onTick(0, 0);
  stop = startProgress({ step, tickMs, completeAt }, { onTick }, at);
  openModal(dialog);
  loadRun();
}

/** Closes the overlay and takes back the tap that has opened it. */
function drop(): void {
  const dialog = overlay();
  delete quick?.dataset.kept;
  quick = undefined;
  stop();
  since = undefined;
  if (dialog) closeModal(dialog);
}

/** The same, for a tap or key on the overlay, which leaves its history entry. */
export function leaveOverlay(): void {
  const isPushed = since !== undefined;
  drop();
  if (isPushed) history.back();
}

/** To be called when another history entry has come: that of the overlay may be left. */
export function noteEntry(): void {
  if (since !== undefined && !isGenerating(location.search)) drop();
}

/** Stops the overlay's clock: that of the page goes on from there. Gives the button that was tapped. */
export function handOver(): HTMLButtonElement | undefined {
  const tapped = quick;
  stop();
  if (since === undefined) drop();
  return tapped;
}
