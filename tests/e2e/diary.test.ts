import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { registerTexts } from '../../src/content/registering/register.ts';
import { ticketOf, ticketsOf } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { expectReadable } from './expect-readable.ts';
import { keepDraws, PAID_QUADRA, QUADRA } from './give-draws.ts';
import {
  awaitTitle,
  button,
  changeAddress,
  isFocused,
  keepOldList,
  openSaved,
  openSavedOptions,
  toFiles,
  unfoldGames,
} from './steps.ts';

const { open, site } = openBrowser({ moves: false });

const TODAY = new Date('2026-11-25T15:00:00Z');

/** Four of the numbers of a game that was saved on 20 November 2026, of which the file tells no worth, and again. */
const DRAWS = [
  { contest: 100, date: '2026-11-21', ...QUADRA },
  { contest: 101, date: '2026-11-24', ...PAID_QUADRA },
];

async function openAt(path: string, options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const { page, context } = await open({ ...options, path: null });
  await context.clock.setFixedTime(TODAY);
  await page.goto(site + path);
  return page;
}

async function findWins(page: Page): Promise<void> {
  await keepOldList(page, [ticketOf(0)]);
  await page.reload();
  await toFiles(page);
  await keepDraws(page, 'megasena', ...DRAWS);
  await button(page, 'Ver prêmio').click();
  // Each says until when, and takes what one tells; where to be sure is said once.
  await page
    .getByRole('button', { name: /^Retirei: / })
    .nth(1)
    .waitFor();
  expect(await page.getByText('Confira sempre no canal oficial').filter({ visible: true }).count()).toBe(1);
}

/** The amounts under these names, in the part of the page that holds them. */
const amounts = (page: Page, part: string) =>
  page.locator(part).evaluate((list) => [...list.querySelectorAll('dt, dd')].map((cell) => cell.textContent));

const money = (text: string) => text.replace(/ (?=\d)/g, '\u00a0');

wholeTest('a win says until when, is marked by touch at 320 px, stands in the diary by what was spent', async () => {
  const page = await openAt('/resultados?tab=check', { viewport: { width: 320, height: 568 }, hasTouch: true });
  await findWins(page);
  const known = 'Quadra (4), concurso 101';
  const unknown = 'Quadra (4), concurso 100';
  // The card of a win above it says it too.
  const list = page.getByRole('group').filter({ hasText: 'Prêmios encontrados' });
  await list.getByText('Se você registrou este jogo, retire até 22/02/2027 (faltam 89 dias).').waitFor();
  await button(page, `Retirei: ${known}`).tap();
  await list.getByText('Retirado: você marcou em 25/11/2026.').waitFor();
  await button(page, `Não vou retirar: ${unknown}`).tap();
  await button(page, `Desmarcar: ${unknown}`).press('Enter');
  await expect.poll(() => isFocused(button(page, `Retirei: ${unknown}`))).toBe(true);
  await button(page, `Retirei: ${unknown}`).press('Enter');

  const paid = page.getByLabel('Quanto você recebeu?');
  await paid.fill('-3');
  // By the keyboard: a tap so soon may be at the place of the one before.
  await button(page, 'Salvar o valor').press('Enter');
  await page.getByText('O valor não pode ser negativo.').waitFor();
  expect(await paid.inputValue()).toBe('-3');
  await paid.fill('1.000,05');
  await paid.press('Enter');
  const sums = ['Retirado', 'R$ 1.987,70'].map(money);
  await expect.poll(() => amounts(page, 'dl[aria-label="Somando os prêmios"]')).toEqual(sums);
  await expectReadable(page);

  await page.getByRole('link', { name: 'Ver meus gastos' }).click();
  await awaitTitle(page, 'Meus gastos');
  await page.getByText('Anotar um gasto').click();
  await page.getByLabel('Valor', { exact: true }).fill('grátis');
  await button(page, 'Anotar').tap();
  await page.getByText('Escreva um valor em reais, com vírgula ou ponto nos centavos: 12,50.').waitFor();
  await page.getByText('Escreva o que foi.').waitFor();
  await page.getByLabel('Valor', { exact: true }).fill('12,50');
  await page.getByLabel('O que foi').fill('Bolão do trabalho');
  await button(page, 'Anotar').tap();
  const month = ['Gasto', 'R$ 12,50', 'Voltou', 'R$ 1.987,70', 'Saldo', 'R$ 1.975,20'].map(money);
  await page.getByRole('heading', { name: 'Novembro de 2026' }).waitFor();
  await expect.poll(() => amounts(page, 'main li dl')).toEqual(month);
  await page.getByRole('radio', { name: 'Semana' }).tap();
  await page.getByRole('heading', { name: 'Semana de 22/11/2026 a 28/11/2026' }).waitFor();
  await page.reload();
  await expect.poll(() => amounts(page, 'main li dl')).toEqual(month);
  await page.getByText('3 anotações').click();
  await page.getByText('Anotar um gasto').click();
  await page.getByText('Ajuda', { exact: true }).click();
  await expectReadable(page);
});

