import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';

const { open } = openBrowser();

/** The cells of the preview grid and which of them are lit, by the colour that they are to get. */
const preview = (page: Page) =>
  page.evaluate(() => {
    const grid = [...document.querySelectorAll<HTMLElement>('main [aria-hidden=true]')].find(
      (element) => element.children.length > 9,
    );
    const cells = [...(grid?.children ?? [])];
    return { cells: cells.length, look: cells.map((cell) => cell.className).join() };
  });

test('the preview has 25 cells at most and lights others every 2 s', async () => {
  const { page } = await open({ clock: true });
  await page.waitForEvent('worker');
  await pauseClock(page);
  const start = await preview(page);
  for (let i = 0; i < 80 && (await preview(page)).look === start.look; i++) {
    await page.clock.runFor(50);
  }
  const first = await preview(page);
  expect(first.look).not.toBe(start.look);
  expect(first.cells).toBe(25);
  await page.clock.runFor(1900);
  expect((await preview(page)).look).toBe(first.look);
  await page.clock.runFor(150);
  expect((await preview(page)).look).not.toBe(first.look);
});

test('the preview stays still for visitors who want no motion', async () => {
  const { page } = await open({ clock: true, reducedMotion: 'reduce' });
  const before = await preview(page);
  await page.clock.runFor(10_000);
  expect(await preview(page)).toEqual(before);
});
