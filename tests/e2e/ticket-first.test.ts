import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowser, PHONE } from './browser.ts';
import { linkTo } from './link.ts';
import { awaitResult, button, isFocused, pressInMenu, ticketNumbers, unfolder } from './steps.ts';

const { open } = openBrowser();

const barOf = (page: Page) => page.getByRole('group', { name: 'Todos os bilhetes' });

describe('the result', () => {
  test('on a wide screen has the next two tickets beside the first, which are as high as that one', async () => {
    const { page } = await open({ path: linkTo({ games: 4 }) });
    await awaitResult(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const boxes = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    const [first, second, third, fourth] = boxes;
    expect(second?.top).toBe(first?.top);
    expect(third?.bottom).toBeCloseTo(first?.bottom ?? 0, 0);
    expect(fourth?.left).toBe(first?.left);
    expect(new Set(boxes.map(({ width }) => width)).size).toBe(1);
  });

  test.each([
    ['megasena', 1500],
    ['lotomania', 8 * 640],
  ] as const)('has twenty tickets of %s on %i px', async (lottery, most) => {
    const { page } = await open({ path: linkTo({ lottery, games: 20 }, '/vip1922') });
    await awaitResult(page);
    const tickets = page.getByRole('article').first().locator('..');
    expect((await tickets.boundingBox())?.height).toBeLessThanOrEqual(most);
  });

  test('has one ticket with six controls at most, all of them in sight', async () => {
    const { page } = await open({ path: linkTo() });
    await awaitResult(page);
    const controls = [
      ...(await page.getByRole('article').getByRole('button').all()),
      ...(await barOf(page).getByRole('button').all()),
    ];
    expect(controls.length).toBeLessThanOrEqual(6);
    for (const control of controls) {
      const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(PHONE.height);
    }
  });
});

test('a compact ticket opens and closes by a tap anywhere on it and by the keyboard', async () => {
  const { page } = await open({ path: linkTo({ games: 3 }), hasTouch: true });
  await awaitResult(page);
  const card = page.getByRole('article', { name: 'Bilhete 2' });
  const toggle = unfolder(card);
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  await toggle.tap();
  await card.getByText(/^Prêmio potencial/).waitFor();
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  await toggle.press('Enter');
  await card.getByText(/^Prêmio potencial/).waitFor({ state: 'detached' });
  expect(await isFocused(toggle)).toBe(true);
  expect(await ticketNumbers(page)).toHaveLength(3);
});

test('a menu closes with Esc and with a tap elsewhere, and gives the focus back', async () => {
  const { page } = await open({ path: linkTo() });
  await awaitResult(page);
  const card = page.getByRole('article');
  const menu = button(card, 'Ações do Bilhete 1');
  const copy = button(card, 'Copiar');
  await menu.press('Enter');
  expect(await menu.getAttribute('aria-expanded')).toBe('true');
  await copy.focus();
  await page.keyboard.press('Escape');
  await copy.waitFor({ state: 'detached' });
  expect(await isFocused(menu)).toBe(true);
  await menu.click();
  await copy.waitFor();
  await page.getByRole('heading', { level: 2, name: 'Link para conferir' }).click();
  await copy.waitFor({ state: 'detached' });
  // A dialog that it opens gives the focus back to it.
  await pressInMenu(card, 'Compartilhar');
  await page.getByRole('dialog', { name: 'Compartilhar' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(menu)).toBe(true);
});