wholeTest('a limit that is reached is said, and leads to help; by the keyboard alone', async () => {
  const page = await openAt('/diario');
  const amount = page.getByLabel('Quanto, em reais');
  for (const [typed, problem] of [
    ['0', 'O valor precisa ser maior que zero.'],
    ['oitenta', 'Escreva um valor em reais'],
    ['1000000000', 'O valor é grande demais'],
  ] as const) {
    await amount.fill(typed);
    await amount.press('Enter');
    await page.getByText(problem).waitFor();
    expect(await amount.inputValue()).toBe(typed);
  }
  await amount.fill('80');
  await amount.press('Enter');
  await page.getByText(money('Você gastou R$ 0,00. Seu limite deste mês é R$ 80,00.')).waitFor();

  await page.locator('summary', { hasText: 'Anotar um gasto' }).press('Enter');
  await page.getByLabel('Valor', { exact: true }).fill('92');
  await page.getByLabel('O que foi').fill('Quina');
  await page.getByLabel('O que foi').press('Enter');
  await page.getByText(money('Você gastou R$ 92,00. Seu limite deste mês é R$ 80,00.')).waitFor();
  await page.getByRole('link', { name: 'Ver onde conversar' }).press('Enter');
  const call = page.getByRole('link', { name: 'Ligar para 188' });
  await call.waitFor();
  expect(await call.getAttribute('href')).toBe('tel:188');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ajuda');
  expect(await violations(page)).toEqual([]);

  // What was deleted can be had back; without a limit nothing is said.
  await page.locator('summary', { hasText: '1 anotação' }).press('Enter');
  await button(page, 'Apagar: Quina').press('Enter');
  await page.getByText('Nada anotado ainda.').waitFor();
  await button(page, 'Desfazer').press('Enter');
  await page.getByRole('heading', { name: 'Novembro de 2026' }).waitFor();
  await amount.fill('');
  await amount.press('Enter');
  await expect.poll(() => page.getByText('Seu limite deste mês').count()).toBe(0);
});

