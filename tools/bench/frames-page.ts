import type { BrowserContext, Page } from 'playwright-core';
import { noteFrames } from './frames-watch.ts';

/** Opens home, waits until it has come to rest, and makes its thread so many times slower then. */
export async function openAtRest(context: BrowserContext, url: string, rate: number): Promise<Page> {
  const page = await context.newPage();
  // What tsx writes around a function that has a name.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(noteFrames);
  await page.goto(url);
  if (page.workers().length === 0) await page.waitForEvent('worker');
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/** What it has cost to find a button is over by then. */
const RESTED_MS = 1000;

/** Names of the buttons that the page shows, in order. */
export function buttonsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    window.shownButtons().map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
}

/**
 * What taps the middle of one of these buttons with a finger, as the screen would tell the browser. A Playwright
 * locator would leave listeners in the page, which are long tasks of their own.
 */
export async function tapOf(page: Page, index: number): Promise<() => Promise<void>> {
  const [x, y] = await page.evaluate((at) => {
    const button = window.shownButtons()[at];
    if (!button) throw new Error('no such button');
    button.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = button.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  }, index);
  await page.waitForTimeout(RESTED_MS);
  return () => page.touchscreen.tap(x, y);
}
