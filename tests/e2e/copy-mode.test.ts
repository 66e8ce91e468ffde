import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { ticketsOf } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser, PHONE } from './browser.ts';
import { readClipboard } from './clipboard.ts';
import { nextFrames } from './clock.ts';
import { cutTexts } from './page-checks.ts';
import { button, enlarge, isFocused, keepOldList, openSaved } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

const modeOn = (page: Page) => page.getByRole('dialog', { name: siteTexts.copyMode });

/** The numbers that are to be marked, as the list says them and as the playslip shows them. */
async function numbersIn(mode: Locator): Promise<string> {
  const list = await mode.getByRole('list').getByRole('listitem').allTextContents();
  expect(await mode.locator('[data-columns] > b').allTextContents()).toEqual(list);
  return list.join(' ');
}

/** In the page, before its scripts: screens that are kept awake, and let go. */
function countLocks(): void {
  const counts = { asked: 0, released: 0 };
  const request = async () => {
    counts.asked++;
    return { released: false, release: async () => counts.released++ };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  Object.assign(window, { counts });
}
const locks = (page: Page) => page.evaluate(() => ({ ...(window as unknown as { counts: object }).counts }));

/** Opens the copy mode as a reload does; `games` as it keeps them. */
async function openWith(page: Page, games: readonly object[]): Promise<Locator> {
  // Of the same origin, and nothing there takes it up before the page does.
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(
    (text) => sessionStorage.setItem('robo-da-sorte:v1:copy-mode-open', text),
    JSON.stringify([`${site}/`, games]),
  );
  await page.goto(`${site}/`);
  const mode = modeOn(page);
  await mode.getByRole('heading', { level: 2 }).waitFor();
  return mode;
}

test('games are marked one by one with the keyboard; a reload and a second visit go on there', async () => {
  const { page, context } = await open({ before: countLocks, reducedMotion: 'reduce' });
  const group = { id: 'g', name: 'Quatro' };
  await keepOldList(
    page,
    ticketsOf(1, 4).map((ticket) => ({ ...ticket, group })),
  );
  const saved = await openSaved(page);
  const unfold = saved.getByRole('button', { name: `Abrir: ${group.name}`, expanded: false });
  await unfold.click();
  await saved.getByRole('button', { name: siteTexts.copyMode }).first().click();
  const mode = modeOn(page);
  const title = mode.getByRole('heading', { level: 2 });
  await mode.getByText('Mega-Sena · Volante 1, quadro 1 de 3', { exact: true }).waitFor();
  expect(await numbersIn(mode)).toBe('02 51 52 53 54 55');
  expect(await violations(page)).toEqual([]);
  expect(await locks(page)).toEqual({ asked: 1, released: 0 });

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => title.textContent()).toBe('Bilhete 2 de 4');
  expect(await numbersIn(mode)).toBe('03 51 52 53 54 55');
  await button(mode, 'Próximo').press('Enter');
  await mode.getByRole('button', { name: 'Marquei' }).press('Enter');
  await mode.getByText('1 de 4 marcados', { exact: true }).waitFor();
  await mode.getByText('Mega-Sena · Volante 2, quadro 1 de 3', { exact: true }).waitFor();
  const said = mode.getByRole('status').filter({ hasText: 'Mega-Sena' });
  expect(await said.textContent()).toBe('Bilhete 4 de 4. Mega-Sena. Volante 2, quadro 1 de 3.');

  await page.reload();
  await expect.poll(() => title.textContent()).toBe('Bilhete 4 de 4');
  const mark = mode.getByRole('button', { name: 'Marquei' });
  expect(await mark.getAttribute('aria-pressed')).toBe('false');
  await mark.press('Enter');
  await expect.poll(() => title.textContent()).toBe('Bilhete 1 de 4');
  // The same games are typed, too, and copied.
  await button(mode, 'Lista para digitar').press('Enter');
  const list = page.getByRole('dialog', { name: 'Lista para digitar' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(list, 'Copiar este jogo').press('Enter');
  await list.getByText('Jogo copiado').waitFor();
  expect(await readClipboard(page)).toBe('02 51 52 53 54 55');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  const heading = list.getByRole('heading', { level: 2 });
  const size = () => heading.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
  const small = await size();
  await enlarge(page, 200);
  expect(await page.evaluate(cutTexts)).toEqual([]);
  // 11 % of the width is the most that a word of it has room for.
  expect(await size()).toBeGreaterThan(1.5 * small);
  await enlarge(page, 100);
  await page.setViewportSize(PHONE);
  await button(list, siteTexts.copyMode).press('Enter');
  await mode.waitFor();
  await page.keyboard.press('Escape');
  await mode.waitFor({ state: 'detached' });
  expect(await locks(page)).toEqual({ asked: 1, released: 1 });

  await unfold.click();
  const opener = saved.getByRole('button', { name: siteTexts.copyMode }).first();
  await opener.press('Enter');
  await mode.getByText('2 de 4 marcados', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await mode.waitFor({ state: 'detached' });
  expect(await isFocused(opener)).toBe(true);
});

wholeTest('a finger swipes to the next game and back, and scrolls without doing so', async () => {
  const { page, context } = await open({ hasTouch: true, viewport: { width: 360, height: 300 } });
  const games = [1, 2, 3].map((n) => ({ lotteryType: 'quina', numbers: [n, 11, 12, 13, 14] }));
  const mode = await openWith(page, games);
  const title = () => mode.getByRole('heading', { level: 2 }).textContent();
  const client = await context.newCDPSession(page);
  const drag = async (right: number, down: number) => {
    const [x, y] = [180 - right / 2, 200 - down / 2];
    const at = (part: number) => [{ x: x + right * part, y: y + down * part }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.1, 0.3, 0.6, 1]) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await nextFrames(page);
  };
  const top = () => mode.evaluate((dialog) => dialog.scrollTop);
  await drag(-120, 10);
  expect(await title()).toBe('Bilhete 2 de 3');
  await drag(-120, -20);
  expect(await title()).toBe('Bilhete 3 de 3');
  await drag(120, 0);
  expect(await title()).toBe('Bilhete 2 de 3');
  await drag(-20, 0);
  expect(await title()).toBe('Bilhete 2 de 3');
  await drag(-30, -120);
  await expect.poll(top).toBeGreaterThan(0);
  expect(await title()).toBe('Bilhete 2 de 3');
});

/** So many numbers of 1…total, from the first on, as far from each other. */
const spread = (count: number, total: number) =>
  Array.from({ length: count }, (_, i) => 1 + Math.floor((i * total) / count));

wholeTest('every playslip fits on a phone, either way it is held, with large text, in own colours', async () => {
  const { page } = await open({ reducedMotion: 'reduce' });
  const games = LOTTERIES.map(({ key, total, counterSizes }) => ({
    lotteryType: key,
    ...(key === 'timemania' && { team: 17 }),
    ...(key === 'diadasorte' && { month: 3 }),
    ...(key === 'lotomania' && { mirror: true }),
    numbers: spread(counterSizes[0], total),
  }));
  const mode = await openWith(page, games);
  const excess = () =>
    mode.evaluate((dialog) => [dialog.scrollHeight - dialog.clientHeight, dialog.scrollWidth - dialog.clientWidth]);
  /** Of the cells whose digits do not fit, the digits. */
  const cut = () =>
    mode
      .locator('[data-columns]')
      .evaluate((cells) =>
        [...cells.children].filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      );
  for (const { key, name, total, columns } of LOTTERIES) {
    await mode.getByText(name, { exact: true }).waitFor();
    expect(await mode.locator('[data-columns] > *').count()).toBe(total);
    for (const size of [PHONE, { width: 640, height: 360 }, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      const reading = `${key} at ${size.width} px`;
      expect(await excess(), reading).toEqual([0, 0]);
      expect(await cut(), reading).toEqual([]);
      const tops = await mode
        .locator('[data-columns] > *')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[0]).length, reading).toBe(columns);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await enlarge(page, 200);
    expect((await excess())[1], key).toBe(0);
    expect(await cut(), key).toEqual([]);
    await enlarge(page, 100);
    await page.setViewportSize(PHONE);
    await page.keyboard.press('ArrowRight');
  }
  // The last one is Lotomania's.
  const own = await numbersIn(mode);
  await button(mode, 'Ver espelho').click();
  await button(mode, 'Ver o jogo').waitFor();
  expect(new Set(`${own} ${await numbersIn(mode)}`.split(' ')).size).toBe(100);

  // Who has colours of their own sees what is marked.
  const fillOf = (cell: string) =>
    mode
      .locator(`[data-columns] > ${cell}`)
      .first()
      .evaluate((it) => getComputedStyle(it).backgroundColor);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await fillOf('b')).not.toBe(await fillOf('span'));
});
