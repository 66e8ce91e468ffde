import type { BrowserContext, Page } from 'playwright-core';
import { type LoadTimes, watchLoad } from './load-watch.ts';

/** A visit that has not come to its end by then never will. */
const LOST_MS = 90_000;

/** Opens home on a phone so many times slower, and taps «Gerar bilhete rápido» as soon as it can be seen. */
export async function visitAndTap(context: BrowserContext, url: string, throttle: number): Promise<LoadTimes> {
  const page = await slowPage(context, throttle);
  const session = await context.newCDPSession(page);
  await page.exposeFunction('buttonSeen', async (x: number, y: number) => {
    // Not one after the other: a page that is busy with the first would put off the second.
    await Promise.all([
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);
  });
  await page.goto(url, { waitUntil: 'commit' });
  const times = await inTime(page.evaluate(() => window.loadTimes));
  await page.close();
  return times;
}

/** Opens home as before and only looks: gives the time of its largest paint, at rest. */
export async function visitAndLook(context: BrowserContext, url: string, throttle: number): Promise<number> {
  const page = await slowPage(context, throttle);
  await page.goto(url, { waitUntil: 'networkidle', timeout: LOST_MS });
  const largest = await page.evaluate(() => window.largestPaint);
  await page.close();
  return largest;
}

async function slowPage(context: BrowserContext, rate: number): Promise<Page> {
  const page = await context.newPage();
  // What tsx writes around a function that has a name.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchLoad);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

function inTime<T>(visit: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const lost = setTimeout(() => reject(new Error('no ticket after 90 s')), LOST_MS);
    visit.then(resolve, reject).finally(() => clearTimeout(lost));
  });
}
