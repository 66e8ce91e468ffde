import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { registerTexts } from '../../src/content/registering/register.ts';
import { site } from '../../src/content/shell/site.ts';
import type { OfficialDraw } from '../../workers/shared/draws/official-draw.ts';
import { ticketOf } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { keepDraws, PAID_QUADRA } from './give-draws.ts';
import { button, enlarge, excessWidth, isFocused, keepOldList, toFiles, typeGames } from './steps.ts';

const { open } = openBrowser({ moves: false });

/** Saved on 20 November 2026; 1 51 52 53 54 55, and one with 9 in the place of the 1. */
const GAMES = [ticketOf(0), ticketOf(8)];

const OLD: OfficialDraw = { contest: 99, date: '2026-11-14', numbers: [1, 51, 52, 53, 54, 6] };
const NEW: OfficialDraw = { contest: 100, date: '2026-11-21', ...PAID_QUADRA };

/** Opens the form behind an answer. */
const change = (page: Page) => page.locator('summary', { hasText: 'Conferir outra coisa' }).press('Enter');

async function run(page: Page): Promise<void> {
  await button(page, 'Conferir').click();
  await page.getByRole('heading', { name: 'Resultado', exact: true }).waitFor();
}

test('«Conferir» checks saved games, tells a win once, and checks by hand without a file', async () => {
  const { page } = await open({ path: '/resultados?tab=check' });
  await keepOldList(page, GAMES);
  await page.reload();

  // By hand, before any file is there.
  await page.getByText('Marcar no volante').click();
  for (const n of ['01', '51', '52', '53', '08', '10']) {
    await page.getByRole('button', { name: n, exact: true }).click();
  }
  await page
    .getByRole('status')
    .getByText('Quadra, pelos números que você digitou. Vale se você registrou este jogo.')
    .waitFor();
  const best = page.getByRole('img', { name: '4 acertos: 01, 51, 52, 53; 2 não saíram' });
  await best.waitFor();
  await button(page, 'Corrigir').click();
  await page.getByRole('button', { name: '01', exact: true }).press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('02');
  await page.getByRole('button', { name: '60', exact: true }).press('Enter');
  await page.getByRole('status').getByText('Todos os números estão marcados.').waitFor();
  // Typed or pasted they are the same; what cannot be read is said, and stays.
  const field = page.getByRole('textbox', { name: 'Números sorteados' });
  expect(await field.inputValue()).toBe('01 08 10 51 52 53');
  await field.fill('01-08-10 61');
  await page.getByText('Não há 61 na Mega-Sena: os números vão de 01 a 60.').waitFor();
  await field.fill('01-08-10');
  await page.getByRole('status').getByText('3 de 6 · melhor: 1 acerto').waitFor();
  expect(await page.getByRole('button', { name: '08', exact: true, pressed: true }).count()).toBe(1);

  // The file comes, it leads to the answer, and the win is told by itself, once.
  await toFiles(page);
  await keepDraws(page, 'megasena', OLD, NEW);
  await page.getByRole('heading', { name: 'Quadra!' }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe(site.titles.results);
  expect(await page.getByRole('radio', { name: 'Mega-Sena' }).isChecked()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await button(page, 'Ver prêmio').press('Enter');
  expect(await focused()).toMatch(/^Prêmios encontrados/);
  // The answer first, then the games, of which each shows its hits, and then the sums.
  await page.getByText(/^1 prêmio no \d+\. Saíram( \d\d){6}\.$/).waitFor();
  await page.getByText('1 prêmio em 2 jogos.').waitFor();
  // They light up as they were drawn.
  const places = page
    .locator('[aria-labelledby=resultado-conferir]')
    .getByRole('img', { name: /^4 acertos/ })
    .locator('b[data-hit]')
    .evaluateAll((all) => (all as HTMLElement[]).map((ball) => [ball.textContent, ball.style.getPropertyValue('--i')]));
  expect(Object.fromEntries(await places)).toEqual({ '01': '1', 51: '3', 52: '2', 53: '0' });
  await change(page);
  await run(page);
  const answer = page.getByText('Em 1 concurso você teria gasto R$ 12,00 e recebido R$ 987,65.');
  expect(await answer.locator('+ p').textContent()).toMatch(/^O passado não se repete/);
  await page.emulateMedia({ media: 'print' });
  expect(await answer.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('Cada concurso pelo preço do seu dia: aposta mínima de R$ 6,00.', { exact: true }).waitFor();
  expect(await focused()).toBe('Resultado');
  expect(await violations(page)).toEqual([]);

  const large = page.getByText(/^Prêmio acima de R\$\s2\.428,80, antes do imposto, é pago só na agência do banco/);
  expect(await large.count(), 'of R$ 987,65').toBe(0);

  // A teimosinha of its own: from the contest before on.
  await page.getByRole('button', { name: 'Já registrei: Mega-Sena, 01 51 52 53 54 55' }).click();
  await page.getByLabel('Concurso', { exact: true }).fill('99');
  await page.getByLabel('Dia do sorteio').fill('2026-11-14');
  await page.getByText('Teimosinha e comprovante').click();
  await page.getByLabel('Concursos seguidos').selectOption('2');
  await page.getByRole('button', { name: registerTexts.keep, exact: true }).click();
  await page.getByRole('heading', { name: '1 jogo registrado: concursos 99 a 100.' }).waitFor();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.getByText('Concursos 99 a 100: 2 conferidos').waitFor();
  await page.getByRole('heading', { name: /!$/ }).waitFor();
  await large.first().waitFor();

  await page.reload();
  await page.getByText('Prêmios encontrados · 2 prêmios').waitFor();
  await page.getByText('Mega-Sena · Concurso 99, 14/11/2026').waitFor();
  expect(await page.getByRole('heading', { name: /!$/ }).count()).toBe(0);

  // The whole history, for games that somebody pastes.
  await typeGames(page);
  await page.getByLabel('Jogos, um por linha').fill('1 51 52 53 54 6\n1 2 3');
  await run(page);
  await page.getByText('2 prêmios em 1 jogo.').waitFor();
  await page.getByText('3 números, faltam 3.').waitFor();
  await page.getByText('Fora da conta: 1 prêmio sem valor informado.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  await enlarge(page, 200);
  expect(await excessWidth(page)).toBe(0);
  await enlarge(page, 100);

  // What can be read in two ways is asked on its first row, which says what is none of its numbers; the other follows.
  await change(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByLabel('Jogos, um por linha').fill('1 4 30 33 50 51 54\n2 5 31 33 50 51 54');
  await button(page, 'Conferir').click();
  const ask = page.getByText('2 linhas podem ser lidas de mais de um jeito. Toque no certo:');
  await ask.waitFor();
  await expect.poll(() => isFocused(ask.locator('..'))).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Linha 1: 7 números, 01 04 30 33 50 51 54', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Linha 1: 6 números, 04 30 33 50 51 54. Fora do jogo: 1' }).click();
  await page.getByText('Fora do jogo: 2', { exact: true }).waitFor();

  // What was left out comes back by a tap, and what was taken goes; in the other rows too.
  await page.getByText('Como a lista foi lida: 2 jogos').click();
  const row = page.getByRole('listitem').filter({ hasText: 'Linha 1' }).getByRole('button', { name: '54' });
  await row.click();
  await page.getByText('5 números, falta 1.').waitFor();
  await page.getByRole('button', { name: 'Fazer igual na outra linha' }).click();
  await page.getByText('Não deu para ler nenhum jogo.').waitFor();
  await row.click();
  await page.getByText('Como a lista foi lida: 1 jogo, 1 linha fora').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });

  // A contest that is not there: the field has the focus, and says why.
  await change(page);
  await page.getByLabel('Sorteios').selectOption('contest');
  const contest = page.getByRole('textbox', { name: 'Número do concurso' });
  await contest.fill('2.750');
  await contest.press('Enter');
  await page.getByText('Este concurso não está nos resultados guardados.').waitFor();
  await expect.poll(() => isFocused(contest)).toBe(true);
});

wholeTest('10,000 games are read and checked, and the page shows some of them', async () => {
  const { page } = await open({ path: '/resultados?tab=file' });
  await keepDraws(page, 'megasena', OLD, NEW);
  await typeGames(page);
  const number = (i: number, n: number) => String(10 * n + 1 + ((i * 7 + n * 3) % 10)).padStart(2, '0');
  const lines = Array.from(
    { length: 10_000 },
    (_, i) => `${i + 1}) ${[0, 1, 2, 3, 4, 5].map((n) => number(i, n)).join(' ')}`,
  );
  // As a paste sets it: typing so many characters takes a browser a minute.
  await page.getByLabel('Jogos, um por linha').evaluate((area, text) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, lines.join('\n'));
  await run(page);
  await page.getByText('Como a lista foi lida: 10.000 jogos').waitFor();
  await page.getByText(/ em 10\.?000 jogos\.$/).waitFor();
  expect(await page.locator('*').count()).toBeLessThan(2500);
  const games = page.locator('[aria-labelledby=resultado-conferir] h3');
  const before = await games.count();
  await page.locator('summary', { hasText: 'sem prêmio' }).click();
  await page.getByRole('button', { name: 'Mostrar mais 20' }).last().click();
  await expect.poll(() => games.count()).toBe(before + 20);
});
