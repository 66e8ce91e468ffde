import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answeredRuns, awaitAnsweredRun } from './answered-runs.ts';
import { type OpenOptions, openBrowser, requestsUnderWay } from './browser.ts';
import { engineNumbers } from './engine-numbers.ts';
import { faultyHost } from './faulty-host.ts';
import { linkTo } from './link.ts';
import { awaitResult, choose, OVERLAY_MS, openHowItWorks, quick, ticketNumbers } from './steps.ts';

const host = faultyHost('is not there');
const homely = faultyHost('is home');
const { open, site } = openBrowser({ moves: false });
const allow = /404|MIME|Failed to (load|fetch)|ERR_INTERNET|is not there|UnreachableError/;

const LINK = linkTo({ lottery: 'quina' });

const visit = (path: string, options: OpenOptions = {}) =>
  open({ site: host.site(), path, clock: true, allow, ...options });
const alert = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => page.getByRole('button', { name: 'Tentar de novo' }).click();
const reload = (page: Page) => page.getByRole('button', { name: 'Recarregar a página' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const frequent = (page: Page) => title(page, 'Números mais frequentes');

/**
 * Passes the waits between automatic retries, until something shows. While a request is under way the clock stands: a
 * part may take longer to come than the app waits for it.
 */
async function awaitPart(page: Page, what: Locator): Promise<void> {
  for (let s = 0; s < 20 && !(await what.isVisible()); s++) {
    await expect.poll(() => requestsUnderWay(page.context()), { timeout: 60_000 }).toBe(0);
    await page.clock.runFor(1000);
  }
  await what.waitFor();
}

const hasStyle = (page: Page, name: string) =>
  page.evaluate((part) => [...document.styleSheets].some(({ href }) => href?.includes(part)), name);

describe('a part whose file is lost', () => {
  test('after a deploy: a reload is offered, which keeps view and choices', async () => {
    host.lost = /views-.*js/;
    const { page } = await visit('/', { premium: true });
    await choose(page, 'quina', 3);
    await page.getByRole('button', { name: 'Estratégias', exact: true }).click();
    await awaitPart(page, alert(page));
    await retry(page);
    await alert(page).waitFor({ state: 'detached' });
    await awaitPart(page, alert(page));
    expect(await alert(page).textContent()).toContain('o app deve ter sido atualizado');
    host.lost = null;
    await reload(page).click();
    await awaitPart(page, title(page, 'Estratégia'));
    expect(new URL(page.url()).search).toBe('?view=strategy');
    await page.goBack();
    await page.getByRole('button', { name: '3 jogos', pressed: true }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Loteria' }).inputValue()).toBe('quina');
  });

  test('a retry goes past a 404 that the browser has kept, and mends the next visit', async () => {
    host.lost = /views-.*js/;
    const { page } = await visit('/?view=frequent');
    await awaitPart(page, alert(page));
    host.lost = null;
    await retry(page);
    await awaitPart(page, frequent(page));
    const lost: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) lost.push(response.url());
    });
    await page.reload();
    await awaitPart(page, frequent(page));
    expect(lost).toEqual([]);
  });

  test('the style of what comes later is asked for again when it did not come with the page', async () => {
    host.lost = /rest-.*css/;
    const { page } = await visit('/');
    const colour = () =>
      page.evaluate(() => {
        const page = document.querySelector('[data-lottery]') as Element;
        return getComputedStyle(page).getPropertyValue('--accent');
      });
    const megasena = await colour();
    await choose(page, 'quina', 1);
    await page.getByText('Loteria alterada para Quina').waitFor();
    expect(await colour()).toBe(megasena);
    host.lost = null;
    for (let s = 0; s < 20 && (await colour()) === megasena; s++) await page.clock.runFor(1000);
    await expect.poll(colour).not.toBe(megasena);
  });

  test('a part never shows without its style, which is asked for again too', async () => {
    host.lost = /views-.*css/;
    const { page } = await visit('/?view=frequent');
    await awaitPart(page, alert(page));
    expect(await frequent(page).count()).toBe(0);
    host.lost = null;
    await retry(page);
    await awaitPart(page, frequent(page));
    expect(await hasStyle(page, 'views-')).toBe(true);
  });

  test('in a dialog, the dialog says so', async () => {
    host.lost = /dialogs-/;
    const { page } = await visit('/');
    await openHowItWorks(page);
    const dialog = page.getByRole('dialog', { name: 'Como funciona' });
    await awaitPart(page, dialog.getByRole('alert'));
    host.lost = null;
    await dialog.getByRole('button', { name: 'Recarregar a página' }).click();
    await openHowItWorks(page);
    await awaitPart(page, dialog.getByText('1 em 50.063.860'));
  });
});

