import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answeredRuns, awaitAnsweredRun } from './answered-runs.ts';
import { type OpenOptions, openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { engineNumbers, runIn } from './engine-numbers.ts';
import { awaitResult, OPENING_MS, OVERLAYS, ticketNumbers } from './steps.ts';

const { open, site } = openBrowser({ loadsAhead: false, moves: false });

const SCRIPT = '**/assets/initial-*.js';
const { step, tickMs, completeAt } = OVERLAYS.main;

const quick = (page: Page) => page.getByRole('button', { name: /Gerar bilhete rápido/ });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Gerando seus jogos' });
const lost = (page: Page) => page.getByRole('alert').getByText(/A página não carregou inteira/);
const shows = (page: Page, tick: number) =>
  overlay(page)
    .locator(`[aria-valuenow="${Math.round(tick * step)}"]`)
    .waitFor();

/** A page whose own script is held back until `release`, its clock standing still. */
async function openHeld(
  { path = '/', ...options }: OpenOptions = {},
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
) {
  const { page, context } = await open({ path: null, clock: true, ...options });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(SCRIPT, async (route) => {
    await released;
    await answer(route).catch(() => {});
  });
  await page.goto(site + path, { waitUntil: 'commit' });
  // A link to another view hides it.
  await quick(page).waitFor({ state: path === '/' ? 'visible' : 'attached' });
  await pauseClock(page);
  return { page, context, release };
}

/** Until the page is live: what was tapped has been done by then. */
const live = (page: Page) => page.waitForFunction(() => !document.querySelector('[data-kept]'));

async function finish(page: Page): Promise<void> {
  await awaitAnsweredRun(page, 0);
  await page.clock.runFor(completeAt * tickMs + OPENING_MS);
  await page.clock.resume();
  await awaitResult(page);
}

test('a page that was scrolled before it is live stays where it is', async () => {
  const { page, release } = await openHeld();
  await page.evaluate(() => scrollTo(0, 200));
  await page.getByRole('combobox', { name: 'Loteria' }).selectOption('quina');
  release();
  await live(page);
  await page.clock.resume();
  await page.getByText('Loteria alterada para Quina').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(200);
});

describe('a tap on the quick ticket before the page is live', () => {
  test.each([
    ['/', OVERLAYS.main],
    ['/vip1922', OVERLAYS.vipQuick],
  ] as const)(
    'on %s opens the overlay, whose clock goes on when React takes it over',
    async (path, timing) => {
      const { page, release } = await openHeld({ path, loadsAhead: true });
      await quick(page).click();
      const element = await overlay(page).elementHandle();
      const percent = (tick: number) =>
        overlay(page)
          .locator(`[aria-valuenow="${Math.round(tick * timing.step)}"]`)
          .waitFor();
      await percent(0);
      await page.clock.runFor(5 * timing.tickMs);
      await percent(5);
      expect(new URL(page.url()).searchParams.get('view')).toBe('generating');
      // What React does is noted: no frame without the overlay, none with less than there was.
      await element?.evaluate((dialog) => {
        const seen: unknown[] = [];
        new MutationObserver(() => {
          const now = Number(
            dialog.querySelector('[aria-valuenow]')?.getAttribute('aria-valuenow'),
          );
          seen.push([dialog.hasAttribute('open'), dialog.isConnected, now >= 11]);
        }).observe(document.documentElement, { subtree: true, childList: true, attributes: true });
        Object.assign(window, { seen });
      });
      release();
      await awaitAnsweredRun(page, 0);
      const seen = await page.evaluate(() => [...(window as unknown as { seen: [] }).seen]);
      expect(seen.length).toBeGreaterThan(0);
      expect(new Set(seen.map(String))).toEqual(new Set(['true,true,true']));
      await page.clock.runFor((timing.completeAt - 5) * timing.tickMs - 1);
      await percent(timing.completeAt - 1);
      expect(
        await element?.evaluate((dialog) => dialog.isConnected && dialog.hasAttribute('open')),
      ).toBe(true);
      await page.clock.runFor(1 + OPENING_MS);
      await page.clock.resume();
      await awaitResult(page);
      await overlay(page).waitFor({ state: 'hidden' });
      expect(await ticketNumbers(page)).toEqual(engineNumbers(page.url()));
      expect(await answeredRuns(page)).toBe(1);
      await page.goBack();
      await quick(page).waitFor();
      expect(new URL(page.url()).search).toBe('');
    },
  );

  test('is of the lottery chosen before it, also twice in a row, and keeps the number of workers', async () => {
    const { page, release } = await openHeld({ path: '/?workers=2&utm_source=x' });
    await page.getByRole('combobox', { name: 'Loteria' }).selectOption('quina');
    expect(await page.locator('[data-lottery]').getAttribute('data-lottery')).toBe('quina');
    await quick(page).dblclick();
    await shows(page, 0);
    release();
    await finish(page);
    expect(runIn(page.url()).lottery).toBe('quina');
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('workers')).toBe('2');
    expect(searchParams.has('utm_source')).toBe(false);
    expect(await answeredRuns(page)).toBe(1);
    await page.goBack();
    await quick(page).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(3);
  });

  test('can be taken back by «Cancelar», by Esc and by the back button, and another one counts', async () => {
    const { page, release } = await openHeld();
    for (const leave of [
      () => page.getByRole('button', { name: 'Cancelar' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.evaluate(() => history.back()),
    ]) {
      await quick(page).click();
      await shows(page, 0);
      await page.clock.runFor(tickMs * 3);
      await leave();
      await overlay(page).waitFor({ state: 'hidden' });
      await page.waitForFunction(() => location.search === '');
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      expect(focused).toContain('Gerar bilhete rápido');
    }
    await page.getByRole('combobox', { name: 'Loteria' }).selectOption('lotofacil');
    await quick(page).click();
    await shows(page, 0);
    release();
    await finish(page);
    expect(runIn(page.url()).lottery).toBe('lotofacil');
    expect(await answeredRuns(page)).toBe(1);
  });

  test('that is taken back for good starts nothing', async () => {
    const { page, release } = await openHeld({ loadsAhead: true });
    await quick(page).click();
    await shows(page, 0);
    await page.keyboard.press('Escape');
    await overlay(page).waitFor({ state: 'hidden' });
    release();
    await page.clock.resume();
    // The page is live, and has nothing better to do.
    if (page.workers().length === 0) await page.waitForEvent('worker');
    await page.clock.runFor(completeAt * tickMs);
    expect(new URL(page.url()).search).toBe('');
    expect(await overlay(page).isVisible()).toBe(false);
    expect(await answeredRuns(page)).toBe(0);
  });

  test('counts time that goes by, not what a clock on the wall is set to', async () => {
    const { page, release } = await openHeld();
    await quick(page).click();
    await page.clock.runFor(tickMs * 2);
    await page.evaluate(() => {
      Date.now = () => 0;
    });
    await page.clock.runFor(tickMs);
    await shows(page, 3);
    release();
    await awaitAnsweredRun(page, 0);
    await page.clock.runFor(tickMs);
    await shows(page, 4);
  });
});

test('other taps show at once that they were heard, and are done once the page is live', async () => {
  const { page, release } = await openHeld();
  const saved = page.getByRole('button', { name: 'Meus jogos' });
  const before = await saved.evaluate((button) => getComputedStyle(button).opacity);
  await saved.click();
  expect(await saved.evaluate((button) => getComputedStyle(button).opacity)).not.toBe(before);
  release();
  await page.getByRole('dialog', { name: 'Meus jogos' }).waitFor();
  await live(page);
  expect(await saved.evaluate((button) => getComputedStyle(button).opacity)).toBe(before);
});

describe('a page whose script does not come', () => {
  const allow = /404|MIME|SyntaxError|Unexpected|Failed to load|ERR_/;
  /** It is not there, is a page, is cut, breaks off. */
  const FAULTS: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 404, body: '' }),
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'const a = {' }),
    (route) => route.abort('connectionreset'),
  ];

  test('for whatever reason says so after the tap, until a reload finds it', async () => {
    const [first, ...others] = FAULTS;
    const { page, context, release } = await openHeld({ allow }, first);
    await quick(page).click();
    await shows(page, 0);
    release();
    await lost(page).waitFor();
    const retry = async () => {
      const next = page.waitForEvent('domcontentloaded');
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await next;
    };
    for (const fault of others) {
      await context.unroute(SCRIPT);
      await context.route(SCRIPT, fault);
      await retry();
      await lost(page).waitFor();
    }
    await context.unroute(SCRIPT);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route(SCRIPT, async (route) => {
      await answered;
      await route.continue();
    });
    const retried = retry();
    await page.locator('[data-early=retry][data-kept]').waitFor();
    answer();
    await retried;
    // A run that did not come about leads home.
    await page.waitForFunction(() => location.search === '');
    await quick(page).click();
    await finish(page);
  });

  test('in time says so after 20 seconds, and goes on when it comes after all', async () => {
    const { page, release } = await openHeld();
    await quick(page).click();
    await page.clock.runFor(19_999);
    expect(await lost(page).isVisible()).toBe(false);
    await page.clock.runFor(1);
    await lost(page).waitFor();
    release();
    await awaitAnsweredRun(page, 0);
    expect(await lost(page).isVisible()).toBe(false);
    await page.clock.runFor(tickMs + OPENING_MS);
    await page.clock.resume();
    await awaitResult(page);
  });

  test('is told to who comes with a link, without a tap', async () => {
    const link = '/?view=frequent';
    const { page, release } = await openHeld({ path: link });
    await page.clock.runFor(20_000);
    await lost(page).waitFor();
    release();
    await page.getByRole('heading', { level: 1, name: 'Números mais frequentes' }).waitFor();
    expect(await lost(page).isVisible()).toBe(false);
  });

  test('at all is told to who comes with a link, without a tap', async () => {
    const { page, release } = await openHeld({ path: '/?view=frequent', allow }, FAULTS[0]);
    release();
    await lost(page).waitFor();
  });

  test('says so after any other tap too, and goes away with «Cancelar»', async () => {
    const { page } = await openHeld();
    await page.getByRole('button', { name: 'Meus jogos' }).click();
    await page.clock.runFor(20_000);
    await lost(page).waitFor();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await lost(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
  });
});

