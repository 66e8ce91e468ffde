import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ensureChromium } from '../e2e/chromium.mjs';
import { launchQuiet } from '../e2e/launch.ts';
import { giveFiles, noteCalls, tame } from './in-page.ts';
import { INTENT_WORDS, noteIntents } from './intent.ts';
import { MONKEY_FILES } from './monkey-files.ts';
import { watchRequests } from './page-time.ts';
import { PHONE } from './places.ts';
import type { Stage } from './play.ts';

/** When the page's clock begins: a Wednesday with draws in the evening. */
const START = Date.parse('2026-11-25T15:00:00Z');

/** A browser that finds no other site. */
export function launchMonkeyBrowser(): Promise<Browser> {
  return launchQuiet(ensureChromium(), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1');
}

/** A page that the monkey plays with. */
export interface MonkeyPage {
  readonly page: Page;
  /** What has gone wrong that anybody can see: errors on the console, uncaught ones, a crash. */
  readonly faults: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens home in a fresh profile, with premium. Its clock stands still but for what the monkey moves it. */
export async function openForMonkey({ browser, site, rate, seed, before }: Stage): Promise<MonkeyPage> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  await context.clock.install({ time: START - 1000 });
  await context.clock.pauseAt(START);
  // tsx names each function by a call, which is not in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(tame, seed);
  await context.addInitScript(giveFiles, MONKEY_FILES);
  await context.addInitScript(noteCalls);
  await context.addInitScript(noteIntents, INTENT_WORDS);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  watchRequests(page);
  const faults = watchFaults(context, page, site);
  context.on('page', (popup) => void popup.close());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(site);
  return { page, faults, close: () => context.close() };
}

function watchFaults(context: BrowserContext, page: Page, site: string): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // What another site has to say in its frame is its own affair.
    const { url } = message.location();
    if (message.type() === 'error' && (url.startsWith(site) || !/^https?:/.test(url))) faults.push(message.text());
  });
  context.on('weberror', (error) => {
    const { message, stack, cause } = error.error();
    const where = stack?.split('\n')[1]?.trim() ?? '';
    faults.push(`uncaught: ${message} ${where}${cause instanceof Error ? `, caused by ${cause.stack}` : ''}`);
  });
  page.on('crash', () => faults.push('the page has crashed'));
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') faults.push(`${dialog.type()}: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  return faults;
}
