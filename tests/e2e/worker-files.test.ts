import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/shared/engine-version.ts';
import { openBrowser } from './browser.ts';
import { engineNumbers } from './engine-numbers.ts';
import { awaitResult, RUN_TIMEOUT, ticketNumbers } from './steps.ts';

const { open, site } = openBrowser({ loadsAhead: false, moves: false });

const LINK =
  '/?view=result&lottery=quina&games=4&strategy=cercamento&seed=abc&history=h1' +
  `&date=2026-11-20&now=2026-11-20T12%3A00%3A00Z&engine=${ENGINE_VERSION}`;

const reload = (page: Page) => page.getByRole('button', { name: 'Recarregar a página' });

/**
 * Makes each worker remember that an import has failed, for as long as it lives, as the browsers
 * do that keep failures in their module map (https://github.com/whatwg/html/issues/6768).
 */
async function rememberFailures(context: BrowserContext): Promise<void> {
  await context.route('**/entry-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(/import\(`[^`]*\bwheel-[^`]*`\)/g, (load) => `(self.w??=${load})`);
    expect(body).not.toBe(script);
    await route.fulfill({ response, body });
  });
}

/** Loses the file of the wheels until `isLost` says no; `asked` counts the requests for it. */
async function loseWheels(context: BrowserContext, isLost: (asked: number) => boolean) {
  const file = { asked: 0 };
  await context.route('**/wheel-*.js', (route) =>
    isLost(++file.asked) ? route.abort() : route.continue(),
  );
  return file;
}

/** Waits until the file has been asked for so often, and then for the pool's next try. */
async function passWait(page: Page, file: { asked: number }, times: number): Promise<void> {
  await expect.poll(() => file.asked, { timeout: RUN_TIMEOUT }).toBeGreaterThanOrEqual(times);
  await page.clock.runFor(1000 * 2 ** (times - 1));
}

describe('a file that the worker loads for a wheel, lost while offline,', () => {
  test.each([
    ['forgets', false],
    ['remembers', true],
  ])(
    'is there again with «Tentar de novo», where the worker %s that it failed',
    async (_, does) => {
      const { page, context } = await open({ path: null, clock: true, allow: /wheel-|ERR_FAILED/ });
      if (does) await rememberFailures(context);
      let offline = true;
      const file = await loseWheels(context, () => offline);
      await page.goto(site + LINK);
      for (const times of [1, 2, 3]) await passWait(page, file, times);
      await page.getByText('Não foi possível refazer os bilhetes agora.').waitFor();
      expect(file.asked).toBeGreaterThanOrEqual(4);
      // For a file that is gone since a deploy.
      expect(await reload(page).isVisible()).toBe(true);
      offline = false;
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await awaitResult(page);
      expect(await ticketNumbers(page)).toEqual(engineNumbers(site + LINK));
      expect(await page.getByText(/^Modo compatível/).count()).toBe(0);
    },
  );

  test('is tried again by itself when the connection is back in time', async () => {
    const { page, context } = await open({ path: null, clock: true, allow: /wheel-|ERR_FAILED/ });
    await rememberFailures(context);
    const file = await loseWheels(context, (asked) => asked < 3);
    await page.goto(site + LINK);
    for (const times of [1, 2]) await passWait(page, file, times);
    await awaitResult(page);
    expect(file.asked).toBeGreaterThanOrEqual(3);
  });
});

describe('the worker’s own file, lost at the start,', () => {
  test('costs compatible mode, in words of its own, and a reload brings the workers back', async () => {
    const { page, context } = await open({ path: null, clock: true, allow: /404|entry-/ });
    let isLost = true;
    await context.route('**/entry-*.js', (route) =>
      isLost ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto(site + LINK);
    await awaitResult(page);
    const notice = page.getByText(/^Modo compatível: um arquivo do gerador não carregou/);
    await notice.waitFor();
    expect(page.workers()).toHaveLength(0);
    isLost = false;
    await reload(page).click();
    await notice.waitFor({ state: 'detached' });
    await awaitResult(page);
    expect(await ticketNumbers(page)).toEqual(engineNumbers(site + LINK));
    expect(page.workers()).toHaveLength(1);
    expect(await notice.count()).toBe(0);
  });
});

test('the tasks for the page’s own thread, lost while offline, are there again with «Tentar de novo»', async () => {
  const { page, context } = await open({ path: null, allow: /inline-|ERR_FAILED/ });
  await context.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  let offline = true;
  await context.route('**/inline-*.js', (route) => (offline ? route.abort() : route.continue()));
  await page.goto(site + LINK);
  await page.getByText('Não foi possível refazer os bilhetes agora.').waitFor();
  // For browsers that remember that the file did not load.
  expect(await reload(page).isVisible()).toBe(true);
  offline = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await awaitResult(page);
  expect(await ticketNumbers(page)).toEqual(engineNumbers(site + LINK));
});
