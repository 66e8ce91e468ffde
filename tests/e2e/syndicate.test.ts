import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MAX_REVISION, type Syndicate } from '../../workers/shared/syndicate/syndicate.ts';
import { printSyndicate } from '../../workers/shared/syndicate/syndicate-file.ts';
import { FRIENDS } from '../shared/syndicate/any-group.ts';
import { ticketsOf } from '../state/saved-games/tickets.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { readClipboard } from './clipboard.ts';
import { cutTexts, tooSmall } from './page-checks.ts';
import { awaitTitle, button, changeAddress, enlarge, isFocused, keepOldList, openSaved } from './steps.ts';

const { site, open } = openBrowser({ moves: false });

const NAME = 'Vinte da Mega';
const GAMES = ticketsOf(1, 20).map((ticket) => ({
  ...ticket,
  group: { id: 'g', name: NAME },
  follow: { from: 2943, draws: 1 },
  registered: { on: '2026-11-25', draw: '2026-11-26', receipt: 'A1B2' },
}));
const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true } as const;

const people = (page: Page) => page.getByRole('list', { name: 'Pessoas' });
const rowOf = (page: Page, name: string) => people(page).getByRole('listitem').filter({ hasText: name });
const codeOf = (page: Page) => page.getByRole('region', { name: 'Código para comparar' }).locator('strong').innerText();

/** «Fazer bolão» of the batch, from its menu. */
async function make(page: Page): Promise<void> {
  await keepOldList(page, GAMES);
  const saved = await openSaved(page);
  await saved.getByRole('button', { name: `Abrir: ${NAME}`, expanded: false }).click();
  await button(saved, `Mais ações: ${NAME}`).click();
  await button(saved, `Fazer bolão: ${NAME}`).click();
  await awaitTitle(page, NAME);
}

async function add(page: Page, name: string, quotas: string): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Cotas', { exact: true }).fill(quotas);
  await button(page, 'Adicionar').click();
}

/** A group with three members; Ana has paid. */
async function makeWithThree(page: Page): Promise<void> {
  await make(page);
  await button(page, 'Adicionar pessoa').click();
  for (const [i, [name, quotas]] of [
    ['Ana', '2'] as const,
    ['Bruno', '1'] as const,
    ['Caio', '3'] as const,
  ].entries()) {
    await add(page, name, quotas);
    await expect.poll(() => people(page).getByRole('listitem').count()).toBe(i + 1);
  }
  await page.getByLabel('Pagou: Ana').check();
}

/** What «Copiar link» puts on the clipboard. */
async function copiedLink(page: Page, context: BrowserContext): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button(page, 'Copiar link').click();
  const read = () => readClipboard(page);
  await expect.poll(read).toMatch(/#./);
  return read();
}

async function expectGoodPage(page: Page): Promise<void> {
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await page.evaluate(tooSmall)).toEqual([]);
  for (const percent of [200, 100]) {
    await enlarge(page, percent);
    expect.soft(await page.evaluate(cutTexts), `${percent} %`).toEqual([]);
  }
}

