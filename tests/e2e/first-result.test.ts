import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answeredRuns, awaitAnsweredRun } from './answered-runs.ts';
import { type OpenOptions, openBrowser } from './browser.ts';
import { drawUntil, nextFrames, pauseClock } from './clock.ts';
import { awaitResult, OVERLAYS, openHowItWorks } from './steps.ts';

const { open, site } = openBrowser();

/** Notes in the page whether a part of it was ever still loading. */
function noteLoading(): void {
  const noted = { loading: 0 };
  Object.assign(window, { noted });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (/Carregando…/.test(node.textContent ?? '')) noted.loading++;
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

const timesLoading = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: { loading: number } }).noted.loading);

/** A visit that goes on once the page has loaded, by itself, the files of these parts. */
async function openPreloaded(parts: readonly string[], options: OpenOptions): Promise<Page> {
  const { page } = await open({ ...options, before: noteLoading, path: null });
  const files = parts.map((part) =>
    page.waitForEvent('requestfinished', (request) =>
      new RegExp(`/${part}-.*\\.js$`).test(request.url()),
    ),
  );
  await page.goto(`${site}/`);
  for (const file of files) {
    // The same module as the page's own, and after it in the line of those who wait for it. As a
    // text: what Vitest makes of an import does not run in a page.
    await page.evaluate(`import(${JSON.stringify((await file).url())}).then(() => {})`);
  }
  // The marketing below comes by itself as well, and is no part that anybody asked for.
  await page.getByRole('button', { name: 'Assistir ao vídeo' }).waitFor();
  await nextFrames(page);
  await page.evaluate(() => {
    (window as unknown as { noted: { loading: number } }).noted.loading = 0;
  });
  return page;
}

/** Moves a run on a page with a stopped clock up to the tick that completes it. */
async function runToLastTick(page: Page): Promise<void> {
  await pauseClock(page);
  const before = await answeredRuns(page);
  await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
  await page.getByRole('dialog', { name: 'Gerando seus jogos' }).waitFor();
  await awaitAnsweredRun(page, before);
  await page.clock.runFor(OVERLAYS.main.tickMs * OVERLAYS.main.completeAt);
}

describe('a part that has been preloaded shows at once, without «Carregando…»', () => {
  test('the frequent and the strategy view, the dialogs of advice and of how it works', async () => {
    const page = await openPreloaded(['views', 'dialogs'], { premium: true });
    await page.getByRole('button', { name: 'Números frequentes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Números mais frequentes' }).waitFor();
    await page.getByRole('button', { name: 'Robô da Sorte' }).click();
    await page.getByRole('button', { name: 'Estratégias', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Estratégia' }).waitFor();
    await page.getByRole('button', { name: 'Robô da Sorte' }).click();
    await page.getByRole('button', { name: 'Conselhos e dicas' }).click();
    await page.getByRole('dialog', { name: 'Conselhos e dicas' }).waitFor();
    await page.keyboard.press('Escape');
    await openHowItWorks(page);
    await page.getByRole('dialog', { name: 'Como funciona' }).waitFor();
    expect(await timesLoading(page)).toBe(0);
  });

  test('the premium dialog, and the first result: the bar fills up to 100 while the tickets come behind the overlay, then it opens', async () => {
    const page = await openPreloaded(['first-run', 'dialogs'], { clock: true });
    await page.getByRole('button', { name: '5 jogos', exact: true }).click();
    const premium = page.getByRole('dialog', { name: 'Seja Premium' });
    await premium.getByText('Agora não').click();
    await premium.waitFor({ state: 'detached' });
    await runToLastTick(page);
    const overlay = page.getByRole('dialog', { name: 'Gerando seus jogos' });
    await overlay.locator('[role=progressbar][aria-valuenow="100"]').waitFor();
    const isThere = (shown: Locator) => async () => (await shown.count()) > 0;
    await drawUntil(page, isThere(page.locator('article')));
    expect(await overlay.count()).toBe(1);
    expect(await page.getByText('Bilhete Premiado Gerado!').count()).toBe(0);
    expect(
      await page.evaluate(() => localStorage.getItem('robo-da-sorte:v1:game-count')),
    ).toBeNull();
    await drawUntil(page, async () => (await overlay.count()) === 0);
    await drawUntil(page, isThere(page.getByText('Bilhete Premiado Gerado!')));
    await drawUntil(page, isThere(page.locator('h1:focus', { hasText: 'Seus bilhetes' })));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.clock.resume();
    await awaitResult(page);
    expect(await timesLoading(page)).toBe(0);
  });
});

describe('the end of a run', () => {
  test('the first score comes a second after the tickets, also when what makes them was late', async () => {
    const { page, context } = await open({ clock: true, path: null });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/assets/first-run-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site}/`);
    await pauseClock(page);
    await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
    const overlay = page.getByRole('dialog', { name: 'Gerando seus jogos' });
    await overlay.waitFor();
    await page.clock.runFor(46 * OVERLAYS.main.tickMs);
    await overlay.locator('[aria-valuenow="99"]').waitFor();
    release();
    // The part counts as stalled by now: what is tried next takes its time by this clock.
    await drawUntil(page, async () => (await answeredRuns(page)) > 0);
    await page.clock.runFor(OVERLAYS.main.tickMs);
    await overlay.locator('[aria-valuenow="100"]').waitFor();
    const article = page.locator('article');
    // It fades by another clock.
    const opened = page.locator('dialog[data-timing][open]');
    await drawUntil(page, async () => (await opened.count()) === 0);
    const waiting = article.getByText('Calculando força do jogo...');
    const ms = await drawUntil(page, async () => (await waiting.count()) > 0);
    await page.clock.runFor(980 - ms);
    expect(await waiting.count()).toBe(1);
    await page.clock.runFor(20);
    await article.getByText(/^Força \d\d/).waitFor();
  });
});
