import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overlayTexts } from '../../src/content/run/overlay.ts';
import { inRound } from '../../tools/build/test-rounds.ts';
import { wholeTest } from '../support/whole-test.ts';
import { type OpenOptions, openBrowser } from './browser.ts';
import { drawUntil, nextFrames, pauseClock } from './clock.ts';
import {
  awaitWorker,
  choose,
  generateFast,
  isFocused,
  isFocusInDialog,
  overlayOf,
  quick,
  scrollAndSettle,
} from './steps.ts';
import { watchVideo } from './watch-video.ts';

const { open, site } = openBrowser();

/** As Firefox before 125 and Safari before 18. */
function leaveNothingOut(): void {
  const supports = CSS.supports.bind(CSS) as (...what: string[]) => boolean;
  CSS.supports = (...what: string[]) => what[0] !== 'content-visibility' && supports(...what);
}

const BROWSERS = {
  'leaves out what is covered': { before: undefined, isModal: false },
  'cannot leave anything out': { before: leaveNothingOut, isModal: true },
};

describe.each(inRound(Object.entries(BROWSERS), 0))('a browser that %s', (_, { before, isModal }) => {
  test('has nothing within reach below the overlay, and stays where it was', async () => {
    const page = await openReady({ clock: true, ...(before && { before }) });
    const overlay = overlayOf(page);
    expect(await controlsTold(page)).not.toContain('Cancelar');
    for (const leave of [cancel, escapeOverlay, escapeFromNowhere, escapeFromBeyond]) {
      await page.evaluate(scrollAndSettle, undefined);
      await quick(page).evaluate((button) => button.focus({ preventScroll: true }));
      const at = await page.evaluate(() => scrollY);
      expect(at).toBeGreaterThan(1000);
      const height = await page.evaluate(heightOf);
      // The overlay stays for as long as the looks take.
      await pauseClock(page);
      await page.keyboard.press('Enter');
      await overlay.waitFor();
      expect(await overlay.evaluate((dialog) => dialog.matches(':modal'))).toBe(isModal);
      expect(await controlsTold(page)).toEqual(['Cancelar']);
      expect(await page.evaluate(heightOf)).toBe(height);
      for (let i = 0; i < 6; i++) {
        expect(await isFocusInDialog(page), `Tab ${i}`).toBe(true);
        await page.keyboard.press('Tab');
      }
      await leave(page);
      await overlay.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => scrollY)).toBe(at);
      expect(await isFocused(quick(page))).toBe(true);
      await page.waitForFunction(() => location.search === '');
      await page.clock.resume();
    }
  });
});

test('the bar of the next run begins empty; the overlay opens onto the result, however late that is', async () => {
  const page = await openReady({ clock: true });
  const overlay = overlayOf(page);
  await pauseClock(page);
  await quick(page).press('Enter');
  await drawUntil(page, () =>
    page.evaluate(() => Number(document.querySelector('[role=progressbar]')?.ariaValueNow) > 20),
  );
  await cancel(page);
  await overlay.waitFor({ state: 'detached' });
  await page.clock.resume();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const seen = await page.evaluateHandle(() => {
    const states: unknown[] = [];
    const dialog = document.querySelector('dialog[data-timing]') as HTMLDialogElement;
    const bar = dialog.querySelector('[role=progressbar] i') as HTMLElement;
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      const balls = document.querySelectorAll('article b').length;
      states.push(dialog.open ? bar.getBoundingClientRect().width < 1 : { title, balls });
    }).observe(dialog, { attributeFilter: ['open'] });
    return states;
  });
  await generateFast(page);
  await overlay.waitFor({ state: 'detached' });
  expect(await seen.jsonValue()).toEqual([true, { title: 'Seus bilhetes', balls: 6 }]);
});

