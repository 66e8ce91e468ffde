import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { home } from '../../src/content/home/home.ts';
import { overlayTexts } from '../../src/content/run/overlay.ts';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { inRound } from '../../tools/build/test-rounds.ts';
import { wholeTest } from '../support/whole-test.ts';
import { answeredRuns, awaitAnsweredRun } from './answered-runs.ts';
import { type OpenOptions, openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { engineNumbers, runIn } from './engine-numbers.ts';
import { atSaved, awaitResult, awaitWorker, holdRoute, OPENING_MS, OVERLAYS, quick, ticketNumbers } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

const SCRIPT = '**/assets/initial-*.js';
const { step, tickMs, completeAt } = OVERLAYS.main;

const overlay = (page: Page) => page.getByRole('dialog', { name: overlayTexts.title });
const lost = (page: Page) => page.getByRole('alert').getByText(/A página não carregou inteira/);
const shows = (page: Page, tick: number) =>
  overlay(page)
    .locator(`[aria-valuenow="${Math.round(tick * step)}"]`)
    .waitFor();

/** A page whose own script is held back until `release`, its clock standing still. */
async function openHeld({ path = '/', ...options }: OpenOptions = {}, answer?: (route: Route) => Promise<void>) {
  const { page, context } = await open({ path: null, clock: true, ...options });
  const release = await holdRoute(context, SCRIPT, answer);
  await page.goto(site + path, { waitUntil: 'commit' });
  // A link to another view hides home, which has no roles then.
  if (path?.includes('view=')) await page.locator('select').waitFor({ state: 'attached' });
  else await quick(page).waitFor();
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

describe('a tap on the quick ticket before the page is live', () => {
  test('opens the overlay, whose clock goes on when React takes it over', async () => {
    const { page, release } = await openHeld();
    await quick(page).click();
    const element = await overlay(page).elementHandle();
    await shows(page, 0);
    // What goes by counts, not what a clock on the wall is set to.
    await page.evaluate(() => {
      Date.now = () => 0;
    });
    await page.clock.runFor(5 * tickMs);
    await shows(page, 5);
    expect(new URL(page.url()).searchParams.get('view')).toBe('generating');
    // What React does is noted: no frame without the overlay, none with less than there was.
    await element?.evaluate((dialog) => {
      const seen: unknown[] = [];
      new MutationObserver(() => {
        const now = Number(dialog.querySelector('[aria-valuenow]')?.getAttribute('aria-valuenow'));
        seen.push([dialog.hasAttribute('open'), dialog.isConnected, now >= 11]);
      }).observe(document.documentElement, { subtree: true, childList: true, attributes: true });
      Object.assign(window, { seen });
    });
    release();
    await awaitAnsweredRun(page, 0);
    const seen = await page.evaluate(() => [...(window as unknown as { seen: [] }).seen]);
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen.map(String))).toEqual(new Set(['true,true,true']));
    await page.clock.runFor((completeAt - 5) * tickMs - 1);
    await shows(page, completeAt - 1);
    expect(await element?.evaluate((dialog) => dialog.isConnected && dialog.hasAttribute('open'))).toBe(true);
    await page.clock.runFor(1 + OPENING_MS);
    await page.clock.resume();
    await awaitResult(page);
    await overlay(page).waitFor({ state: 'hidden' });
    expect(await ticketNumbers(page)).toEqual(engineNumbers(page.url()));
    expect(await answeredRuns(page)).toBe(1);
    await page.goBack();
    await quick(page).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('it is of the lottery chosen before it, also twice in a row, and keeps the number of workers', async () => {
    const { page, release } = await openHeld({ path: '/?workers=2&utm_source=x' });
    await page.getByRole('combobox', { name: home.lottery }).selectOption('quina');
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

  test('asks for every file of the run beside the page’s script, not after it', async () => {
    const { page, context, release } = await openHeld();
    const isOfRun = (address: string) => /\/(first-run|live-home)-[^/]+$/.test(address);
    const asked: string[] = [];
    const come: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    context.on('requestfinished', (request) => come.push(request.url()));
    await quick(page).click();
    await expect.poll(() => come.filter(isOfRun).length).toBe(4);
    asked.length = 0;
    release();
    await finish(page);
    expect(asked.filter(isOfRun)).toEqual([]);
    expect(asked.filter((address) => /\.js$/.test(address))).not.toEqual([]);
  });

  wholeTest('can be taken back by «Cancelar», by Esc and by the back button, and another one counts', async () => {
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
      expect(focused).toContain(home.quick);
    }
    release();
    // The page is live, and has nothing better to do: none of the taps has started anything.
    await page.clock.resume();
    await awaitWorker(page);
    await page.clock.runFor(completeAt * tickMs);
    expect(new URL(page.url()).search).toBe('');
    expect(await overlay(page).isVisible()).toBe(false);
    expect(await answeredRuns(page)).toBe(0);
    await page.getByRole('combobox', { name: home.lottery }).selectOption('lotofacil');
    await quick(page).click();
    await overlay(page).waitFor();
    await finish(page);
    expect(runIn(page.url()).lottery).toBe('lotofacil');
    expect(await answeredRuns(page)).toBe(1);
  });
});

test('other taps and keys show at once that they were heard, and are done once the page is live', async () => {
  const { page, release } = await openHeld();
  const more = page.getByRole('button', { name: siteTexts.nav.more, exact: true });
  const opacity = () => more.evaluate((button) => getComputedStyle(button).opacity);
  const before = await opacity();
  await page.getByRole('combobox', { name: home.lottery }).press('q');
  await page.evaluate(() => scrollTo(0, 20));
  await more.evaluate((button: HTMLElement) => button.click());
  expect(await opacity()).not.toBe(before);
  await page.clock.resume();
  release();
  await page.getByRole('dialog', { name: siteTexts.nav.more }).waitFor();
  await live(page);
  expect(await opacity()).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(20);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('combobox', { name: home.lottery }).inputValue()).toBe('quina');
});

describe('a page whose script does not come', () => {
  // `tests/faults/network` has one that is not there, is a page, is cut, breaks off.
  wholeTest('that is empty says so after 20 seconds, and «Tentar de novo» fetches the very file anew', async () => {
    const { page, context, release } = await openHeld({}, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await quick(page).click();
    const script = await page.waitForFunction(() => document.querySelector('script[type=module][src]'));
    const came = script.evaluate((file) => new Promise((resolve) => file?.addEventListener('load', resolve)));
    release();
    await came;
    await page.clock.runFor(20_000);
    await lost(page).waitFor();
    await context.unroute(SCRIPT);
    const [renewed] = await Promise.all([
      page.waitForRequest(/initial-/),
      page.waitForEvent('domcontentloaded'),
      page.getByRole('button', { name: 'Tentar de novo' }).click(),
    ]);
    expect(renewed.resourceType()).toBe('fetch');
    await page.clock.resume();
    await page.waitForFunction(() => location.search === '');
    await live(page);
  });

  wholeTest('in time says so after 20 seconds, and goes on when it comes after all', async () => {
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

  test('it is told to who comes with a link, without a tap, and goes on when it comes', async () => {
    const { page, release } = await openHeld({ path: '/?view=frequent' });
    await page.clock.runFor(20_000);
    await lost(page).waitFor();
    release();
    await page.getByRole('heading', { level: 1, name: siteTexts.frequent.frequent }).waitFor();
    expect(await lost(page).isVisible()).toBe(false);
  });

  wholeTest('says so after any other tap too, and goes away with «Cancelar»', async () => {
    const { page } = await openHeld();
    await page.getByRole('button', { name: siteTexts.saved }).click();
    await page.clock.runFor(20_000);
    await lost(page).waitFor();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await lost(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
  });
});

wholeTest('a page that is cut before its overlay makes the ticket of a tap all the same', async () => {
  const { page, context } = await open({ path: null, clock: true, allow: /Minified React error/ });
  await context.route(site, async (route) => {
    const response = await route.fetch();
    const [start = ''] = (await response.text()).split('<dialog');
    await route.fulfill({ response, body: start });
  });
  const release = await holdRoute(context, SCRIPT);
  await page.goto(`${site}/`, { waitUntil: 'commit' });
  await quick(page).click();
  release();
  await overlay(page).waitFor();
  await awaitAnsweredRun(page, 0);
  await page.clock.runFor(completeAt * tickMs + OPENING_MS);
  await awaitResult(page);
  expect(await answeredRuns(page)).toBe(1);
});

/**
 * Moments on the way to a live page: its script has run, and the rest waits for the next task; its tree is about to be
 * taken over; that has begun; all but the view is; the page takes over what is stored.
 */
const MOMENTS = ['beforeRouter', 'beforeReact', 'beforeHydration', 'beforeView', 'whileStarting'] as const;

declare global {
  interface Window {
    /** What a test does at a moment, in the very task in which it comes. */
    at: Partial<Record<(typeof MOMENTS)[number], () => void>>;
    chooseLottery(key: string): void;
  }
}

/** Runs before the page's own scripts. */
function hookMoments(): void {
  window.at = {};
  const come = (moment: (typeof MOMENTS)[number]) => {
    const act = window.at[moment];
    delete window.at[moment];
    act?.();
  };
  // React notes its own on each node that it has taken over.
  const isTaken = (node?: Node | null) => node && Object.keys(node).some((key) => key.startsWith('__reactFiber'));
  const viewBoundary = () =>
    document.createTreeWalker(document.getElementById('root') ?? document, NodeFilter.SHOW_COMMENT).nextNode();
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
    come('beforeRouter');
    if (isTaken(viewBoundary()) && !isTaken(document.querySelector('#root *'))) come('beforeView');
    return post.apply(this, args as Parameters<typeof post>);
  };
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
    if (this instanceof Element && this.id === 'root') {
      come('beforeReact');
      queueMicrotask(() => come('beforeHydration'));
    }
    return listen.apply(this, args as Parameters<typeof listen>);
  };
  const whenIdle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (...args) => {
    come('whileStarting');
    return whenIdle(...args);
  };
  window.chooseLottery = (key) => {
    const select = document.querySelector('select');
    if (!select) throw new Error('no list of lotteries');
    select.value = key;
    // As browsers do, in one task. React hydrates what hears `input`, and that sets the list back.
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

describe.each(inRound(MOMENTS, 1))('%s', (moment) => {
  test('a choice and a tap count, once', async () => {
    const act = `window.at.${moment} = () => {
      chooseLottery('quina');
      document.querySelector('nav button:nth-of-type(2)').click();
    }`;
    const { page } = await open({ before: `(${hookMoments})(); ${act}` });
    await atSaved(page);
    // Twice, the view would be there twice.
    await page.goBack();
    await page.waitForFunction(() => location.search === '');
    await expect.poll(() => page.getByRole('combobox', { name: home.lottery }).inputValue()).toBe('quina');
  });

  test('an address that changes is followed', async () => {
    // As «back» changes it: the router hears of that by the event alone.
    const act = `window.at.${moment} = () => {
      History.prototype.pushState.call(history, null, '', '/resultados');
      dispatchEvent(new PopStateEvent('popstate'));
    }`;
    const { page } = await open({ before: `(${hookMoments})(); ${act}` });
    await page.getByRole('heading', { level: 1, name: siteTexts.nav.results }).waitFor();
    expect(await page.locator('h1').count()).toBe(1);
  });
});

wholeTest('an early choice does not undo a later one', async () => {
  const acts = `
    document.addEventListener('readystatechange', () => chooseLottery('quina'), { once: true });
    window.at.whileStarting = () => chooseLottery('lotofacil');`;
  const { page } = await open({ before: `(${hookMoments})(); ${acts}` });
  await page.waitForEvent('worker');
  expect(await page.getByRole('combobox', { name: home.lottery }).inputValue()).toBe('lotofacil');
});
