import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { registerTexts } from '../../src/content/registering/register.ts';
import { roomWays } from '../../src/content/shell/rooms.ts';
import { site } from '../../src/content/shell/site.ts';
import { ticketsOf } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { readClipboard } from './clipboard.ts';
import { expectReadable } from './expect-readable.ts';
import { awaitTitle, button, changeAddress, isFocused, keepOldList, openSaved, pressInBatchMenu } from './steps.ts';

const { open } = openBrowser({ moves: false });

const NAME = 'Vinte da Mega';
const GAMES = ticketsOf(1, 20).map((ticket) => ({
  ...ticket,
  group: { id: 'g', name: NAME },
  follow: { from: 2943, draws: 1 },
  registered: { on: '2026-11-25', draw: '2026-11-26', receipt: 'A1B2' },
}));
const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true } as const;

const groupTitle = (page: Page) => page.getByRole('heading', { level: 2, name: NAME });
const people = (page: Page) => page.getByRole('list', { name: 'Pessoas' });
const rowOf = (page: Page, name: string) => people(page).getByRole('listitem').filter({ hasText: name });
const codeOf = (page: Page) => page.getByRole('region', { name: 'Código do bolão' }).locator('strong').innerText();

/** «Fazer bolão» of the batch, from its menu. */
async function make(page: Page): Promise<void> {
  await keepOldList(page, GAMES);
  const saved = await openSaved(page);
  await saved.getByRole('button', { name: `Abrir: ${NAME}`, expanded: false }).click();
  await pressInBatchMenu(saved, NAME, 'Fazer bolão');
  // The batch has the same title.
  await awaitTitle(page, 'Bolão');
  await groupTitle(page).waitFor();
}

const names = (page: Page) => page.getByLabel('Nomes, separados por vírgula');
const unfold = (page: Page) => page.locator('summary', { hasText: 'Detalhes' }).click();

async function changeQuotas(page: Page, name: string, quotas: string): Promise<void> {
  await button(page, `Mudar: ${name}`).tap();
  await page.getByLabel('Cotas', { exact: true }).fill(quotas);
  await button(page, 'Salvar').tap();
  await rowOf(page, name).getByText(`${quotas} cotas`).waitFor();
}

test('a bolão of four from home: seven taps and the names, which are kept where one is wrong', async () => {
  const { page: bare } = await open({ ...SMALL, path: '/bolao' });
  await button(bare, 'Novo bolão').tap();
  await bare.getByText(/^Um bolão se faz com jogos salvos/).waitFor();
  await button(bare, 'Gerar um bilhete').waitFor();

  const { page, context } = await open(SMALL);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepOldList(page, GAMES);
  await button(page, site.saved).tap();
  await page.getByRole('link', { name: roomWays.syndicate.question }).tap();
  await button(page, 'Novo bolão').tap();
  await page.getByRole('button', { name: NAME }).tap();
  await groupTitle(page).waitFor();
  await names(page).tap();
  await names(page).fill('Ana, Bruno\nCaio,\nana');
  await button(page, 'Adicionar').tap();
  await page.getByText('“ana” já está na lista.').waitFor();
  expect(await isFocused(names(page))).toBe(true);
  await names(page).fill('Ana, Bruno\nCaio,\nDora');
  await button(page, 'Adicionar').tap();
  await page.getByText(/^R\$.30,00 cada$/).waitFor();
  await expect.poll(() => names(page).inputValue()).toBe('');
  await expectReadable(page);
  await Promise.all([page.getByText('Link copiado').waitFor(), button(page, 'Enviar no grupo').tap()]);
  expect(await readClipboard(page)).toMatch(/R\$.30,00 a cota/);
});

/** What «Copiar link» puts on the clipboard. */
async function copiedLink(page: Page, context: BrowserContext): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button(page, 'Copiar link').click();
  const read = () => readClipboard(page);
  await expect.poll(read).toMatch(/#./);
  return read();
}