test.each([
  [360, 640],
  [320, 568],
])(
  'the drum of a run stands between the bar and «Cancelar» at %i × %i, and its balls in their rings',
  async (width, height) => {
    const page = await openReady({ clock: true, viewport: { width, height }, reducedMotion: 'no-preference' });
    await pauseClock(page);
    await quick(page).press('Enter');
    await drawUntil(page, () =>
      page.evaluate(() => Number(document.querySelector('[role=progressbar]')?.ariaValueNow) > 45),
    );
    const { bar, drum, rings, words, cancel } = await overlayOf(page).evaluate((overlay) => {
      const box = (element: Element | null | undefined) =>
        (element as Element).getBoundingClientRect().toJSON() as DOMRect;
      const show = overlay.querySelector('[aria-hidden] > div');
      return {
        bar: box(overlay.querySelector('[role=progressbar]')).bottom,
        // The box of what turns is larger than its circle.
        drum: { ...box(show?.querySelector('span')), high: show?.querySelector('span')?.offsetHeight ?? 0 },
        rings: [...(show?.querySelectorAll('span:last-child > i') ?? [])].map((ring) => ({
          ...box(ring),
          isFull: (ring as HTMLElement).dataset.there !== undefined,
        })),
        words: box(overlay.querySelector('[role=progressbar] ~ p')).top,
        cancel: box(overlay.querySelector('[data-early=cancel]')).bottom,
      };
    });
    expect(rings).toHaveLength(6);
    expect(rings.every(({ isFull }) => isFull)).toBe(true);
    const middle = (drum.top + drum.bottom) / 2;
    expect(drum.high).toBeGreaterThan(40);
    // A drum in motion has a box with an error of rounding.
    expect(middle - drum.high / 2).toBeGreaterThan(bar - 0.5);
    expect(Math.abs(drum.left + drum.right - width)).toBeLessThan(2);
    for (const { top, bottom } of rings) {
      expect(top).toBeGreaterThan(middle + drum.high / 2 - 0.5);
      expect(bottom).toBeLessThanOrEqual(words);
    }
    expect(cancel).toBeLessThanOrEqual(height);
  },
);

wholeTest('a run that is reloaded in the middle leads home', async () => {
  const { page } = await open();
  await quick(page).click();
  await overlayOf(page).waitFor();
  await page.reload();
  await quick(page).waitFor();
  await page.waitForFunction(() => location.search === '');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
});

/** Notes in the page whether a part of it was ever still loading. */
function noteLoading(): void {
  const noted = Object.assign(window, { loading: 0 });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const { textContent } of addedNodes) if (textContent?.includes('Carregando…')) noted.loading++;
    }
  }).observe(document, { childList: true, subtree: true });
}

wholeTest('the result, which has been preloaded, shows at once, without «Carregando…»', async () => {
  const { page } = await open({ clock: true, premium: true, before: noteLoading, path: null });
  const coming = page.waitForEvent('requestfinished', (request) => /\/first-run-.*\.js$/.test(request.url()));
  await page.goto(`${site}/`);
  // The same module as the page's own, and after it in the line of those who wait for it. As a text: what Vitest makes
  // of an import does not run in a page.
  await page.evaluate(`import(${JSON.stringify((await coming).url())}).then(() => {})`);
  // The marketing below comes by itself as well, and is no part that anybody asked for.
  await watchVideo(page).waitFor();
  await nextFrames(page);
  await page.evaluate(() => Object.assign(window, { loading: 0 }));
  await generateFast(page);
  await page.locator('h1:focus', { hasText: 'Seus bilhetes' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { loading: number }).loading)).toBe(0);
});

/** Notes in the page how many tickets are there when the first one comes. */
function noteFirst(): void {
  new MutationObserver((_, observer) => {
    const tickets = document.querySelectorAll('article').length;
    if (tickets === 0) return;
    Object.assign(window, { tickets });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

test('the first ticket of a result comes alone, and the rest before the overlay goes', async () => {
  const { page } = await open({ clock: true, premium: true, before: noteFirst });
  await choose(page, 'quina', 5);
  await generateFast(page);
  await page.locator('h1:focus', { hasText: 'Seus bilhetes' }).waitFor();
  expect(await page.locator('article').count()).toBe(5);
  expect(await page.evaluate(() => (window as unknown as { tickets: number }).tickets)).toBe(1);
});

/** Home, once what makes runs is there, and its style with it: the first worker says so. */
async function openReady(options: OpenOptions): Promise<Page> {
  const { page } = await open(options);
  await awaitWorker(page);
  // Nothing more comes at the end of the page.
  await watchVideo(page).waitFor();
  // The browser remembers in a frame how high what is covered was.
  await nextFrames(page);
  return page;
}

/** What a reader tells of that one can use. */
async function controlsTold(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && /link|button|combo|switch/i.test(role?.value))
    .map(({ name }) => name?.value);
}

const heightOf = () => document.documentElement.scrollHeight;

const cancel = (page: Page) => page.getByRole('button', { name: 'Cancelar' }).press('Enter');
const escapeOverlay = (page: Page) => page.getByRole('button', { name: 'Cancelar' }).press('Escape');

/** After a tap on the words, which take no focus. */
async function escapeFromNowhere(page: Page): Promise<void> {
  await page.getByRole('heading', { name: overlayTexts.title }).click({ force: true });
  await page.keyboard.press('Escape');
}

/** After one Tab more than there are controls. */
async function escapeFromBeyond(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancelar' }).press('Tab');
  await page.keyboard.press('Escape');
}