wholeTest('games registered for one draw are one line; deleted together, they come back together', async () => {
  const page = await openAt('/', { viewport: { width: 320, height: 568 }, hasTouch: true });
  await keepOldList(
    page,
    ticketsOf(1, 20).map((ticket) => ({ ...ticket, group: { id: 'g', name: 'Vinte' } })),
  );
  const saved = await openSaved(page);
  await saved.getByRole('button', { name: 'Abrir: Vinte', expanded: false }).tap();
  await button(saved, 'Já registrei: Vinte').tap();
  await saved.getByLabel('Concurso', { exact: true }).fill('3088');
  await button(saved, registerTexts.keep).press('Enter');
  await saved.getByRole('heading', { name: /^20 jogos registrados/ }).waitFor();
  await changeAddress(page, '/diario');
  await page.getByText('1 anotação').tap();
  const line = page.getByRole('listitem').filter({ hasText: 'Mega-Sena, concurso 3.088 · 20 jogos' }).last();
  await line.getByText(money('R$ 120,00')).waitFor();
  await line.getByText('Minha parte').tap();
  await line.getByLabel('Quanto você pagou').fill('120,01');
  await line.getByLabel('Quanto você pagou').press('Enter');
  await line.getByText(money('O valor é grande demais: o máximo é R$ 120,00.')).waitFor();
  await expectReadable(page);
  await line.getByLabel('Quanto você pagou').fill('30');
  await line.getByLabel('Quanto você pagou').press('Enter');
  await line.getByText(money('sua parte (a aposta toda: R$ 120,00)')).waitFor();
  await expect
    .poll(() => amounts(page, 'main li dl'))
    .toEqual(['Gasto', 'R$ 30,00', 'Voltou', 'R$ 0,00', 'Saldo', '−R$ 30,00'].map(money));
  await button(page, 'Apagar: Mega-Sena, concurso 3.088 · 20 jogos').press('Enter');
  await page.getByText('Nada anotado ainda.').waitFor();
  await button(page, 'Desfazer').press('Enter');
  await page.getByText('1 anotação').tap();
  await line.getByText(money('R$ 30,00')).waitFor();
  // The bets go with their games where somebody says so.
  const games = await openSaved(page);
  await openSavedOptions(games);
  await games.getByText('Apagar todos os jogos…').click();
  await games.getByText('20 apostas registradas ficam em “Meus gastos”.').waitFor();
  await games.getByLabel('Apagar também as apostas').check();
  await button(games, 'Apagar todos').press('Enter');
  await games.getByText('Nenhum jogo salvo ainda.').waitFor();
  await changeAddress(page, '/diario');
  await page.getByText('Nada anotado ainda.').waitFor();
});

wholeTest('what is chosen stands out in the reader’s own colours; the table is a file', async () => {
  const page = await openAt('/diario', { forcedColors: 'active' });
  await page.getByText('Anotar um gasto').click();
  await page.getByLabel('Valor', { exact: true }).fill('1,05');
  await page.getByLabel('O que foi').fill('=1+1; "a"');
  await button(page, 'Anotar').click();
  const fillOf = (name: string) =>
    page
      .getByRole('radiogroup', { name: 'Somar por' })
      .getByText(name, { exact: true })
      .evaluate((chip) => getComputedStyle(chip).backgroundColor);
  expect(await fillOf('Mês')).not.toBe(await fillOf('Dia'));
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Baixar planilha').click()]);
  expect(download.suggestedFilename()).toBe('robo-da-sorte-diario.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toBe(
    '\ufeffDia;O que foi;Loteria;Concurso;Sorteios;Gasto;Voltou\r\n25/11/2026;"\'=1+1; ""a""";;;;"1,05";\r\n',
  );
});

test('before games are registered the limit is said; what they cost is in the diary, and stays there', async () => {
  const page = await openAt('/diario');
  await page.getByLabel('Quanto, em reais').fill('10');
  await page.getByLabel('Quanto, em reais').press('Enter');
  await page.getByText('Seu limite deste mês').waitFor();
  await keepOldList(page, [ticketOf(0)]);
  const saved = await openSaved(page);
  await unfoldGames(saved);
  await saved.getByRole('button', { name: /^Já registrei/ }).press('Enter');
  await saved.getByText(money('Com isso você gasta R$ 6,00. Seu limite deste mês é R$ 10,00.')).waitFor();
  await saved.getByLabel('Concurso', { exact: true }).fill('3088');
  await saved.getByText('Teimosinha e comprovante').click();
  await saved.getByLabel('Concursos seguidos').selectOption('2');
  await saved.getByText(money('Com isso você gasta R$ 12,00.')).waitFor();
  expect(await violations(page)).toEqual([]);
  await button(saved, registerTexts.keep).press('Enter');
  await saved.getByRole('heading', { name: /^1 jogo registrado/ }).waitFor();
  await button(saved, 'Fechar').press('Enter');

  await saved.getByRole('button', { name: /^Mudar registro/ }).press('Enter');
  await saved.getByRole('link', { name: 'Ver onde conversar' }).press('Enter');
  await awaitTitle(page, 'Meus gastos');
  await page.getByRole('link', { name: 'Ligar para 136' }).waitFor();
  await page.locator('summary', { hasText: '1 anotação' }).press('Enter');
  await page.getByText('25/11/2026: Mega-Sena, concursos 3.088 a 3.089').waitFor();
});
