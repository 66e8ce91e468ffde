import type { Page } from 'playwright-core';

/**
 * Events of these categories that the browser recorded, on all of its threads, while `act` went on; each as the browser
 * writes it, which the caller knows.
 */
export async function traceOf<Event>(page: Page, categories: string[], act: () => Promise<unknown>): Promise<Event[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  return JSON.parse(trace.toString()).traceEvents;
}
