/** What a page has noted; times in milliseconds since the visit began. */
export interface Seen {
  readonly firstContent: number;
  /** The button «Gerar bilhete rápido», the overlay and the ticket: on the screen; the tap: when it was made. */
  readonly button: number;
  readonly tap: number;
  readonly overlay: number;
  readonly ticket: number;
  /** Of shifts that no tap has just led to. */
  readonly shift: number;
  /** The longest from a tap or key to the next paint; 0 is less than 16. */
  readonly interaction: number;
}

declare global {
  interface Window {
    /** Named by whoever taps at once: the middle of the button, when it is on the screen. */
    buttonSeen?(x: number, y: number): void;
    seen: Seen;
    /** Resolves when the ticket is on the screen. */
    ticketSeen: Promise<void>;
    /** Resolves half a second after the ticket has its score. */
    scored: Promise<void>;
    /** The visible buttons, switches and ways of the navigation. */
    shownButtons(): readonly HTMLElement[];
  }
}

/**
 * Runs in the page before its own scripts, and notes when what a person waits for is there to see. Each has a mark in a
 * trace too, when it comes.
 */
export function watch(): void {
  const seen: Record<string, number> = { shift: 0, interaction: 0 };
  window.seen = seen as unknown as Seen;
  /** The first frame after one that has it: by then it is on the screen. */
  const noteWhenPainted = (name: string, then: () => void = () => {}) =>
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        seen[name] = now;
        then();
      }),
    );
  const find = (selector: string) => {
    const element = document.querySelector(selector);
    return element && element.getBoundingClientRect().height > 0 ? element : null;
  };
  const ticket = Promise.withResolvers<void>();
  const scored = Promise.withResolvers<void>();
  window.ticketSeen = ticket.promise;
  window.scored = scored.promise;
  const waited: Record<string, readonly [isThere: () => boolean, then?: () => void]> = {
    overlay: [() => find('dialog[open]') !== null],
    ticket: [() => find('dialog[open]') === null && find('article') !== null, ticket.resolve],
    score: [() => find('article [data-class]') !== null, () => setTimeout(scored.resolve, 500)],
  };
  new MutationObserver(() => {
    for (const [name, [isThere, then]] of Object.entries(waited)) {
      if (!isThere()) continue;
      delete waited[name];
      performance.mark(name);
      noteWhenPainted(name, then);
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['open', 'data-class'] });
  window.shownButtons = () =>
    [...document.querySelectorAll<HTMLElement>('button, nav a, [role=button], [role=switch]')].filter((button) =>
      button.checkVisibility({ visibilityProperty: true }),
    );
  const lookForButton = () => {
    const button = [...document.querySelectorAll('button')].find((candidate) =>
      candidate.textContent?.includes('Gerar bilhete rápido'),
    );
    const box = button?.getBoundingClientRect();
    if (!box || box.height === 0) return requestAnimationFrame(lookForButton);
    return noteWhenPainted('button', () => window.buttonSeen?.(box.x + box.width / 2, box.y + box.height / 2));
  };
  requestAnimationFrame(lookForButton);
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(seen, { tap: seen.tap ?? timeStamp }), true);
  const observe = (options: object, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe(options as PerformanceObserverInit);
  };
  observe({ type: 'paint', buffered: true }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstContent = startTime;
  });
  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) seen.interaction = Math.max(Number(seen.interaction), entry.duration);
  });
  observe({ type: 'layout-shift' }, (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shift = Number(seen.shift) + shift.value;
  });
}