test('a group is made, split to the cent, sent without names, and a later version takes its place elsewhere', async () => {
  const { page, context } = await open(SMALL);
  await make(page);
  await page.getByText('Concurso 2.943 · sorteio em 26/11/2026').waitFor();
  await unfold(page);
  await page.getByText('Comprovante: A1B2').waitFor();
  await names(page).fill('Ana, Bruno, Caio');
  await button(page, 'Adicionar').tap();
  await changeQuotas(page, 'Ana', '2');
  await changeQuotas(page, 'Caio', '3');
  await button(page, 'Adicionar').tap();
  await page.getByText('Escreva pelo menos um nome.').waitFor();
  await page.getByLabel('Pagou: Ana').tap();
  await page.getByText(/R\$.40,00 pagos · falta pagar R\$.80,00$/).waitFor();
  await page.getByText(/^R\$.20,00 por cota$/).waitFor();
  await page.locator('summary', { hasText: 'Prêmio' }).tap();
  await page.getByLabel('Valor recebido, em reais').fill('R$ 1.234,55');
  await button(page, 'Dividir').tap();
  const shares = people(page).getByText(/^Prêmio: /);
  await expect.poll(() => shares.count()).toBe(3);
  const cents = (await shares.allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
  expect(cents).toEqual([41_152, 20_576, 61_727]);
  await button(page, 'Mudar: Ana').tap();
  await button(page, 'Mudar os dados').tap();
  await expectReadable(page);
  await page.reload();
  await groupTitle(page).waitFor();
  expect(await page.getByLabel('Pagou: Ana').isChecked()).toBe(true);

  const link = await copiedLink(page, context);
  expect(new URL(link).search).toBe('');
  const { page: there } = await open({ ...SMALL, path: null });
  const asked: string[] = [];
  there.on('request', (request) => asked.push(request.url()));
  await there.goto(link);
  await groupTitle(there).waitFor();
  await unfold(there);
  await unfold(page);
  expect(await codeOf(there)).toBe(await codeOf(page));
  expect(await people(there).innerText()).toMatch(/Pessoa 1\s+2 cotas · R\$\s40,00/);
  expect(await people(there).getByRole('button').count()).toBe(0);
  expect(asked.filter((address) => address.includes('#'))).toEqual([]);
  // Nothing is kept before the tap.
  await changeAddress(there, '/bolao');
  await there.getByText('Nenhum bolão ainda.').waitFor();
  await changeAddress(there, `/bolao${new URL(link).hash}`);
  await button(there, 'Guardar aqui').tap();
  await there.getByText('Recebido de outra pessoa').waitFor();

  await page.getByLabel('Pagou: Bruno').check();
  await button(page, 'Mudar: Caio').tap();
  await button(page, 'Tirar da lista').tap();
  await rowOf(page, 'Caio').waitFor({ state: 'detached' });
  await there.goto(await copiedLink(page, context));
  const question = there.getByRole('region', { name: 'Bolão', exact: true });
  const said = await question.innerText();
  expect(said).toContain('Chegou: versão 10 · sorteio em 26/11/2026 · 2 pessoas, 2 pagaram · 3 cotas · 20 jogos');
  expect(said).toContain('Você tem: versão 8 · sorteio em 26/11/2026 · 3 pessoas, 1 pagou · 6 cotas · 20 jogos');
  await expectReadable(there);
  await button(question, 'Trocar').tap();
  await there.getByText('Recebido de outra pessoa').waitFor();
  await unfold(there);
  expect(await codeOf(there)).toBe(await codeOf(page));
});

wholeTest('the keyboard serves for a member, a file of names, the undo of a removal and of a group', async () => {
  const { page } = await open();
  await make(page);
  await names(page).focus();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await rowOf(page, 'Ana').waitFor();
  await page.locator('summary', { hasText: 'Detalhes' }).press('Enter');
  await page.getByLabel('Incluir os nomes').check();
  const download = page.waitForEvent('download');
  await button(page, 'Baixar arquivo').press('Enter');
  const file = await (await download).path();
  await button(page, 'Mudar: Ana').press('Enter');
  await button(page, 'Tirar da lista').press('Enter');
  await rowOf(page, 'Ana').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Pessoas');
  await button(page, 'Desfazer').press('Enter');
  await rowOf(page, 'Ana').waitFor();
  await button(page, 'Apagar o bolão').press('Enter');
  await page.getByText('Nenhum bolão ainda.').waitFor();
  await button(page, 'Desfazer').press('Enter');
  await page.getByRole('link', { name: NAME }).press('Enter');
  await rowOf(page, 'Ana').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(NAME);
  // «Back» leads to the list, and the way to the content leaves the group on screen.
  await page.getByRole('link', { name: 'Pular para o conteúdo' }).press('Enter');
  await rowOf(page, 'Ana').waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByRole('list', { name: 'Bolões neste aparelho' }).waitFor();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Você já tem este bolão, nesta mesma versão.').waitFor();
  await rowOf(page, 'Ana').waitFor();
});

wholeTest('a bolão takes over the bet of its games when somebody asks for that', async () => {
  const { page } = await open({ ...SMALL, clock: true });
  await page.clock.setFixedTime('2026-11-25T15:00Z');
  await make(page);
  await changeAddress(page, '/?view=saved');
  await page.getByRole('button', { name: `Abrir: ${NAME}`, expanded: false }).tap();
  await button(page, `Mudar registro: ${NAME}`).tap();
  await page.getByLabel('Concurso', { exact: true }).fill('3088');
  await button(page, registerTexts.keep).press('Enter');
  const change = button(page, `Mudar também no bolão “${NAME}”`);
  await change.press('Enter');
  await change.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^20 jogos registrados/);
  await changeAddress(page, '/bolao');
  await page.getByRole('link', { name: NAME }).tap();
  await page
    .getByText(/concurso 3\.088/i)
    .first()
    .waitFor();
});
