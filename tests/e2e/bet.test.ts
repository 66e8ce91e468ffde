import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { betTexts } from '../../src/content/bet/bet.ts';
import { home } from '../../src/content/home/home.ts';
import { site } from '../../src/content/shell/site.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { linkTo } from './link.ts';
import {
  betButton,
  button,
  choose,
  closeDialog,
  generateFast,
  isFocused,
  lotteryList,
  openCatalogue,
  quick,
  skipOverlay,
  ticketNumbers,
} from './steps.ts';

const { open } = openBrowser({ moves: false });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: betTexts.title });

/** Opens «Sua aposta»; `use` closes it with what was chosen. */
async function openBet(page: Page) {
  await betButton(page).click();
  const dialog = dialogOf(page);
  const use = async () => {
    await button(dialog, 'Usar esta aposta').click();
    await dialog.waitFor({ state: 'detached' });
  };
  await button(dialog, 'Usar esta aposta').waitFor();
  return { dialog, use, choice: (name: string) => dialog.getByRole('combobox', { name }) };
}

test('a size of one’s own: its cost and odds, a price typed and taken back, and every run has it', async () => {
  const { page } = await open({ premium: true, clock: true });
  await choose(page, 'megasena', 2);
  const { dialog, use, choice } = await openBet(page);
  await choice('Números por jogo').selectOption('8');
  await dialog.getByText('R$ 168,00', { exact: true }).waitFor();
  await dialog.getByText('1 em 1.787.995').waitFor();
  await dialog.getByText('Mudar o preço').click();
  const price = dialog.getByRole('textbox', { name: 'Preço da aposta mínima' });
  await price.fill('-6');
  await price.press('Enter');
  await dialog.getByRole('alert').getByText('O valor não pode ser negativo.').waitFor();
  expect(await price.inputValue()).toBe('-6');
  await price.fill('6,50');
  await price.press('Enter');
  await dialog.getByText('R$ 182,00', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  const facts = (amount: string) =>
    page.getByText(`6 números de 01 a 60 · R$\u00a0${amount}`, { exact: true }).waitFor();
  await facts('6,50');
  await page.reload();
  await facts('6,50');
  await openBet(page);
  await dialog.getByText('Mudar o preço').click();
  await button(dialog, 'Voltar ao preço da loteria').click();
  await facts('6,00');
  await choice('Números por jogo').selectOption('8');
  // Nothing is lost on the way out and in.
  await closeDialog(page);
  await button(page, 'Sua aposta 6 números (padrão)').click();
  await dialog.getByText('R$ 168,00', { exact: true }).waitFor();
  await use();
  await button(page, 'Sua aposta 8 números por jogo').waitFor();
  await generateFast(page);
  expect((await ticketNumbers(page)).map((numbers) => numbers.length)).toEqual([8, 8]);
  await button(page, site.newGame).click();
  await button(page, home.strategies).click();
  await button(page, 'Sua aposta 8 números por jogo').waitFor();
  // A wheel takes no other size: said before the run, at the bet, and nothing is started.
  await openCatalogue(page);
  await page.getByRole('button', { name: 'Cercamento inteligente' }).click();
  await button(page.getByRole('dialog'), 'Gerar 2 jogos').click();
  await dialog
    .getByRole('alert')
    .getByText(/^A estratégia “Cercamento inteligente.*não aceita outra quantidade/)
    .waitFor();
  await button(dialog, 'Voltar ao padrão').click();
  await button(page, 'Sua aposta 6 números (padrão)').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

wholeTest('what each playslip asks for is there, kept by lottery over a reload, on /vip1922 too', async () => {
  const { page } = await open({ path: '/vip1922', clock: true });
  await lotteryList(page).selectOption('timemania');
  const timemania = await openBet(page);
  await timemania.choice('Números por jogo').selectOption('10');
  await timemania.choice('Time do Coração').selectOption('12');
  await timemania.use();
  await lotteryList(page).selectOption('lotomania');
  const { dialog, use, choice } = await openBet(page);
  expect(await choice('Números por jogo').count()).toBe(0);
  await dialog.getByRole('checkbox', { name: 'Aposta-espelho' }).check();
  await dialog.getByText('R$ 6,00', { exact: true }).waitFor();
  await use();
  await page.reload();
  await button(page, 'Sua aposta com espelho').waitFor();
  await lotteryList(page).selectOption('timemania');
  await button(page, 'Menu de estratégias VIP').click();
  await button(page, 'Continuar com essa Estratégia').click();
  await button(page, 'Sua aposta 10 números por jogo · Time 12').waitFor();
});

wholeTest('Timemania’s seven numbers are too few for the counter: said and mended with the ticket', async () => {
  const { page } = await open({ path: linkTo({ lottery: 'timemania' }), clock: true });
  const told = page.getByText('São 7 números; a lotérica pede 10.');
  await told.waitFor();
  expect(await violations(page)).toEqual([]);
  await skipOverlay(page, () => button(page, 'Jogar com 10').click());
  for (const numbers of await ticketNumbers(page)) expect(numbers).toHaveLength(10);
  expect(await told.count()).toBe(0);
  await button(page, site.newGame).click();
  await button(page, 'Sua aposta 10 números por jogo').waitFor();
});

wholeTest('numbers always or never: on the playslip, by keyboard too, and what cannot be is said there', async () => {
  const { page } = await open({ premium: true, clock: true });
  await choose(page, 'lotofacil', 2);
  const { dialog, use } = await openBet(page);
  await dialog.getByText('Fixar ou tirar números').click();
  const number = (n: number, state = '') => button(dialog, `Número ${n}${state}`);
  await number(7).click();
  await number(7, ': fixo').press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await number(13, ': fixo').waitFor();
  await dialog.getByRole('radio', { name: /^Excluído/ }).check();
  await number(7, ': fixo').click();
  await number(7, ': excluído').click();
  await number(7).waitFor();
  expect(await violations(page)).toEqual([]);
  // Eleven leave 14 of 25, and a ticket has 15.
  for (let n = 15; n <= 25; n++) await number(n).click();
  await button(dialog, 'Usar esta aposta').click();
  const alert = dialog.getByRole('alert');
  await alert.getByText('Há números excluídos demais').waitFor();
  expect(await isFocused(alert)).toBe(true);
  // With one fewer there is one ticket left: enough for one game, and for two it is said where they are asked for.
  await number(25, ': excluído').click();
  await closeDialog(page);
  await choose(page, 'lotofacil', 1);
  await openBet(page);
  await use();
  await choose(page, 'lotofacil', 2);
  await quick(page).click();
  const tooFew = 'Com essas escolhas só há 1 combinação, e você pediu 2 jogos diferentes.';
  await page.getByRole('alert').getByText(tooFew).waitFor();
  await button(page, 'Mudar a aposta').click();
  await alert.getByText(tooFew).waitFor();
  await dialog.getByRole('radio', { name: /^Excluído/ }).check();
  for (let n = 16; n <= 24; n++) await number(n, ': excluído').click();
  await use();
  await button(page, 'Sua aposta fixo 13 · sem 15').waitFor();
  await generateFast(page);
  const tickets = await ticketNumbers(page);
  expect(tickets.map((numbers) => [numbers.includes('13'), numbers.includes('15')])).toEqual([
    [true, false],
    [true, false],
  ]);
});
