/** How many messages the overlay has, one of which it shows. */
const MESSAGES = 3;

/**
 * Shows how far a run is on the progress overlay: `percent` in 0…100, `message` counts up from 0. Past React, which
 * does not render for it, and before React is there.
 */
export function paintOverlay(dialog: HTMLElement, percent: number, message: number): void {
  const track = dialog.querySelector<HTMLElement>('[role=progressbar]');
  if (!track) return;
  dialog.dataset.message = `${message % MESSAGES}`;
  track.setAttribute('aria-valuenow', `${Math.round(percent)}`);
  const bar = track.querySelector('i') as HTMLElement;
  bar.style.transform = `scaleX(${percent / 100})`;
}
