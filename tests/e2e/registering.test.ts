import { expect, test } from 'vitest';
import { ticketsOf } from '../state/saved-games/tickets.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { cutTexts, tooSmall } from './page-checks.ts';
import { button, enlarge, keepOldList, openSaved, unfoldGames } from './steps.ts';

const { open } = openBrowser({ moves: false });

const group = { id: 'g', name: 'Vinte da Mega' };
const TWENTY = ticketsOf(1, 20).map((ticket) => ({ ...ticket, group }));
const printed = (numbers: readonly number[]) => numbers.map((n) => `${n}`.padStart(2, '0')).join(' ');

test('of twenty games a missing one and a wrong digit are found on the receipt, by touch at 320 px', async () => {
  const { page } = await open({ viewport: { width: 320, height: 568 }, hasTouch: true });
  await keepOldList(page, TWENTY);
  const saved = await openSaved(page);
  await saved.getByRole('button', { name: `Abrir: ${group.name}`, expanded: false }).tap();
  await button(saved, `Mais ações: ${group.name}`).tap();
  await button(saved, `Conferir comprovante: ${group.name}`).tap();
  const lines = TWENTY.slice(1).map(({ numbers }, i) => `${'ABC'[i % 3]} ${printed(numbers)}`);
  lines[4] = (lines[4] as string).replace('55', '56');
  await page
    .getByLabel('O que diz o comprovante')
    .fill(`LOTERIAS\nMEGA-SENA CONC. 2943\n${lines.reverse().join('\n')}\n25/11/2026 20:15\nR$ 95,00`);
  await button(page, 'Comparar').tap();
  await page.getByRole('heading', { name: '18 de 20 jogos no comprovante.' }).waitFor();
  await page.getByText('Bilhete 6: está 56 no lugar de 55.').waitFor();
  await page.getByText(`Bilhete 1: ${printed(TWENTY[0]?.numbers ?? [])}`).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  expect(await page.evaluate(tooSmall)).toEqual([]);
  await enlarge(page, 200);
  expect(await page.evaluate(cutTexts)).toEqual([]);
});

test('by the keyboard alone; what cannot be read is said at the field and stays', async () => {
  const { page } = await open();
  await keepOldList(page, TWENTY);
  const saved = await openSaved(page);
  await unfoldGames(saved);
  await button(saved, `Mais ações: ${group.name}`).press('Enter');
  await button(saved, `Conferir comprovante: ${group.name}`).press('Enter');
  const field = page.getByLabel('O que diz o comprovante');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Quina 04 12 23 34 45');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('O comprovante parece ser da Quina; estes jogos são da Mega-Sena.').waitFor();
  expect(await field.inputValue()).toBe('Quina 04 12 23 34 45');
  await button(page, 'Fechar').press('Enter');
  await expect
    .poll(() => button(saved, `Mais ações: ${group.name}`).evaluate((element) => element === document.activeElement))
    .toBe(true);
});
