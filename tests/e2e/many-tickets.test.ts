import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { factsNote } from '../../src/content/run/facts.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { openBrowser } from './browser.ts';
import { findChromium } from './chromium.mjs';
import { nextFrames } from './clock.ts';
import { launchQuiet } from './launch.ts';
import { linkTo } from './link.ts';
import { awaitResult, barOf, pressInMenu, slipsIn, ticketNumbers, unfolder } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** The heaviest result that there is: 2,000 cells. */
const LINK = linkTo({ lottery: 'lotomania', games: 20 });

/** Eight screens of a small phone in all. */
async function isFolded(page: Page): Promise<void> {
  const { screens, elements } = await page.evaluate(() => ({
    screens: document.documentElement.scrollHeight / innerHeight,
    elements: document.querySelectorAll('article *').length / 20,
  }));
  expect(page.viewportSize()).toEqual({ width: 360, height: 640 });
  expect(screens).toBeLessThanOrEqual(8);
  expect(elements).toBeLessThan(60);
}

/** One unfolds to all of its numbers, and to a playslip with cells of one plain box each. */
async function unfolds(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: 'Bilhete 2', exact: true });
  const toggle = unfolder(card);
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  await toggle.click();
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  expect(await slipsIn(card).locator('b').count()).toBe(50);
  await card.getByText('Prêmio potencial').waitFor();
  await pressInMenu(card, 'Ver volante');
  const slip = card.getByRole('img', { name: 'Volante com os números marcados' });
  const { marked, blank, displays, styled } = await slip.evaluate((picture) => {
    const cells = [...picture.querySelectorAll('b, span')];
    return {
      marked: [...picture.querySelectorAll('b')].map((cell) => cell.textContent),
      blank: picture.querySelectorAll('span').length,
      displays: [...new Set(cells.map((cell) => getComputedStyle(cell).display))],
      styled: cells.filter((cell) => cell.hasAttribute('style') || cell.children.length > 0),
    };
  });
  expect(marked).toEqual((await ticketNumbers(page))[1]);
  expect([blank, displays, styled]).toEqual([50, ['block'], []]);
  await toggle.click();
  expect(await slip.count()).toBe(0);
}

/** Only those near the screen are laid out, and nothing moves when the others come. */
async function laysOutOnlyTheNear(page: Page): Promise<void> {
  const laidOut = () =>
    page.evaluate(() => {
      const numbers = [...document.querySelectorAll('article [aria-label^="Números: "] b')];
      return numbers.filter((n) => n.checkVisibility({ contentVisibilityAuto: true })).length;
    });
  const shifted = await page.evaluateHandle(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift' });
    return shifts;
  });
  // What is simulated is said once, not on each of them.
  const note = factsNote(simulated('', ''));
  expect(await page.getByText(note).count()).toBe(1);
  expect(await page.locator('article').getByText(note).count()).toBe(0);
  expect(await page.locator('article [aria-label^="Números: "] b').count()).toBe(50 + 19 * 7);
  const before = await laidOut();
  expect(before).toBeGreaterThanOrEqual(57);
  expect(before).toBeLessThanOrEqual(50 + 16 * 7);
  await page.getByRole('article', { name: 'Bilhete 20' }).scrollIntoViewIfNeeded();
  const last = page.getByRole('article', { name: 'Bilhete 20' }).locator('b').last();
  const isLaidOut = (cell: Element) => cell.checkVisibility({ contentVisibilityAuto: true });
  await expect.poll(() => last.evaluate(isLaidOut)).toBe(true);
  for (let up = 0; up < 20; up++) {
    await page.mouse.wheel(0, -400);
    await nextFrames(page);
  }
  expect(await shifted.jsonValue()).toEqual([]);
}

describe('twenty tickets of Lotomania', () => {
  test('lay out only those near the screen, and nothing moves; folded, and unfold to plain cells', async () => {
    const { page } = await open({ path: LINK.replace('/?', '/vip1922?') });
    await awaitResult(page);
    await laysOutOnlyTheNear(page);
    await isFolded(page);
    await unfolds(page);
  });

  test('they are all there for assistive technology', async () => {
    const browser = await launchQuiet(findChromium() ?? '', '--force-renderer-accessibility');
    try {
      const page = await browser.newPage();
      await page.goto(site + LINK);
      await awaitResult(page);
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const heard = nodes
        .filter(({ ignored }) => !ignored)
        .map(({ name }) => /^Números: (.+)$/.exec(name?.value)?.[1]?.split(', '))
        .filter((numbers) => numbers !== undefined);
      expect(heard).toEqual(await ticketNumbers(page));
      expect(heard.map((numbers) => numbers.length)).toEqual(Array(20).fill(50));
    } finally {
      await browser.close();
    }
  });
});

test('all tickets and their bar come also while the page is never idle', async () => {
  const neverIdle = 'window.requestIdleCallback = () => 0';
  const { page } = await open({ path: LINK, before: neverIdle });
  await awaitResult(page);
  await page.getByRole('article', { name: 'Bilhete 20' }).waitFor();
  await barOf(page).waitFor();
});
