import type { BrowserContext, Locator, Page } from 'playwright-core';
import { noteFrames } from './frames-watch.ts';

/** Opens home, waits until it has come to rest, and makes its thread so many times slower then. */
export async function openAtRest(
  context: BrowserContext,
  url: string,
  rate: number,
): Promise<Page> {
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

/** What the search for a button has left to do is done by then. */
const RESTED_MS = 1000;

/**
 * What taps the middle of a button with a finger, as the screen would tell the browser. To find the
 * button costs the page long tasks of its own: that is done before.
 */
export async function tapOf(page: Page, button: Locator): Promise<() => Promise<void>> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('a button that cannot be seen');
  await page.waitForTimeout(RESTED_MS);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return () => page.touchscreen.tap(x, y);
}
