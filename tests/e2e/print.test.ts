import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inRound } from '../../tools/build/test-rounds.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { nextFrames } from './clock.ts';
import { linkTo } from './link.ts';
import { type PaperPage, readPdf } from './read-pdf.ts';
import { awaitResult, awaitWorker, barOf, lotteryList, pressInMenu, ticketNumbers } from './steps.ts';

const { open } = openBrowser({ moves: false });

const resultOf = (lottery: string, games: number) => linkTo({ lottery, games }, '/vip1922');

/** The paper that a page gives, without the colours behind things, as browsers print. */
const paperOf = async (page: Page): Promise<PaperPage[]> =>
  readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: false }));

/** The marked numbers of each game, of so many cells each. */
const marksOf = (pages: readonly PaperPage[], cells: number) => {
  const all = pages.flatMap((page) => page.cells);
  return Array.from({ length: all.length / cells }, (_, i) =>
    all
      .slice(i * cells, (i + 1) * cells)
      .filter(({ isMarked }) => isMarked)
      .map(({ number }) => number),
  );
};

describe.each(
  inRound(
    [
      { lottery: 'megasena', games: 9, cells: 60, perPage: [8, 1] },
      { lottery: 'quina', games: 7, cells: 80, perPage: [6, 1] },
      { lottery: 'lotomania', games: 5, cells: 100, perPage: [4, 1] },
    ],
    1,
  ),
)('$games games of $lottery on A4', ({ lottery, games, cells, perPage }) => {
  test('each number of a ticket has a thick edge, no other one has', async () => {
    const { page } = await open({ path: resultOf(lottery, games), colorScheme: 'dark' });
    await awaitResult(page);
    await page.getByRole('article', { name: `Bilhete ${games}`, exact: true }).waitFor();
    const expected = await page
      .getByLabel(/^Números: /)
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('aria-label')?.slice(9).split(', ')));
    const pages = await paperOf(page);
    expect(pages.map((paper) => paper.cells.length / cells)).toEqual(perPage);
    expect(marksOf(pages, cells)).toEqual(expected);
    const [first] = pages;
    expect(first?.text).toContain(`Página 1 de ${perPage.length}`);
    expect(first?.text).toContain('Bilhete 1 ·');
    expect(first?.text).toContain('Isto não é uma aposta registrada.');
    // A box to tick for each.
    expect(first?.text.match(/Marcado no volante/g)).toHaveLength(perPage[0] ?? 0);
    // Nothing that asks for a finger, and nothing of the page itself.
    for (const { text } of pages) expect(text).not.toMatch(/Salvar|Novo Jogo|Premium|Força \d/);
    // All of it is on the shorter paper too.
    await page.evaluate(() => {
      const letter = new CSSStyleSheet();
      letter.replaceSync('@page { size: letter }');
      document.adoptedStyleSheets = [letter];
    });
    expect((await paperOf(page)).map((paper) => paper.cells.length / cells)).toEqual(perPage);
    // The page is back as it was.
    expect(await page.locator('[data-paper]').count()).toBe(0);
    expect((await ticketNumbers(page)).length).toBe(games);
  });
});

wholeTest('a game alone is as wide as the page, its digits twice as large as of many', async () => {
  const { page } = await open({ path: resultOf('megasena', 1) });
  await awaitResult(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const [wide, digits] = await page
    .locator('[data-paper] article')
    .evaluate((game) => [
      game.clientWidth / (game.closest('section')?.clientWidth ?? 0),
      Number.parseFloat(getComputedStyle(game.querySelector('b') ?? game).fontSize),
    ]);
  expect(wide).toBeGreaterThan(0.95);
  // 18 of the printers' points.
  expect(digits).toBeCloseTo(24);
});

test('«Imprimir» prints the same sheet, once', async () => {
  const { page } = await open({
    path: resultOf('quina', 2),
    before: () => {
      Object.assign(window, { printed: [] as number[] });
      window.print = () => {
        const { printed } = window as unknown as { printed: number[] };
        dispatchEvent(new Event('beforeprint'));
        printed.push(document.querySelectorAll('[data-paper] article').length);
        dispatchEvent(new Event('afterprint'));
      };
    },
  });
  await awaitResult(page);
  await pressInMenu(barOf(page), 'Imprimir');
  await pressInMenu(barOf(page), 'Imprimir');
  expect(await page.evaluate(() => (window as unknown as { printed: number[] }).printed)).toEqual([2, 2]);
  expect(await page.locator('[data-paper]').count()).toBe(0);
});

wholeTest('after printing nothing moves that had come to rest: no score counts again', async () => {
  const { page } = await open({ path: resultOf('quina', 2), reducedMotion: 'no-preference' });
  await awaitResult(page);
  // Each counts up once, as it comes.
  for (const number of [1, 2]) {
    await page
      .getByRole('article', { name: `Bilhete ${number}` })
      .locator('[data-class]')
      .waitFor();
  }
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving).toBe(0);
  await paperOf(page);
  await nextFrames(page);
  expect(await moving()).toBe(0);
});

test.each(inRound(['/', '/?view=frequent'], 1))('%s: no white words are printed', async (path) => {
  const { page } = await open({ path, colorScheme: 'dark', reducedMotion: 'reduce' });
  await awaitWorker(page);
  await lotteryList(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  const inks = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((it) => it.checkVisibility());
    return [...new Set(shown.map((it) => getComputedStyle(it).color))];
  });
  expect(inks).toEqual(['rgb(0, 0, 0)']);
});

test('without a sheet the style alone puts tickets and facts on paper, and nothing to press, to open or to wait for', async () => {
  const { page } = await open({ path: linkTo({ games: 3 }) });
  await awaitResult(page);
  await page.emulateMedia({ media: 'print' });
  for (const text of [/^3 jogos · Mega-Sena/, /^Cada bilhete/]) await page.getByText(text).waitFor();
  expect(await page.getByRole('article').count()).toBe(3);
  for (const role of ['button', 'status', 'combobox', 'group', 'navigation'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0);
});
