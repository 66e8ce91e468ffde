import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { offlineTexts } from '../../src/content/offline/offline.ts';
import { site } from '../../src/content/shell/site.ts';
import { openBrowser } from './browser.ts';
import { awaitCopy, faultyHost } from './faulty-host.ts';
import { awaitResult, changeAddress, choose, generateFast, lotteryList, openSaved } from './steps.ts';

const host = faultyHost();
const { open } = openBrowser({ moves: false });

/** A page of version 1 that is kept, and on the host a version 2 in its place. */
async function deploy(options: { clock?: boolean; path?: string } = {}) {
  const visit = await open({ site: host.site(), serviceWorkers: 'allow', ...options });
  await awaitCopy(visit.page);
  host.version = 2;
  return visit;
}

/** The page asks for the newer version, as the browser does from time to time. */
async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    if (worker) await new Promise((resolve) => worker.addEventListener('statechange', resolve));
    if (!registration.waiting) throw new Error('the newer version did not come whole');
  });
}

const offer = (page: Page) => page.getByRole('button', { name: offlineTexts.update });
const script = (page: Page) => page.locator('script[src]').first().getAttribute('src');

/**
 * Takes the offer; resolves when the page is there anew. Chromium waits with the newer service worker until the one in
 * use has nothing to do. On a busy machine it may wait five minutes, though nothing is under way, while DevTools is
 * attached, as in these tests. So the one in use is stopped, each second, until the page has come.
 */
async function takeOffer(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  // The first that is told of: stopped, the newer one would not answer the page that comes.
  const inUse = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) if (status === 'activated') resolve(versionId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const versionId = await inUse;
  let isThere = false;
  const reload = page.waitForEvent('load').then(() => {
    isThere = true;
  });
  await offer(page).click();
  while (!isThere) {
    await devtools.send('ServiceWorker.stopWorker', { versionId });
    await Promise.race([reload, new Promise((resolve) => setTimeout(resolve, 1000))]);
  }
}

describe('a newer version', () => {
  test('it is there with a tap, with what was chosen; other tabs and their parts stay', async () => {
    const { page, context } = await deploy({ clock: true });
    const other = await context.newPage();
    await other.goto(host.site());
    await page.bringToFront();
    await choose(page, 'lotofacil', 1);
    await findUpdate(page);
    await takeOffer(page);
    expect(await script(page)).toMatch(/^\/assets\/v2\//);
    const lottery = lotteryList(page);
    await expect.poll(() => lottery.inputValue()).toBe('lotofacil');
    expect(await offer(page).count()).toBe(0);
    await other.bringToFront();
    expect(await script(other)).toMatch(/^\/assets\/initial/);
    // Lazy files that the host has no more.
    for (const [strategy, more] of [
      ['campeao', '&games=2'],
      ['cercamento', '&games=20&hits=4&pool=80,1,2,3,5,8,13,21,34,55,40,41'],
    ]) {
      await changeAddress(
        other,
        `/?view=result&lottery=timemania&strategy=${strategy}${more}&seed=a&historySeed=b&date=2026-11-20&now=2026-11-20T12:00:00Z&engine=3`,
      );
      await awaitResult(other);
      await other.getByRole('button', { name: site.newGame }).click();
      // The address comes a little after the tap, and would come in the place of the next one.
      await other.waitForFunction(() => location.search === '');
    }
    await generateFast(other);
    const saved = await openSaved(other);
    await saved.getByRole('button').first().waitFor();
    expect(await other.getByRole('alert').count()).toBe(0);
  });
});
