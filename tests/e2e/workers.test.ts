import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { awaitAnsweredRun } from './answered-runs.ts';
import { openBrowser } from './browser.ts';
import { engineNumbers } from './engine-numbers.ts';
import { linkTo } from './link.ts';
import { awaitResult, awaitWorker, choose, OVERLAY_MS, RUN_TIMEOUT, ticketNumbers } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

const QUICK = linkTo({ lottery: 'lotomania', games: 5, strategy: 'aggressive' });
const WHEEL = linkTo({ lottery: 'quina', games: 4, strategy: 'cercamento' });

const notice = (page: Page) => page.getByText(/^Modo compatível/);
const reload = (page: Page) => page.getByRole('button', { name: 'Recarregar a página' });
const retry = (page: Page) => page.getByRole('button', { name: 'Tentar de novo' });
const lost = (page: Page) => page.getByText('Não deu para refazer os bilhetes agora.');

/** Waits for the tickets of the run in the address of the page. */
async function hasTickets(page: Page): Promise<void> {
  await awaitResult(page);
  expect(await ticketNumbers(page)).toEqual(engineNumbers(page.url()));
}

/** Puts another script in the worker's place for all pages to come. */
async function replaceWorker(context: BrowserContext, body: string): Promise<void> {
  await context.unrouteAll();
  await context.route('**/entry-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

describe('a worker that does not work', () => {
  test('and never answers costs four seconds, and no words', async () => {
    const { page, context } = await open({ path: null, clock: true });
    for (const script of ['for (;;);', 'self.close();', 'self.onmessage = () => {};']) {
      await replaceWorker(context, script);
      await page.goto(site + QUICK);
      await page.getByText('Refazendo os bilhetes do link').waitFor();
      await page.clock.runFor(4000);
      await hasTickets(page);
      expect(await notice(page).count(), script).toBe(0);
    }
  });

  test('and answers every task with null is told in words, and the next try gives tickets', async () => {
    const { page, context } = await open({ path: null });
    await replaceWorker(
      context,
      `onmessage = ({ data: { id, path } }) =>
        postMessage({ id, type: 'RAW', value: path?.[0] === 'ping' ? 'pong' : null });`,
    );
    await page.goto(site + QUICK);
    await lost(page).waitFor();
    await retry(page).click();
    await hasTickets(page);
    await page.getByText(/^Modo compatível: o gerador em segundo plano parou/).waitFor();
  });

  test('and whose file is lost costs compatible mode, until a reload finds the file', async () => {
    const { page, context } = await open({ path: null, allow: /404|MIME|entry-/ });
    await context.route('**/entry-*.js', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto(site + WHEEL);
    await hasTickets(page);
    await page.getByText(/^Modo compatível: um arquivo do gerador não carregou/).waitFor();
    expect(page.workers()).toHaveLength(0);
    await context.unrouteAll();
    await reload(page).click();
    await notice(page).waitFor({ state: 'detached' });
    await hasTickets(page);
    expect(page.workers()).toHaveLength(1);
  });
});

test('a clock that is set back, and cores that are no number, are no trouble', async () => {
  const { page } = await open({ path: null });
  await page.addInitScript(() => {
    const value = performance.timeOrigin - 3_600_000;
    Object.defineProperty(performance, 'timeOrigin', { value });
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: Number.NaN });
  });
  await page.goto(site + linkTo({ lottery: 'quina', games: 2, strategy: 'campeao' }));
  await hasTickets(page);
  expect(await notice(page).count()).toBe(0);
});

describe('a file that the worker loads for a wheel, lost while offline,', () => {
  /**
   * Loses the file until `isLost` says no; `asked` counts the requests for it. Each worker remembers that an import has
   * failed for as long as it lives, as in the browsers that keep failures in their module map
   * (https://github.com/whatwg/html/issues/6768).
   */
  async function loseWheels(context: BrowserContext, isLost: (asked: number) => boolean) {
    const file = { asked: 0 };
    await context.route('**/entry-*.js', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const wheel = /import\(`[^`]*\bwheel-[^`]*`\)/g;
      const body = script.replace(wheel, (load) => `(self.w??=${load})`);
      expect(body).not.toBe(script);
      await route.fulfill({ response, body });
    });
    await context.route('**/wheel-*.js', (route) => (isLost(++file.asked) ? route.abort() : route.continue()));
    return file;
  }

  /** Waits until the file has been asked for so often, and then for the pool's next try. */
  async function passWait(page: Page, file: { asked: number }, times: number): Promise<void> {
    await expect.poll(() => file.asked, { timeout: RUN_TIMEOUT }).toBeGreaterThanOrEqual(times);
    await page.clock.runFor(1000 * 2 ** (times - 1));
  }

  test.each([
    ['with «Tentar de novo»', [1, 2, 3], true],
    ['by itself when the connection is back in time', [1, 2], false],
  ])('is there again %s', async (_, tries, isTold) => {
    const { page, context } = await open({ path: null, clock: true, allow: /wheel-|ERR_FAILED/ });
    let isOffline = true;
    const file = await loseWheels(context, (asked) => (isTold ? isOffline : asked < 3));
    await page.goto(site + WHEEL);
    for (const times of tries) await passWait(page, file, times);
    if (isTold) {
      await lost(page).waitFor();
      expect(file.asked).toBeGreaterThanOrEqual(4);
      // For a file that is gone since a deploy.
      expect(await reload(page).isVisible()).toBe(true);
      isOffline = false;
      await retry(page).click();
    }
    await hasTickets(page);
    expect(await notice(page).count()).toBe(0);
  });
});

