import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build, type InlineConfig, preview } from 'vite';
import { findChromium } from '../../tests/e2e/chromium.mjs';
import { launchQuiet } from '../../tests/e2e/launch.ts';
import { watch } from './watch.ts';

const ANY_PORT = { host: '127.0.0.1', port: 0, strictPort: false };

/** The app as it is shipped. */
const SHIPPED: InlineConfig = { logLevel: 'error', preview: ANY_PORT };

/** The bench page, built as the app is built. */
const BENCH_PAGE: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  root: fileURLToPath(new URL('./page', import.meta.url)),
  worker: { format: 'es' },
  define: {
    __PROFILE__: 'false',
    'process.env.BRIEF': JSON.stringify(process.env.BRIEF ?? ''),
  },
  build: {
    target: 'es2022',
    outDir: fileURLToPath(new URL('../../.cache/bench', import.meta.url)),
    emptyOutDir: true,
  },
  preview: {
    ...ANY_PORT,
    // An isolated page has a clock that tells microseconds apart.
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
};

/** Builds a site and serves it on a free port. */
async function serve(config: InlineConfig) {
  await build(config);
  const server = await preview(config);
  const { port } = server.httpServer.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The app as it is shipped, served on a free port until it is closed; where SITE names a site that is served, that. */
export async function serveShipped() {
  const { SITE: url } = process.env;
  return url ? { url, close: async () => {} } : serve(SHIPPED);
}

/** What `work` makes of a site in Chromium; a line where there is none. */
async function inChromium(
  config: InlineConfig,
  work: (browser: Browser, site: { readonly port: number; readonly url: string }) => Promise<string>,
): Promise<string> {
  const executablePath = findChromium();
  if (!executablePath) return 'In Chromium: none found; name one in CHROMIUM_PATH.\n';
  const site = await serve(config);
  const browser = await launchQuiet(executablePath);
  try {
    return await work(browser, site);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** What `work` makes of the app as it is shipped, in Chromium. */
export const withShipped = (work: Parameters<typeof inChromium>[1]) => inChromium(SHIPPED, work);

/** What `measure` makes of the bench page in Chromium; an error of the page is one here. */
export function withBenchPage(measure: (page: Page) => Promise<string>): Promise<string> {
  return inChromium(BENCH_PAGE, async (browser, { url }) => {
    const page = await browser.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(url);
    const report = await measure(page);
    if (errors[0]) throw errors[0];
    return report;
  });
}

/** Makes the thread of a page so many times slower; the next rate takes the place of this one. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A phone with a small screen. */
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** A page that notes when what a person waits for is there to see. */
export async function watchedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // What tsx writes around a function that has a name.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  return page;
}
