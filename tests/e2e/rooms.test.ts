import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { otherTexts } from '../../src/content/check/other-lotteries.ts';
import { roomTexts } from '../../src/content/check/rooms.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { tooSmall } from './page-checks.ts';
import { awaitTitle, button, enlarge, excessWidth, isFocused, typeGames } from './steps.ts';

const { open } = openBrowser({ moves: false });

/** Numbered games of Mega-Sena, each with numbers of its own. */
const list = (games: number) =>
  Array.from(
    { length: games },
    (_, i) => `${i + 1}) ${[0, 1, 2, 3, 4, 5].map((n) => 10 * n + 1 + (i % 10)).join(' ')}`,
  );

async function check(page: Page, text: string): Promise<void> {
  await typeGames(page);
  await page.getByLabel('Jogos, um por linha').fill(text);
  await button(page, 'Conferir').click();
}

const box = (page: Page, line: number) => page.getByRole('checkbox', { name: `Linha ${line}:` });
const heading = (page: Page, room: 'lab' | 'group', most: number) =>
  page.getByRole('heading', { name: roomTexts.which[room](most, 60) });

test('some games of a list of 60, without results, go to the laboratory and some to a bolão', async () => {
  const { page } = await open({ path: '/resultados?tab=check' });
  await check(page, list(60).join('\n'));
  await button(page, roomTexts.to.lab).press('Enter');
  await heading(page, 'lab', 40).waitFor();
  expect(await isFocused(heading(page, 'lab', 40))).toBe(true);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(tooSmall)).toEqual([]);
  await enlarge(page, 200);
  expect(await excessWidth(page)).toBe(0);
  await enlarge(page, 100);
  // By the keyboard: without the second game, with the last.
  await box(page, 2).press('Space');
  await page.getByLabel(roomTexts.page).selectOption('41 a 60');
  await box(page, 59).press('Space');
  await box(page, 60).press('Space');
  const told = page.getByText(roomTexts.marked(41, 40));
  await told.waitFor();
  await page
    .locator('form', { has: page.getByRole('checkbox') })
    .getByRole('button', { name: roomTexts.to.lab })
    .press('Enter');
  await expect.poll(() => isFocused(told)).toBe(true);
  await box(page, 59).press('Space');
  await button(page, roomTexts.go.lab(40)).press('Enter');
  await awaitTitle(page, 'Laboratório');
  expect(await page.getByLabel('Quem aposta').locator(':checked').textContent()).toBe('Jogos da sua lista (40 jogos)');
  await page.getByLabel('Sorteios', { exact: true }).selectOption('1.000');
  await button(page, 'Simular').click();
  await page.locator('summary', { hasText: 'Detalhes' }).waitFor();

  // Another lottery has no such games.
  await page.getByRole('radio', { name: 'Quina' }).check();
  expect(await page.getByLabel('Quem aposta').inputValue()).toBe('quick');

  // The list is as it was.
  await page.goBack();
  await button(page, roomTexts.to.group).press('Enter');
  await heading(page, 'group', 50).waitFor();
  await button(page, roomTexts.close).press('Enter');
  expect(await isFocused(button(page, roomTexts.to.group))).toBe(true);
  await button(page, roomTexts.to.group).press('Enter');
  await button(page, roomTexts.go.group(50)).press('Enter');
  await page.getByRole('heading', { name: 'Bolão da Mega-Sena' }).waitFor();
  await page.getByText('Mega-Sena · 50 jogos').first().waitFor();
});

wholeTest('a list of two lotteries is checked as each of them', async () => {
  const { page } = await open({ path: '/resultados?tab=check' });
  await check(page, 'Quina\n01 02 03 04 05');
  const told = page.getByText(otherTexts.names(['quina'], 'megasena'));
  await expect.poll(() => isFocused(told.locator('..'))).toBe(true);
  expect(await violations(page)).toEqual([]);
  await check(page, 'Mega-Sena: 01 02 03 04 05 06\nQuina: 01 02 03 04 05');
  await page.getByText(otherTexts.left(['quina'])).waitFor();
  await button(page, otherTexts.as('quina')).press('Enter');
  await page.getByText(otherTexts.left(['megasena'])).waitFor();
  expect(await page.getByRole('radio', { name: 'Quina' }).isChecked()).toBe(true);
});