test('the tasks for the page’s own thread, lost while offline, are there again with «Tentar de novo»', async () => {
  const { page, context } = await open({ path: null, allow: /inline-|ERR_FAILED/ });
  await context.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await context.route('**/inline-*.js', (route) => route.abort());
  await page.goto(site + WHEEL);
  await lost(page).waitFor();
  expect(await reload(page).isVisible()).toBe(true);
  await context.unrouteAll();
  await retry(page).click();
  await hasTickets(page);
});

describe('a run whose worker is lost in the middle ends with the same tickets', () => {
  /** Keeps the first worker from hearing of its first run, and remembers that worker. */
  function holdFirstRun(): void {
    const post = Worker.prototype.postMessage as (this: Worker, ...args: unknown[]) => void;
    const page = window as unknown as { held?: Worker };
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      const { path } = args[0] as { path?: string[] };
      if (page.held === undefined && path?.[0] === 'run') page.held = this;
      else post.apply(this, args);
    };
  }

  test.each([
    [
      'throws',
      () => {
        setTimeout(() => {
          throw new Error('boom');
        });
      },
    ],
    ['ends without a word, as iOS does it', () => self.close()],
  ] as const)('when the worker %s', async (_, end) => {
    const { page } = await open({ clock: true, before: holdFirstRun, allow: /boom/ });
    await choose(page, 'lotomania', 1);
    await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
    await page.waitForFunction(() => 'held' in window);
    await page
      .workers()[0]
      ?.evaluate(end)
      .catch(() => {});
    await awaitAnsweredRun(page, 0);
    await page.clock.runFor(OVERLAY_MS);
    await hasTickets(page);
    expect(await notice(page).count()).toBe(0);
  });
});

test('no code of the engine is among the scripts that the page itself runs', async () => {
  const { page } = await open();
  await awaitWorker(page);
  const scripts = await page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('src') ?? element.getAttribute('href')));
  const texts = await Promise.all(scripts.map(async (path) => (await page.request.get(site + path)).text()));
  expect(texts.length).toBeGreaterThan(0);
  // 2091639 is the multiplier of the Alea generator: nothing is drawn without it.
  expect(texts.filter((text) => text.includes('2091639'))).toHaveLength(0);
});