describe('a part in whose place the host sends a page', () => {
  test('is the page’s own script, which the browser keeps for a year', async () => {
    homely.lost = /initial-.*js/;
    const { page } = await visit('/', { site: homely.site() });
    await quick(page).click();
    await page.getByText(/A página não carregou inteira/).waitFor();
    homely.lost = null;
    await retry(page);
    // A run that did not come about leads home.
    await page.waitForFunction(() => location.search === '');
    await quick(page).click();
    await awaitAnsweredRun(page, 0);
    await page.clock.runFor(OVERLAY_MS);
    await awaitResult(page);
  });
});

describe('a part of which the browser keeps a half for a year', () => {
  /** In the page: how much of it the browser's cache has. */
  const keptLength = async () => {
    const link = document.querySelector<HTMLLinkElement>('link[href*="first-run-"]');
    return (await (await fetch(link?.href ?? '', { cache: 'force-cache' })).text()).length;
  };

  test('is whole after a retry and a reload: what has run in a page never runs there anew', async () => {
    host.cut = /first-run-.*js/;
    const { page } = await visit(LINK, { allow: /SyntaxError|Unexpected|UnreachableError/ });
    await awaitPart(page, alert(page));
    const half = await page.evaluate(keptLength);
    host.cut = null;
    await retry(page);
    const renewed = async () => {
      await page.clock.runFor(1000);
      return page.evaluate(keptLength);
    };
    await expect.poll(renewed, { timeout: 60_000 }).toBeGreaterThan(half);
    await page.reload();
    await page.getByRole('article').first().waitFor();
    expect(await ticketNumbers(page)).toEqual(engineNumbers(page.url()));
  });
});

describe('a part whose connection ends without a word', () => {
  const hasStalled = () => expect.poll(() => host.stalls, { timeout: 60_000 }).toBeGreaterThan(0);
  /** Until a request is given up, and then until the next try: what that finds comes in its own time. */
  const STALL_MS = 11_000;
  const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'Não deu para gerar os bilhetes agora.' });

  test('is asked for again by itself, past the request that hangs', async () => {
    host.stalled = /first-run-.*js/;
    const { page } = await visit(LINK);
    await hasStalled();
    await page.getByText('Carregando…').waitFor();
    host.stalled = null;
    await page.clock.runFor(STALL_MS);
    await page.getByRole('article').first().waitFor();
    expect(await ticketNumbers(page)).toEqual(engineNumbers(page.url()));
  });

  test('and goes on doing so is told after 20 seconds; the next try that finds it makes the ticket', async () => {
    host.stalled = /first-run-.*js/;
    const { page } = await visit('/');
    await quick(page).click();
    await hasStalled();
    for (let s = 0; s < 20 && !(await failed(page).isVisible()); s++) await page.clock.runFor(1000);
    await failed(page).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // All parts that want the file wait for one request after the other.
    expect(host.stalls).toBeLessThanOrEqual(3);
    // A request that hangs would take the next try its time, and that is told after 20 seconds too.
    host.endStalls();
    const triesAgain = async () => {
      if (await failed(page).isVisible()) await retry(page);
      return answeredRuns(page);
    };
    await expect.poll(triesAgain).toBeGreaterThan(0);
    await page.clock.runFor(OVERLAY_MS);
    await awaitResult(page);
    expect(await ticketNumbers(page)).toEqual(engineNumbers(page.url()));
  });
});

test('without a connection, trying again is what is offered', async () => {
  const { page, context } = await open({ clock: true, allow, path: null });
  const parts = '**/assets/dialogs-*';
  await context.route(parts, (route) => route.abort('internetdisconnected'));
  await page.goto(`${site}/`);
  await openHowItWorks(page);
  const dialog = page.getByRole('dialog', { name: 'Como funciona' });
  await awaitPart(page, dialog.getByRole('alert'));
  expect(await dialog.getByRole('alert').textContent()).toContain('Veja se há internet');
  expect(await reload(page).count()).toBe(0);
  await context.unroute(parts);
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
  await awaitPart(page, dialog.getByText('1 em 50.063.860'));
});
