/** A tap or choice made before the page was live. */
interface EarlyTap {
  readonly control: HTMLButtonElement | HTMLSelectElement;
  readonly value: string;
}

declare global {
  interface Window {
    /** Set by the inline script of every page, `src/early.ts`. */
    early: {
      /** When the overlay that it has opened began, on the clock of `performance.now()`. */
      readonly since: () => number | undefined;
      /** Ends its work; gives the taps that it has kept, oldest first. */
      readonly take: () => readonly EarlyTap[];
      /** Is called when it opens the overlay. */
      onOverlay?: (since: number) => void;
    };
  }
}

/** The development server serves pages without it. */
const early = () => (window as Partial<Window>).early;

/**
 * Calls back with when it began, on the clock of `performance.now()`, for an overlay that a tap has opened before the
 * page was live: one that is open already, and one that opens until the taps are replayed.
 */
export function onEarlyOverlay(callback: (since: number) => void): void {
  const script = early();
  if (!script) return;
  script.onOverlay = callback;
  const since = script.since();
  if (since !== undefined) callback(since);
}

/**
 * Ends the recording of early taps and does them, oldest first. Until then nothing but the recording sees a tap or
 * choice, so that each is done once and in its turn.
 */
export function replayEarlyTaps(): void {
  for (const { control, value } of early()?.take() ?? []) {
    const there = control.isConnected ? control : standIn(control);
    if (there instanceof HTMLSelectElement) {
      there.value = value;
      there.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      there?.click();
    }
  }
}

/** Where a page was rendered anew: its button for the quick ticket, whose overlay is open. */
function standIn({ dataset }: HTMLElement): HTMLElement | null {
  return dataset.early ? document.querySelector(`[data-early="${dataset.early}"]`) : null;
}
