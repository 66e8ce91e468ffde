import type { CDPSession, Page } from 'playwright-core';

/** What a page holds, once all that nobody needs has been collected. */
export interface Held {
  /** Bytes of the heap of scripts. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly workers: number;
}

/** What the page holds right now. */
export async function heldBy(page: Page, devtools: CDPSession): Promise<Held> {
  // What the first collection frees may have held what the second one does.
  for (let times = 0; times < 3; times++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners, workers: page.workers().length };
}

/** What a page holds later that it should not: more than a tenth over what it held early, or a worker. */
export function leaksOf(early: Held, late: Held): readonly string[] {
  return (Object.keys(early) as (keyof Held)[])
    .filter((what) => late[what] > early[what] * 1.1)
    .map((what) => `${what}: ${early[what]} warm, ${late[what]} at the end`);
}
