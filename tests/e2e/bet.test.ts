import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { linkTo } from './link.ts';
import { choose, generateFast, isFocused, skipOverlay, ticketNumbers } from './steps.ts';

const { open } = openBrowser({ moves: false });

/** Opens «Sua aposta»; `part` finds what is in it. */
async function openBet(page: Page) {
  await page.getByRole('button', { name: /^Sua aposta/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sua aposta' });
  await dialog.getByRole('button', { name: 'Usar esta aposta' }).waitFor();
  const use = async () => {
    await dialog.getByRole('button', { name: 'Usar esta aposta' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  return { dialog, use };
}

test('a size of one’s own: its cost and odds, a price typed and taken back, and every run has it', async () => {
  const { page } = await open({ premium: true, clock: true, reducedMotion: 'reduce' });
  await choose(page, 'megasena', 2);
  const { dialog, use } = await openBet(page);
  await dialog.getByRole('combobox', { name: 'Números por jogo' }).selectOption('8');
  await dialog.getByText('R$ 140,00').waitFor();
  await dialog.getByText('1 em 1.787.995').waitFor();
  await dialog.getByText('Mudar o preço').click();
  const price = dialog.getByRole('textbox', { name: 'Preço da aposta mínima' });
  await price.fill('-6');
  await price.press('Enter');
  await dialog.getByRole('alert').getByText('O preço não pode ser negativo.').waitFor();
  expect(await price.inputValue()).toBe('-6');
  await price.fill('6,00');
  await price.press('Enter');
  await dialog.getByText('R$ 168,00').waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Voltar ao preço de referência' }).click();
  await dialog.getByText('R$ 140,00').waitFor();
  // Nothing is lost on the way out and in.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sua aposta 6 números, o padrão' }).click();
  await dialog.getByText('R$ 140,00').waitFor();
  await use();
  await page.getByRole('button', { name: 'Sua aposta 8 números por jogo' }).waitFor();
  await generateFast(page);
  expect((await ticketNumbers(page)).map((numbers) => numbers.length)).toEqual([8, 8]);
  await page.getByRole('button', { name: 'Novo Jogo' }).click();
  await page.getByRole('button', { name: 'Estratégias', exact: true }).click();
  await page.getByRole('button', { name: 'Sua aposta 8 números por jogo' }).waitFor();
  // A wheel takes no other size: said before the run, at the bet, and nothing is started.
  await page.getByRole('button', { name: 'Cercamento inteligente' }).click();
  await page.getByRole('button', { name: 'Gerar com essa Estratégia' }).last().click();
  await dialog
    .getByRole('alert')
    .getByText(/^A estratégia “Cercamento inteligente.*não aceita outra quantidade/)
    .waitFor();
  await dialog.getByRole('button', { name: 'Voltar ao padrão' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sua aposta 6 números, o padrão' }).waitFor();
  expect(await page.getByRole('dialog', { name: 'Gerando seus jogos' }).count()).toBe(0);
});

test('what each playslip asks for is there, kept by lottery over a reload, on /vip1922 too', async () => {
  const { page } = await open({ path: '/vip1922', clock: true });
  await page.getByRole('combobox', { name: 'Loteria' }).selectOption('timemania');
  const timemania = await openBet(page);
  await timemania.dialog.getByRole('combobox', { name: 'Números por jogo' }).selectOption('10');
  await timemania.dialog.getByRole('combobox', { name: 'Time do Coração' }).selectOption('12');
  await timemania.use();
  await page.getByRole('combobox', { name: 'Loteria' }).selectOption('lotomania');
  const lotomania = await openBet(page);
  expect(await lotomania.dialog.getByRole('combobox', { name: 'Números por jogo' }).count()).toBe(0);
  await lotomania.dialog.getByRole('checkbox', { name: 'Aposta-espelho' }).check();
  await lotomania.dialog.getByText('R$ 6,00').waitFor();
  await lotomania.use();
  await page.reload();
  await page.getByRole('button', { name: 'Sua aposta com espelho' }).waitFor();
  await page.getByRole('combobox', { name: 'Loteria' }).selectOption('timemania');
  await page.getByRole('button', { name: 'Sua aposta 10 números por jogo · Time 12' }).waitFor();
  await page.getByRole('button', { name: 'Menu de estratégias VIP' }).click();
  await page.getByRole('button', { name: 'Continuar com essa Estratégia' }).click();
  await page.getByRole('button', { name: 'Sua aposta 10 números por jogo · Time 12' }).waitFor();
  await skipOverlay(page, () => page.getByRole('button', { name: 'Gerar Jogos' }).click());
  for (const numbers of await ticketNumbers(page)) expect(numbers).toHaveLength(10);
});

test('Timemania’s seven numbers are too few for the counter: said with the ticket, and mended there', async () => {
  const { page } = await open({
    path: linkTo({ lottery: 'timemania' }),
    clock: true,
    reducedMotion: 'reduce',
  });
  const told = page.getByText('São 7 números; a lotérica pede 10.');
  await told.waitFor();
  expect(await violations(page)).toEqual([]);
  await skipOverlay(page, () => page.getByRole('button', { name: 'Jogar com 10' }).click());
  for (const numbers of await ticketNumbers(page)) expect(numbers).toHaveLength(10);
  expect(await told.count()).toBe(0);
  await page.getByRole('button', { name: 'Novo Jogo' }).click();
  await page.getByRole('button', { name: 'Sua aposta 10 números por jogo' }).waitFor();
});

test('numbers always or never: on the playslip, by keyboard too, and what cannot be is said there', async () => {
  const { page } = await open({ premium: true, clock: true, reducedMotion: 'reduce' });
  await choose(page, 'lotofacil', 2);
  const { dialog, use } = await openBet(page);
  await dialog.getByText('Números sempre ou nunca').click();
  const number = (n: number, state = '') => dialog.getByRole('button', { name: `Número ${n}${state}`, exact: true });
  const press = () => dialog.getByRole('button', { name: 'Usar esta aposta' }).click();
  await number(7).click();
  await number(7, ': sempre').press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await number(13, ': sempre').waitFor();
  await dialog.getByRole('radio', { name: /^Nunca/ }).check();
  await number(7, ': sempre').click();
  await number(7, ': nunca').click();
  await number(7).waitFor();
  expect(await violations(page)).toEqual([]);
  // Eleven leave 14 of 25, and a ticket has 15.
  for (let n = 15; n <= 25; n++) await number(n).click();
  await press();
  const alert = dialog.getByRole('alert');
  await alert.getByText('Há números “nunca” demais').waitFor();
  expect(await isFocused(alert)).toBe(true);
  // With one fewer there is one ticket left, for two games.
  await number(25, ': nunca').click();
  await press();
  const tooFew = 'Com essas escolhas só há 1 combinação, e são 2 jogos diferentes.';
  await alert.getByText(tooFew).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // It is enough for one game, and said where it is not any more.
  await choose(page, 'lotofacil', 1);
  await openBet(page);
  await use();
  await choose(page, 'lotofacil', 2);
  await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
  await page.getByRole('alert').getByText(tooFew).waitFor();
  await page.getByRole('button', { name: 'Mudar a aposta' }).click();
  await dialog.getByRole('alert').getByText(tooFew).waitFor();
  await dialog.getByRole('radio', { name: /^Nunca/ }).check();
  for (let n = 16; n <= 24; n++) await number(n, ': nunca').click();
  await use();
  await page.getByRole('button', { name: 'Sua aposta sempre 13 · nunca 15' }).waitFor();
  await generateFast(page);
  const tickets = await ticketNumbers(page);
  expect(tickets).toHaveLength(2);
  for (const numbers of tickets) {
    expect(numbers).toContain('13');
    expect(numbers).not.toContain('15');
  }
});