test('a page that is cut before its overlay makes the ticket of a tap all the same', async () => {
  const { page, context } = await open({ path: null, clock: true, allow: /Minified React error/ });
  await context.route(site, async (route) => {
    const response = await route.fetch();
    const [start = ''] = (await response.text()).split('<dialog');
    await route.fulfill({ response, body: start });
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site}/`, { waitUntil: 'commit' });
  await quick(page).click();
  release();
  await overlay(page).waitFor();
  await awaitAnsweredRun(page, 0);
  await page.clock.runFor(completeAt * tickMs + OPENING_MS);
  await awaitResult(page);
  expect(await answeredRuns(page)).toBe(1);
});

test('a run whose own part is lost leads home, which says so', async () => {
  const { page, context, release } = await openHeld({
    allow: /404|MIME|Failed to (load|fetch)|is not there/,
  });
  await context.route('**/assets/first-run-*.js', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await quick(page).click();
  await shows(page, 0);
  release();
  await live(page);
  await page.clock.resume();
  const notice = page.getByRole('alert').filter({ hasText: 'Recarregar a página' }).first();
  for (let s = 0; s < 20 && !(await notice.isVisible()); s++) await page.clock.runFor(1000);
  await notice.waitFor();
  await overlay(page).waitFor({ state: 'hidden' });
  await context.unroute('**/assets/first-run-*.js');
  await notice.getByRole('button', { name: 'Recarregar a página' }).click();
  await quick(page).click();
  await overlay(page).waitFor();
});
