import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { home } from '../../src/content/home/home.ts';
import { site } from '../../src/content/shell/site.ts';
import { openBrowser } from './browser.ts';
import { awaitTitle, awaitWorker } from './steps.ts';

const { open } = openBrowser({ moves: false });

/** The page's state as the first frame after a click is drawn. */
interface FirstFrame {
  readonly title: string;
  readonly marked: string | undefined;
  readonly status: readonly string[];
  readonly isViewSeen: boolean;
  readonly hasDialog: boolean;
  readonly scrolled: number;
}

/** In the page: notes its state in the first frame after the next click. */
function noteFirstFrame(): void {
  Object.assign(window, { first: undefined });
  const note = () => {
    const text = (selector: string) => document.querySelector(selector)?.textContent;
    const isSeen = (element: Element | null) => element?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const status = [...document.querySelectorAll('[role=status]')];
    const first = {
      title: text('h1'),
      marked: text('[aria-current=page]'),
      status: status.filter(isSeen).map(({ textContent }) => textContent),
      isViewSeen: isSeen(document.querySelector('main > *')),
      hasDialog: document.querySelector('dialog[open]') !== null,
      scrolled: scrollY,
    };
    Object.assign(window, { first });
  };
  addEventListener('click', () => requestAnimationFrame(note), { capture: true, once: true });
}

/** Taps, and returns the state of the page in the first frame after it. */
async function firstFrame(page: Page, control: Locator): Promise<FirstFrame> {
  await page.evaluate(noteFirstFrame);
  await control.click();
  const first = await page.waitForFunction(() => (window as unknown as { first: FirstFrame }).first);
  return first.jsonValue();
}

const WAYS = [
  ['button', site.saved, site.titles.saved],
  ['link', site.nav.results, site.titles.results],
  ['button', site.frequent.frequent, site.frequent.frequent],
  ['button', home.strategies, site.titles.strategy],
] as const;

test.each(WAYS)(
  'the %s «%s» shows title and ground in the next frame, and its view after it',
  async (role, name, title) => {
    const { page } = await open();
    await awaitWorker(page);
    const way = page.getByRole(role, { name: new RegExp(`^${name}`) }).first();
    for (const isHere of [false, true]) {
      const { status, ...first } = await firstFrame(page, way);
      expect(first).toEqual({
        title,
        marked: role === 'link' || name === site.saved ? name : undefined,
        hasDialog: false,
        isViewSeen: false,
        scrolled: 0,
      });
      expect(status.includes(site.loading)).toBe(!isHere);
      await awaitTitle(page, title);
      await page.locator('main > :not([role=status])').first().waitFor();
      expect(await page.locator('main').count()).toBe(1);
      await page.goBack();
      await awaitTitle(page, site.appName);
    }
  },
);

test('a locked count opens its dialog after the next frame', async () => {
  const { page } = await open();
  const { hasDialog, isViewSeen } = await firstFrame(page, page.getByRole('button', { name: /^10 / }));
  expect({ hasDialog, isViewSeen }).toEqual({ hasDialog: false, isViewSeen: true });
  await page.getByRole('dialog', { name: site.premiumTitle }).waitFor();
});
