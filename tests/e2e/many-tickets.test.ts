import { describe, expect, test } from 'vitest';
import { factsNote } from '../../src/content/run/facts.ts';
import { ENGINE_VERSION } from '../../workers/shared/engine-version.ts';
import { openBrowser } from './browser.ts';
import { findChromium } from './chromium.mjs';
import { nextFrames } from './clock.ts';
import { commitsOf, countRenders } from './count-renders.ts';
import { launchQuiet } from './launch.ts';
import { awaitResult, ticketNumbers } from './steps.ts';

const { open, site } = openBrowser();

/** The heaviest result that there is: 2,000 cells. */
const LINK =
  '/?view=result&lottery=lotomania&games=20&strategy=quick&seed=s&history=h&date=2026-11-20' +
  `&now=2026-11-20T12%3A00%3A00.000Z&engine=${ENGINE_VERSION}`;

describe('twenty tickets of Lotomania', () => {
  test('render one component for each score that shows up', async () => {
    const { page } = await open({ path: LINK, before: countRenders });
    await awaitResult(page);
    await page
      .getByText(/^Força \d/)
      .nth(19)
      .waitFor();
    const commits = await commitsOf(page);
    const perScore = commits.flatMap(({ rendered, scores }, i) => {
      const shown = scores - (commits[i - 1]?.scores ?? 0);
      // The last one brings the sentence that all are there.
      const sentences = scores === 20 ? 1 : 0;
      return shown > 0 ? [(rendered - sentences) / shown] : [];
    });
    expect(perScore).toEqual(perScore.map(() => 1));
  });

  test('have cells of one plain box each', async () => {
    const { page } = await open({ path: LINK });
    await awaitResult(page);
    const { elements, displays, styled } = await page.evaluate(() => {
      const cells = [...document.querySelectorAll('article [role=img] :is(b, span)')];
      return {
        elements: document.querySelectorAll('article *').length / 20,
        displays: [...new Set(cells.map((cell) => getComputedStyle(cell).display))],
        styled: cells.filter((cell) => cell.hasAttribute('style') || cell.children.length > 0),
      };
    });
    expect(displays).toEqual(['block']);
    expect(styled).toHaveLength(0);
    expect(elements).toBeLessThan(135);
  });

  test('lay out only those near the screen, and nothing moves when the others come', async () => {
    const { page } = await open({ path: LINK });
    await awaitResult(page);
    const laidOut = () =>
      page.evaluate(() => {
        const numbers = [...document.querySelectorAll('article [role=img] :is(b, span)')];
        const there = numbers.filter((n) => n.checkVisibility({ contentVisibilityAuto: true }));
        const facts = [...document.querySelectorAll('article > dl')];
        const seen = facts.filter((list) => list.checkVisibility({ contentVisibilityAuto: true }));
        return { cells: there.length, facts: seen.length };
      });
    const shifted = await page.evaluateHandle(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as { value?: number }).value ?? 0);
      }).observe({ type: 'layout-shift' });
      return shifts;
    });
    // What is simulated is said once, not on each of them.
    expect(await page.getByText(factsNote).count()).toBe(1);
    expect(await page.locator('article').getByText(factsNote).count()).toBe(0);
    const before = await laidOut();
    expect(before.cells).toBeGreaterThanOrEqual(100);
    expect(before.cells).toBeLessThanOrEqual(500);
    expect(before.facts).toBeLessThanOrEqual(5);
    await page.getByRole('article', { name: 'Bilhete 20' }).scrollIntoViewIfNeeded();
    const last = page.getByRole('article', { name: 'Bilhete 20' }).locator('b').last();
    const isLaidOut = (cell: Element) => cell.checkVisibility({ contentVisibilityAuto: true });
    await expect.poll(() => last.evaluate(isLaidOut)).toBe(true);
    for (let up = 0; up < 40; up++) {
      await page.mouse.wheel(0, -600);
      await nextFrames(page);
    }
    expect(await shifted.jsonValue()).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(laidOut).toEqual({ cells: 2000, facts: 20 });
  });

  test('are all there for assistive technology', async () => {
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
