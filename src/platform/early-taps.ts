/** A tap or choice made before the page was hydrated. */
export interface EarlyTap {
  readonly type: 'click' | 'change';
  readonly control: HTMLButtonElement | HTMLSelectElement;
  readonly value: string;
}

declare global {
  interface Window {
    /** Set by the inline script of every page; stops the recording. */
    takeEarlyTaps?: () => EarlyTap[];
  }
}

/** Stops the recording of early taps and returns them, oldest first. */
export function takeEarlyTaps(): readonly EarlyTap[] {
  return window.takeEarlyTaps?.() ?? [];
}

/** Does the taps again, now that somebody listens. */
export function replayTaps(taps: readonly EarlyTap[]): void {
  for (const { type, control, value } of taps) {
    if (!control.isConnected) continue;
    if (type === 'click' && control instanceof HTMLButtonElement) control.click();
    if (type === 'change' && control instanceof HTMLSelectElement) {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
