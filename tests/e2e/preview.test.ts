import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { awaitWorker, enlarge, lotteryList } from './steps.ts';

const { open } = openBrowser();

/** The cells of the preview grid: how many, how they look, where they are and what is lit. */
const preview = (page: Page) =>
  page.evaluate(() => {
    const grid = [...document.querySelectorAll<HTMLElement>('main [aria-hidden=true], main [aria-hidden=true] *')].find(
      (element) => element.children.length > 9 && element.matches('[data-columns]'),
    );
    const cells = [...(grid?.children ?? [])] as HTMLElement[];
    const isLit = (cell: HTMLElement) => getComputedStyle(cell).backgroundColor === 'rgb(255, 209, 102)';
    const seen = cells.filter(
      (cell) => cell.getBoundingClientRect().bottom <= (grid?.getBoundingClientRect().bottom ?? 0),
    );
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    const text = (cell: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    };
    return {
      cells: cells.length,
      look: cells.map((cell) => cell.tagName).join(),
      seen: seen.length,
      columns: new Set(boxes.map((box) => Math.round(box.left))).size,
      rows: new Set(boxes.map((box) => Math.round(box.top))).size,
      lit: cells.filter(isLit).length,
      glows: [...new Set(cells.map((cell) => getComputedStyle(cell).animationName))],
      numbers: cells.map((cell) => cell.textContent).join(' '),
      isCut: cells.some((cell, i) => {
        const [box, inner] = [boxes[i] as DOMRect, text(cell)];
        // Two digits on one line.
        const isBroken = inner.height > 1.6 * Number.parseFloat(getComputedStyle(cell).fontSize);
        return inner.left < box.left || inner.right > box.right || isBroken;
      }),
      widest: document.documentElement.scrollWidth,
      isOut: cells.some((cell) => {
        const [box, panel] = [cell, grid?.parentElement ?? cell].map((one) => one.getBoundingClientRect());
        return !box || !panel || box.top < panel.top || box.bottom > panel.bottom || box.left < panel.left;
      }),
    };
  });

/** What there is of each playslip: columns, whole rows of at most 25 cells, about as many lit as on a ticket. */
const CUT = [
  ['megasena', 10, 2, 6],
  ['lotofacil', 5, 5, 15],
  ['quina', 10, 2, 6],
  ['duplasena', 10, 2, 6],
  ['timemania', 10, 2, 8],
  ['diadasorte', 7, 3, 6],
  ['lotomania', 10, 2, 10],
] as const;

test('the preview is a window on the playslip of the chosen lottery, with its share lit, in a room that stays', async () => {
  const { page } = await open({ reducedMotion: 'reduce' });
  const places = new Set<string>();
  for (const [width, height] of [
    [360, 640],
    [320, 568],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    places.clear();
    for (const [lottery, columns, rows, lit] of CUT) {
      await lotteryList(page).selectOption(lottery);
      await page.locator(`[data-lottery=${lottery}]`).waitFor();
      // A page that is not live yet has another colour at once, other cells later.
      await expect.poll(() => preview(page), { message: lottery }).toMatchObject({ cells: columns * rows, lit });
      const seen = await preview(page);
      expect(seen.numbers).toMatch(/^01 02 03/);
      expect(seen, `${lottery} at ${width}`).toMatchObject({ isCut: false, widest: width });
      // A phone has one row of them, a wide screen all, ten in two rows.
      const own = columns === 10 ? { columns: 5, rows: 2 * rows } : { columns, rows };
      if (width === 1280) expect(seen, lottery).toMatchObject({ ...own, seen: columns * rows });
      else expect(seen.seen, lottery).toBe(10);
      const form = page.getByRole('group', { name: 'Quantidade de jogos' });
      places.add(await form.evaluate((group) => JSON.stringify(group.getBoundingClientRect())));
    }
    expect([...places]).toHaveLength(1);
  }
});

test('on a wide screen every ball is whole and in its panel, with large text too', async () => {
  const { page } = await open({ reducedMotion: 'reduce' });
  for (const [width, percent] of [
    [768, 100],
    [1280, 100],
    [768, 200],
    [1280, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await enlarge(page, percent);
    for (const [lottery] of CUT) {
      await lotteryList(page).selectOption(lottery);
      await page.locator(`[data-lottery=${lottery}]`).waitFor();
      const { isCut, isOut } = await preview(page);
      expect({ isCut, isOut }, `${lottery} at ${width} px, ${percent} %`).toEqual({ isCut: false, isOut: false });
    }
  }
});

test('the preview lights other cells every 2 s, as many as before', async () => {
  const { page } = await open({ clock: true });
  await awaitWorker(page);
  await pauseClock(page);
  const start = await preview(page);
  for (let i = 0; i < 80 && (await preview(page)).look === start.look; i++) {
    await page.clock.runFor(50);
  }
  const first = await preview(page);
  expect(first.look).not.toBe(start.look);
  expect(first.lit).toBe(start.lit);
  await page.clock.runFor(1900);
  expect((await preview(page)).look).toBe(first.look);
  await page.clock.runFor(150);
  await expect.poll(async () => (await preview(page)).look).not.toBe(first.look);
});

test('a cell that lights up glows by its size alone', async () => {
  const { page } = await open({ clock: true });
  await awaitWorker(page);
  await pauseClock(page);
  await page.clock.runFor(2050);
  await expect.poll(async () => (await preview(page)).glows.length).toBe(2);
  const [glow = ''] = (await preview(page)).glows.filter((name) => name !== 'none');
  const moved = await page.evaluate((name) => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const frames = rules.filter((r) => r instanceof CSSKeyframesRule && r.name === name);
    return frames.flatMap((r) =>
      [...(r as CSSKeyframesRule).cssRules].flatMap((k) => [...(k as CSSKeyframeRule).style]),
    );
  }, glow);
  // Half transparent digits cannot be read: axe found them where it looked in that moment.
  expect(moved).toEqual(['transform']);
});

test('the preview stays still for visitors who want no motion', async () => {
  const { page } = await open({ clock: true, reducedMotion: 'reduce' });
  const before = await preview(page);
  // Nor for others at first: its frames took the processor just when the page comes to life.
  expect(before.glows).toEqual(['none']);
  await page.clock.runFor(10_000);
  expect(await preview(page)).toEqual(before);
});
