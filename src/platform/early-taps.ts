/** A tap or choice made before the page was live. */
interface EarlyTap {
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

/**
 * Ends the recording of early taps and does them, oldest first. Until then nothing but the
 * recording sees a tap or choice, so that each is done once and in its turn.
 */
export function replayEarlyTaps(): void {
  for (const { type, control, value } of window.takeEarlyTaps?.() ?? []) {
    if (!control.isConnected) continue;
    if (type === 'click' && control instanceof HTMLButtonElement) control.click();
    if (type === 'change' && control instanceof HTMLSelectElement) {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
