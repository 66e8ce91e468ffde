/** What a page has noted from the tap on; times in milliseconds. */
export interface FramesSeen {
  /** Times of the frames in which the overlay is open, and from the ticket to the end of its reveal. */
  readonly overlay: readonly number[];
  readonly result: readonly number[];
  readonly longTasks: readonly number[];
  /** Of shifts that no tap has just led to. */
  readonly shift: number;
  /** The longest from a tap or key to the next paint; 0 is less than 16. */
  readonly interaction: number;
}

declare global {
  interface Window {
    framesSeen: FramesSeen;
    /** Forgets what was before; resolves half a second after so many tickets have their scores. */
    watchFrames(games: number): Promise<void>;
    /** What somebody can tap that is a button or a switch. */
    shownButtons(): readonly HTMLElement[];
  }
}

/** Runs in the page before its own scripts. */
export function noteFrames(): void {
  const seen = {
    overlay: [] as number[],
    result: [] as number[],
    longTasks: [] as number[],
    shift: 0,
    interaction: 0,
  };
  window.framesSeen = seen;
  const observe = (options: object, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe(options as PerformanceObserverInit);
  };
  observe({ type: 'longtask' }, ({ duration }) => seen.longTasks.push(duration));
  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) seen.interaction = Math.max(seen.interaction, entry.duration);
  });
  observe({ type: 'layout-shift' }, (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shift += shift.value;
  });
  window.shownButtons = () =>
    [...document.querySelectorAll<HTMLElement>('button, [role=button], [role=switch]')].filter((button) =>
      button.checkVisibility({ visibilityProperty: true }),
    );
  window.watchFrames = (games) => {
    Object.assign(seen, { overlay: [], result: [], longTasks: [], shift: 0, interaction: 0 });
    // Live lists: what is asked in every frame must cost nothing.
    const overlays = document.getElementsByTagName('dialog');
    const tickets = document.getElementsByTagName('article');
    let last = Number.POSITIVE_INFINITY;
    // In some frames only: in each of them it is a tenth of a weak phone's frame.
    const LOOK_EACH = 15;
    let frames = 0;
    return new Promise((resolve) => {
      const look = (now: number) => {
        if (overlays[0]?.open) seen.overlay.push(now);
        else if (tickets.length > 0) seen.result.push(now);
        const isScored =
          ++frames % LOOK_EACH === 0 && document.querySelectorAll('article [data-class]').length === games;
        if (isScored) last = Math.min(last, now);
        if (now < last + 500) requestAnimationFrame(look);
        else resolve();
      };
      requestAnimationFrame(look);
    });
  };
}
