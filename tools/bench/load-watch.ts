/** When things are on the screen, in milliseconds since the visit began; the tap, when it was made. */
export interface LoadTimes {
  readonly firstPaint: number;
  readonly firstContent: number;
  readonly button: number;
  readonly tap: number;
  readonly overlay: number;
  readonly ticket: number;
}

declare global {
  interface Window {
    /** Named by the test: the middle of the button, once it can be seen. */
    buttonSeen?(x: number, y: number): void;
    loadTimes: Promise<LoadTimes>;
    largestPaint: number;
  }
}

/** Runs in the page before its own scripts, and notes when what a person waits for is there to see. */
export function watchLoad(): void {
  const seen: Record<string, number> = {};
  const find = (selector: string) => {
    const element = document.querySelector(selector);
    return element && element.getBoundingClientRect().height > 0 ? element : null;
  };
  const isThere: Record<string, () => boolean> = {
    overlay: () => find('dialog[open]') !== null,
    ticket: () => find('dialog[open]') === null && find('article') !== null,
  };
  window.loadTimes = new Promise((resolve) => {
    /** The first frame after one that has it: by then it is on the screen. */
    const noteWhenPainted = (name: string, then: () => void) =>
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => {
          seen[name] = now;
          then();
        }),
      );
    const look = () => {
      for (const [name, there] of Object.entries(isThere)) {
        if (!there()) continue;
        delete isThere[name];
        noteWhenPainted(name, () => {
          if (seen.ticket !== undefined) resolve(seen as unknown as LoadTimes);
        });
      }
    };
    const lookForButton = () => {
      const button = [...document.querySelectorAll('button')].find((candidate) =>
        candidate.textContent?.includes('Gerar bilhete rápido'),
      );
      const box = button?.getBoundingClientRect();
      if (!box || box.height === 0) return requestAnimationFrame(lookForButton);
      return noteWhenPainted('button', () => {
        window.buttonSeen?.(box.x + box.width / 2, box.y + box.height / 2);
      });
    };
    requestAnimationFrame(lookForButton);
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['open'],
    });
  });
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      seen.tap ??= timeStamp;
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      seen[name === 'first-paint' ? 'firstPaint' : 'firstContent'] = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