test('a group is made of a batch by touch at 320 px, and its prize is split to the cent', async () => {
  const { page } = await open(SMALL);
  await keepOldList(page, GAMES);
  const saved = await openSaved(page);
  await saved.getByRole('button', { name: `Abrir: ${NAME}`, expanded: false }).tap();
  await button(saved, `Mais ações: ${NAME}`).tap();
  await button(saved, `Fazer bolão: ${NAME}`).tap();
  await awaitTitle(page, NAME);
  await page.getByText('Concurso 2.943 · sorteio em 26/11/2026').waitFor();
  await page.getByText('Comprovante: A1B2').waitFor();
  await button(page, 'Adicionar pessoa').tap();
  await add(page, '', '0');
  await page.getByText('Escreva um nome.').waitFor();
  await page.getByText('Escreva as cotas como um número inteiro de 1 a 999.').waitFor();
  for (const [name, quotas] of [
    ['Ana', '2'],
    ['Bruno', '1'],
    ['Caio', '3'],
  ] as const) {
    await add(page, name, quotas);
    await rowOf(page, name).waitFor();
  }
  await button(page, 'Pronto').tap();
  await page.getByLabel('Pagou: Ana').tap();
  await page.getByText(/^R\$.80,00$/).waitFor();
  const field = page.getByLabel('Valor recebido, em reais');
  await field.fill('mil');
  await button(page, 'Dividir').tap();
  await page.getByText('Escreva um valor em reais, com vírgula').waitFor();
  expect(await field.inputValue()).toBe('mil');
  await field.fill('R$ 1.234,55');
  await button(page, 'Dividir').tap();
  const shares = people(page).getByText(/^Prêmio: /);
  await expect.poll(() => shares.count()).toBe(3);
  const cents = (await shares.allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
  expect(cents).toEqual([41_152, 20_576, 61_727]);
  expect(cents.reduce((a, b) => a + b)).toBe(123_455);
  await button(page, 'Mudar: Ana').tap();
  await button(page, 'Mudar os dados').tap();
  await expectGoodPage(page);
  await page.reload();
  await awaitTitle(page, NAME);
  expect(await page.getByLabel('Pagou: Ana').isChecked()).toBe(true);
});

test('a link shows the group elsewhere, without names and with the same digits; an update says what changes', async () => {
  const { page, context } = await open();
  await makeWithThree(page);
  const link = await copiedLink(page, context);
  expect(link.length).toBeLessThan(400);
  expect(new URL(link).search).toBe('');
  const { page: there } = await open({ ...SMALL, path: null });
  const asked: string[] = [];
  there.on('request', (request) => asked.push(request.url()));
  await there.goto(link);
  await awaitTitle(there, NAME);
  expect(await codeOf(there)).toBe(await codeOf(page));
  expect((await people(there).innerText()).replace(/\s+/g, ' ')).toContain(
    'Pessoa 1 2 cotas · R$ 40,00 Pagou Pessoa 2',
  );
  expect(await people(there).getByRole('button').count()).toBe(0);
  expect(asked.filter((address) => address.includes('#'))).toEqual([]);
  await expectGoodPage(there);

  // Nothing is kept before the tap.
  await changeAddress(there, '/bolao');
  await there.getByText('Nenhum bolão ainda.').waitFor();
  await changeAddress(there, new URL(link).hash.replace(/^/, '/bolao'));
  await button(there, 'Guardar neste celular').tap();
  await there.getByText('Recebido de outra pessoa').waitFor();

  await page.getByLabel('Pagou: Bruno').check();
  await button(page, 'Mudar: Ana').click();
  await button(page, 'Tirar da lista').click();
  await rowOf(page, 'Ana').waitFor({ state: 'detached' });
  const later = await copiedLink(page, context);
  await there.goto(later);
  const news = there.getByRole('region', { name: 'Bolão', exact: true });
  await news.waitFor();
  expect(await news.getByRole('listitem').allInnerTexts()).toEqual(['Pessoa 1: saiu', 'Pessoa 2: pagou']);
  await expectGoodPage(there);
  await button(there, 'Atualizar').tap();
  await there.getByText('Recebido de outra pessoa').waitFor();
  await expect.poll(() => people(there).getByRole('listitem').count()).toBe(2);
  expect(await codeOf(there)).toBe(await codeOf(page));

  await there.goto(link);
  await there.getByText('A versão que você tem é mais nova').waitFor();
  expect(await button(there, 'Atualizar').count()).toBe(0);
  await there.goto(link.slice(0, -4));
  await there.getByRole('alert').getByText('O link do bolão está incompleto.').waitFor();
});

test('a file with names is opened elsewhere; any other is refused with the reason', async () => {
  const { page } = await open();
  await makeWithThree(page);
  await page.getByLabel('Com os nomes').check();
  const download = page.waitForEvent('download');
  await button(page, 'Baixar arquivo').click();
  const file = await (await download).path();
  const { page: there } = await open({ path: '/bolao' });
  const input = there.locator('input[type=file]');
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":1}') });
  await there.getByRole('alert').getByText('O arquivo não é um bolão do Robô da Sorte.').waitFor();
  await input.setInputFiles(file);
  await awaitTitle(there, NAME);
  expect(await codeOf(there)).toBe(await codeOf(page));
  await rowOf(there, 'Caio').waitFor();
  await button(there, 'Guardar neste celular').click();
  await there.getByText('Recebido de outra pessoa').waitFor();
  await rowOf(there, 'Caio').waitFor();
});

test('a forged last version locks nobody out of the owner’s next one, which is taken after a question', async () => {
  const { page } = await open({ ...SMALL, path: '/bolao' });
  const bring = async (group: Syndicate) => {
    const buffer = Buffer.from(printSyndicate(group));
    await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
    await awaitTitle(page, group.name);
  };
  await bring({ ...FRIENDS, revision: MAX_REVISION, draw: '2026-12-31' });
  await button(page, 'Guardar neste celular').tap();
  await button(page, 'Todos os bolões').tap();
  await bring(FRIENDS);
  await page.getByText('A versão que você tem é mais nova').waitFor();
  await button(page, 'Usar a que chegou').tap();
  const question = page.getByRole('group', { name: 'Trocar a sua versão pela que chegou?' });
  const said = await question.innerText();
  expect(said).toContain('Chegou: versão 4 · sorteio em 26/11/2026 · 3 pessoas · 6 cotas · 2 jogos');
  expect(said).toContain('Você tem: versão 1.000.000 · sorteio em 31/12/2026 · 3 pessoas · 6 cotas · 2 jogos');
  await expectGoodPage(page);
  await button(question, 'Manter a minha').press('Enter');
  expect(await isFocused(button(page, 'Usar a que chegou'))).toBe(true);
  await button(page, 'Usar a que chegou').press('Enter');
  await button(question, 'Trocar').press('Enter');
  await page.getByText('Recebido de outra pessoa').waitFor();
  await page.getByText('sorteio em 26/11/2026').waitFor();
});

test('by the keyboard alone: a member, the undo of a removal, and of the whole group', async () => {
  const { page } = await open();
  await make(page);
  await button(page, 'Adicionar pessoa').press('Enter');
  const name = page.getByLabel('Nome', { exact: true });
  const isFocused = () => name.evaluate((element) => element === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await rowOf(page, 'Ana').waitFor();
  await expect.poll(isFocused).toBe(true);
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
  await page.getByRole('list', { name: 'Bolões neste celular' }).waitFor();
});

test('games of two lotteries make no group, and «Mais» leads to the page', async () => {
  const { page } = await open();
  const [one, ...others] = GAMES;
  await keepOldList(page, [{ ...one, lotteryType: 'quina', numbers: [1, 2, 3, 4, 5] }, ...others]);
  const saved = await openSaved(page);
  await saved.getByRole('button', { name: `Abrir: ${NAME}`, expanded: false }).click();
  await button(saved, `Mais ações: ${NAME}`).click();
  await button(saved, `Fazer bolão: ${NAME}`).click();
  await page.getByText('Um bolão é de uma loteria só.').waitFor();
  await button(page, 'Mais').click();
  await page
    .getByRole('dialog', { name: 'Mais' })
    .getByRole('link', { name: /^Bolão/ })
    .click();
  await awaitTitle(page, 'Bolão');
  expect(page.url()).toBe(`${site}/bolao`);
});
