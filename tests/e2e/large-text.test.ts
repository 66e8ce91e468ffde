import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { ticketOf } from '../state/saved-games/tickets.ts';
import { openBrowser } from './browser.ts';
import { linkTo } from './link.ts';
import { awaitResult, changeAddress, enlarge, keepOldList, unfoldGames } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** Width of the screen, and size of the text in percent. */
const READERS = [
  [320, 100],
  [320, 200],
  [360, 100],
  [360, 200],
] as const;

/** Each number of a ticket. */
const NUMBERS = '[role=img] :is(b, span)';

async function readAs(page: Page, [width, percent]: (typeof READERS)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 568 });
  await enlarge(page, percent);
}

/** In the page: what is wrong with its numbers, its title and what can be chosen. */
function troubles(): string[] {
  const APART = 'option';
  const found: string[] = [];
  const note = (trouble: string, text: string) => found.push(`${trouble}: ${text}`);
  const root = document.querySelector('dialog[open]') ?? document.body;
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) note('scrolls sideways', `${scrollWidth} > ${clientWidth}`);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: box, textContent } = node;
    if (!box?.checkVisibility() || box.closest(APART) || box.offsetWidth <= 1) continue;
    const control = box.closest('h1, [role=tab], [aria-pressed], [role=img]');
    for (const { 0: word, index } of (textContent ?? '').matchAll(/\S+/g)) {
      if (!control && !/^[\d.,/]+$/.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top));
      if (lines.size > 1) note('broken', word);
      const [text, around] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      const isOver = text.left < around.left - 0.5 || text.right > around.right + 0.5;
      if (isOver && getComputedStyle(box).display !== 'inline') note('over its edge', word);
      // The testimonials are one row, to be swiped.
      if (box.closest('ul[tabindex]')) continue;
      if (text.left < 0 || text.right > innerWidth) note('off the screen', word);
    }
  }
  return found;
}

/** In the page: how much wider this text is than the room for it inside of its control. */
function excess(control: HTMLElement, text: string): number {
  const style = getComputedStyle(control);
  const copy = document.createElement('span');
  copy.textContent = text;
  Object.assign(copy.style, { position: 'absolute', whiteSpace: 'nowrap', font: style.font });
  copy.style.letterSpacing = style.letterSpacing;
  document.body.append(copy);
  const { width } = copy.getBoundingClientRect();
  copy.remove();
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  return Math.max(0, width + padding - control.clientWidth);
}

/** In the page: the height of the smallest text of these, in sizes of body text. */
function smallest(selector: string): number {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const sizes = [...document.querySelectorAll(selector)].map(sizeOf);
  if (sizes.length === 0) throw new Error(`nothing is ${selector}`);
  return Math.min(...sizes) / sizeOf(document.body);
}

test.each([1, 3])('the numbers of %i tickets of any lottery are whole, and no smaller than text', async (games) => {
  const { page } = await open({ path: null });
  for (const { key } of LOTTERIES) {
    await page.goto(site + linkTo({ lottery: key, games }));
    await awaitResult(page);
    for (const reader of READERS) {
      await readAs(page, reader);
      expect(await page.evaluate(troubles), `${key} ${reader}`).toEqual([]);
      expect(await page.evaluate(smallest, NUMBERS), `${key} ${reader}`).toBeGreaterThanOrEqual(1);
    }
  }
});

const VIEWS = [
  ['/', 'Loteria'],
  ['/?view=frequent', 'Loteria'],
  ['/?view=strategy', 'Jogos'],
  ['/vip1922?view=configure', 'Jogos'],
  ['/resultados', 'Resultados'],
] as const;

test('no number is broken or cut in any view, nor in «Meus jogos»; the list shows the whole name of any lottery', async () => {
  const { page } = await open({ premium: true });
  for (const [path, label] of VIEWS) {
    if (path !== '/') await changeAddress(page, path);
    await page.getByLabel(label, { exact: true }).waitFor();
    if (path.includes('frequent')) await page.getByRole('list', { name: /^Números/ }).waitFor();
    if (path.includes('configure')) await page.getByRole('button', { name: 'Gerar Jogos' }).waitFor();
    for (const reader of READERS) {
      await readAs(page, reader);
      const reading = `${path} ${reader}`;
      expect(await page.evaluate(troubles), reading).toEqual([]);
      for (const field of await page.getByRole('spinbutton').all()) {
        expect(await field.evaluate(excess, '20'), reading).toBe(0);
      }
      if (path !== '/') continue;
      // The digits of the preview, which is decoration, are digits too.
      const preview = 'main [data-columns] > span';
      expect(await page.evaluate(smallest, preview), reading).toBeGreaterThanOrEqual(1);
      const list = page.getByRole('combobox', { name: 'Loteria' });
      for (const { key, name } of LOTTERIES) {
        await list.selectOption(key);
        expect(await list.evaluate(excess, name), `${name} ${reader}`).toBe(0);
      }
      await list.selectOption('megasena');
    }
  }
  await changeAddress(page, '/');
  await expectWholeSaved(page);
});

async function expectWholeSaved(page: Page): Promise<void> {
  await keepOldList(page, [ticketOf(1)]);
  await page.getByRole('button', { name: 'Meus jogos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Meus jogos' });
  await dialog.getByText('1 de 50').waitFor();
  const filter = dialog.getByRole('combobox', { name: 'Loteria' });
  for (const reader of READERS) {
    await readAs(page, reader);
    expect(await page.evaluate(troubles), String(reader)).toEqual([]);
    expect(await filter.evaluate(excess, 'Todas'), String(reader)).toBe(0);
    expect(await page.evaluate(smallest, NUMBERS), String(reader)).toBeGreaterThanOrEqual(1);
  }
  await unfoldGames(dialog);
  for (const reader of READERS) {
    await readAs(page, reader);
    expect(await page.evaluate(troubles), `unfolded, ${reader}`).toEqual([]);
  }
}
