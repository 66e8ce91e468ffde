import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/domain/engine-version.ts';
import { openBrowser } from './browser.ts';
import { awaitResult, ticketNumbers } from './steps.ts';

const { open } = openBrowser();

const result = (seed: string, lottery = 'megasena') =>
  `/?view=result&lottery=${lottery}&games=3&strategy=quick&seed=${seed}&history=h` +
  `&date=2026-11-20&now=2026-11-20T12%3A00%3A00.000Z&engine=${ENGINE_VERSION}`;

async function openSaved(page: Page) {
  await page.getByRole('button', { name: 'Meus jogos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Meus jogos' });
  await dialog.waitFor();
  return dialog;
}

describe('«Meus jogos»', () => {
  test('keeps saved tickets, newest first, over a reload', async () => {
    const { page } = await open({ path: result('a') });
    await awaitResult(page);
    const tickets = await ticketNumbers(page);
    for (const index of [0, 1]) {
      const card = page.getByRole('article', { name: `Bilhete ${index + 1}` });
      await card.getByRole('button', { name: 'Salvar' }).click();
      await page.getByText('Bilhete salvo em «Meus jogos»').waitFor();
    }
    await page.reload();
    const dialog = await openSaved(page);
    const lists = dialog.getByRole('list', { name: 'Números' });
    await lists.nth(1).waitFor();
    expect(await lists.nth(0).getByRole('listitem').allTextContents()).toEqual(tickets[1]);
    expect(await lists.nth(1).getByRole('listitem').allTextContents()).toEqual(tickets[0]);
  });

  test('a ticket is saved once', async () => {
    const { page } = await open({ path: result('a') });
    await awaitResult(page);
    const save = page.getByRole('article').first().getByRole('button', { name: 'Salvar' });
    await save.click();
    await save.click();
    await page.getByText('Este bilhete já está em «Meus jogos»').waitFor();
    const dialog = await openSaved(page);
    await dialog.getByRole('list', { name: 'Números' }).first().waitFor();
    expect(await dialog.getByRole('list', { name: 'Números' }).count()).toBe(1);
  });

  test('favourite, delete with undo, and filter', async () => {
    const { page } = await open({ path: result('a') });
    await awaitResult(page);
    await page.getByRole('article').first().getByRole('button', { name: 'Salvar' }).click();
    await page.goto(new URL(result('b', 'quina'), page.url()).href);
    await awaitResult(page);
    await page.getByRole('article').first().getByRole('button', { name: 'Salvar' }).click();
    const dialog = await openSaved(page);
    const star = dialog.getByRole('button', { name: /^Favorito: Mega-Sena/ });
    await star.click();
    expect(await star.getAttribute('aria-pressed')).toBe('true');
    await dialog.getByRole('combobox', { name: 'Loteria' }).selectOption('quina');
    expect(await dialog.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Quina']);
    await dialog.getByRole('button', { name: /^Apagar: Quina/ }).click();
    await dialog.getByText('Nenhum jogo salvo desta loteria.').waitFor();
    await dialog.getByRole('button', { name: 'Desfazer' }).click();
    await dialog.getByRole('heading', { level: 3, name: 'Quina' }).waitFor();
  });

  test('goes to a file and comes back from it in another browser', async () => {
    const { page } = await open({ path: result('a') });
    await awaitResult(page);
    const tickets = await ticketNumbers(page);
    await page.getByRole('article').first().getByRole('button', { name: 'Salvar' }).click();
    const dialog = await openSaved(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Exportar' }).click();
    const file = await (await download).path();

    const other = await open();
    const otherDialog = await openSaved(other.page);
    await otherDialog.locator('input[type=file]').setInputFiles(file);
    await otherDialog.getByText('1 jogo importado').waitFor();
    const numbers = otherDialog.getByRole('list', { name: 'Números' }).getByRole('listitem');
    expect(await numbers.allTextContents()).toEqual(tickets[0]);

    await otherDialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') });
    await otherDialog.getByText('O arquivo não é um JSON válido. Nada foi alterado.').waitFor();
    expect(await numbers.allTextContents()).toEqual(tickets[0]);
  });

  test('another tab follows', async () => {
    const { page, context } = await open({ path: result('a') });
    await awaitResult(page);
    const other = await context.newPage();
    await other.goto(new URL('/', page.url()).href);
    const dialog = await openSaved(other);
    await dialog.getByText('Nenhum jogo salvo ainda.').waitFor();
    await page.getByRole('article').first().getByRole('button', { name: 'Salvar' }).click();
    await dialog.getByRole('heading', { level: 3, name: 'Mega-Sena' }).waitFor();
  });

  test('tells when the browser keeps nothing, and holds the ticket for the visit', async () => {
    const { page } = await open({
      path: result('a'),
      before: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    });
    await awaitResult(page);
    await page.getByRole('article').first().getByRole('button', { name: 'Salvar' }).click();
    await page.getByText(/O navegador não deixou guardar/).waitFor();
    const dialog = await openSaved(page);
    await dialog.getByRole('heading', { level: 3, name: 'Mega-Sena' }).waitFor();
  });

  test('sets garbage aside and loses nothing', async () => {
    const garbage = '{"half": [1, 2';
    const { page } = await open({
      path: result('a'),
      before: () => {
        if (location.protocol === 'about:' || localStorage.length > 0) return;
        localStorage.setItem('robo-da-sorte:v1:saved-games', '{"half": [1, 2');
      },
    });
    await awaitResult(page);
    await page.getByRole('article').first().getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Bilhete salvo em «Meus jogos»').waitFor();
    const values = await page.evaluate(() => Object.values({ ...localStorage }));
    expect(values).toContain(garbage);
  });
});

test('«Copiar» and «Compartilhar» hand over the numbers', async () => {
  const { page, context } = await open({ path: result('a') });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await awaitResult(page);
  const [first] = await ticketNumbers(page);
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Copiar' }).click();
  await page.getByText('Números copiados').waitFor();
  const text = `Mega-Sena: ${first?.join(' ')}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await card.getByRole('button', { name: 'Compartilhar' }).click();
  await page.waitForFunction(async (t) => (await navigator.clipboard.readText()) === t, text);
});
