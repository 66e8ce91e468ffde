import type { Browser, BrowserContext } from 'playwright-core';
import { slowLine } from './load-line.ts';
import type { Situation } from './load-situations.ts';
import { visitAndTap } from './load-visit.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** A browser profile with what an earlier visit has left in it, and its line to the site. */
export interface Profile {
  readonly context: BrowserContext;
  readonly url: string;
  /** Bytes that have arrived since the earlier visit. */
  received(): number;
  close(): Promise<void>;
}

/** Makes the profile of a situation: the earlier visit had a fast line, and led to a ticket. */
export async function openProfile(
  browser: Browser,
  port: number,
  { left, line: conditions }: Situation,
): Promise<Profile> {
  const line = await slowLine(port);
  const context = await browser.newContext({
    ...PHONE,
    serviceWorkers: left === 'cache' ? 'block' : 'allow',
  });
  if (left !== 'nothing') await visitAndTap(context, line.url, 1);
  if (left === 'service worker') {
    await awaitServiceWorker(context, line.url);
    line.cut();
  } else line.set(conditions);
  const before = line.received();
  return {
    context,
    url: line.url,
    received: () => line.received() - before,
    async close() {
      await context.close();
      line.cut();
    },
  };
}

/** Waits for a service worker that rules the site: one that is ready has all its files. */
async function awaitServiceWorker(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
}
