import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../../src/content/shell/site.ts';
import { readResults } from '../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { unpackDraws } from '../../workers/shared/draws/draw-table.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { delimited, officialXlsx } from '../draws/read/files.ts';
import { sampleDraws } from '../draws/read/sample-draws.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { betButton, button, enlarge, excessWidth, keepFound, lotteryList, toFiles } from './steps.ts';

const { open } = openBrowser({ moves: false });

const official = LOTTERIES.map(({ key }) => ({
  name: `${key}.xlsx`,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(officialXlsx(key, sampleDraws(key))),
}));

const give = (page: Page, ...files: typeof official) => page.locator('input[type=file]').setInputFiles(files);
const textFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const kept = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 3 });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('the official file of each lottery is read, kept over a reload, exported, taken away and brought back', async () => {
  const { page, context } = await open({ path: '/new', reducedMotion: 'reduce' });
  // There once the page is live: before, the link would load another.
  await betButton(page).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: site.nav.results }).click();
  await page.waitForURL('**/resultados');
  await expect.poll(() => focused(page)).toBe(site.titles.results);
  expect(await page.title()).toMatch(/^Conferir/);
  await toFiles(page);
  await expect.poll(() => focused(page)).toBe('Resultados guardados');
  expect(await violations(page)).toEqual([]);
  await give(page, ...official);
  for (const { name } of LOTTERIES) {
    const title = `Resultados: ${name}`;
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await focused(page)).toBe(title);
    if (name === 'Mega-Sena') {
      expect(await kept(page).count()).toBe(0);
      expect(await violations(page)).toEqual([]);
    }
    await button(page, 'Guardar').press('Enter');
  }
  const names = LOTTERIES.map(({ name }) => name);
  await page.getByText(`${names.at(-1)}: resultados guardados`).waitFor();
  await expect.poll(() => focused(page)).toBe(site.titles.results);
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => kept(page).allTextContents()).toEqual(names);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('navigation').getByRole('button', { name: site.nav.home }).click();
  await page.waitForURL('**/new');
  await page.goBack();
  await page.reload();
  await page.getByRole('navigation').getByRole('link', { name: site.nav.results }).click();
  await toFiles(page);
  await expect.poll(() => kept(page).allTextContents()).toEqual(names);
  expect(await violations(page)).toEqual([]);
  await context.setOffline(true);
  const dupla = page.getByRole('listitem').filter({ hasText: 'Dupla Sena' });
  const unfold = () => dupla.locator('summary').press('Enter');
  await unfold();
  for (const form of ['CSV', 'JSON']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dupla.getByRole('button', { name: `Exportar ${form}` }).click(),
    ]);
    const bytes = new Uint8Array(readFileSync(await download.path()));
    const read = runToEnd(readResults({ bytes, today: '2026-11-22' }));
    expect(read.ok && unpackDraws(read.table).draws).toEqual(sampleDraws('duplasena'));
  }
  // Twice at one place: the card that moves there stays, and the focus is in the list.
  await dupla.getByRole('button', { name: 'Apagar' }).dblclick();
  await expect.poll(() => kept(page).count()).toBe(6);
  await button(page, 'Desfazer').press('Enter');
  await expect.poll(() => kept(page).allTextContents()).toEqual(names);
  expect(await focused(page)).toBe('Guardados neste aparelho');
  await unfold();
  await dupla.getByRole('button', { name: 'Apagar' }).press('Enter');
  await expect.poll(() => kept(page).count()).toBe(6);
  expect(await focused(page)).toBe('Timemania');

  // On the narrowest phone, with large letters too, nothing is cut off.
  await page.setViewportSize({ width: 320, height: 568 });
  for (const percent of [100, 200]) {
    await enlarge(page, percent);
    expect(await excessWidth(page)).toBe(0);
  }
});

wholeTest('the page is at its top with the answer, in the colours of its own lottery; home keeps its own', async () => {
  const { page } = await open({ path: '/resultados?tab=file', reducedMotion: 'reduce' });
  await give(page, ...official.filter(({ name }) => name === 'quina.xlsx'));
  await button(page, 'Guardar').waitFor();
  // So little that the tab, which takes the focus, is still in sight.
  await page.evaluate(() => window.scrollTo(0, 28));
  expect(await page.evaluate(() => window.scrollY)).toBe(28);
  await keepFound(page);
  await expect.poll(() => focused(page)).toBe(site.titles.results);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const colours = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue('--accent')));
  const quina = await colours('label[data-lottery="quina"]');
  const parts = 'nav, main';
  expect(new Set(await colours(parts))).toEqual(new Set(quina));
  await page.getByRole('navigation').getByRole('button', { name: site.nav.home }).click();
  await lotteryList(page).waitFor();
  expect(await colours('main')).not.toEqual(quina);
});

wholeTest('a message that tells of two lotteries shows both, and both are kept by one «Guardar»', async () => {
  const { page } = await open({ path: '/resultados?tab=file', reducedMotion: 'reduce' });
  await button(page, 'Colar texto').click();
  await page
    .getByRole('textbox')
    .fill('Resultados de 21/11/2020\n*Mega-Sena 3094*\n04 - 12 - 23 - 33 - 41 - 60\nQuina 6543: 07 18 33 54 71');
  await button(page, 'Ler o texto').click();
  await page.getByRole('heading', { name: 'Resultados: Mega-Sena, Quina' }).waitFor();
  expect(await page.locator('main dd').allTextContents()).toEqual([
    '04 12 23 33 41 60',
    '1 sorteio',
    '07 18 33 54 71',
    '1 sorteio',
  ]);
  expect(await page.getByText('concurso 6.543, 21/11/2020').count()).toBe(1);
  expect(await kept(page).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const percent of [100, 200]) {
    await enlarge(page, percent);
    expect(await excessWidth(page)).toBe(0);
  }
  await keepFound(page);
  await page.getByText('Mega-Sena: resultados guardados').waitFor();
  await toFiles(page);
  await expect.poll(() => kept(page).allTextContents()).toEqual(['Mega-Sena', 'Quina']);
});

test('a file that does not serve says why, rows that are left out too, and what was there stays', async () => {
  const { page } = await open({ path: '/resultados?tab=file', reducedMotion: 'reduce' });
  const quina = sampleDraws('quina');
  await give(page, textFile('quina.csv', delimited('quina', quina, ';')));
  await keepFound(page);
  await toFiles(page);
  await expect.poll(() => kept(page).allTextContents()).toEqual(['Quina']);

  // The same once more: there is nothing to decide.
  await give(page, textFile('quina.csv', delimited('quina', quina, ';')));
  await page.getByText('nenhum sorteio novo').waitFor();
  expect(await button(page, 'Guardar').count()).toBe(0);
  await page.getByRole('link', { name: 'Conferir meus jogos' }).waitFor();
  await button(page, 'Fechar').press('Enter');
  await expect.poll(() => focused(page)).toBe('Trazer outro arquivo');

  // Dropped: a page that was saved under the name of a spreadsheet.
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['<!doctype html><p>Quina'], 'quina.xlsx'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  });
  await page.getByText('Isto é uma página da internet').waitFor();
  expect(await focused(page)).toMatch(/^Não deu para usar este arquivo\. Isto é uma página/);
  expect(await violations(page)).toEqual([]);
  await page.getByText('O que fazer').click();
  await page.getByText('a planilha (.xlsx) da página da loteria no site oficial').waitFor();

  await button(page, 'Fechar').press('Enter');
  await expect.poll(() => focused(page)).toBe('Trazer outro arquivo');
  expect(await button(page, 'Trazer a planilha').isVisible()).toBe(false);

  // Pasted: nobody can tell of which lottery that is and of which day, but who has pasted it.
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'concurso;data;dezenas\n1;3/4/2020;01 02 03 04 05 06');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await button(page, 'Ler como Mega-Sena').click();
  await page.getByText('As datas podem ser lidas de dois jeitos (3/4/2020)').waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Primeiro o mês').click();
  await page.getByRole('heading', { name: 'Resultados: Mega-Sena' }).waitFor();
  expect(await page.getByText('concurso 1, 04/03/2020').count()).toBeGreaterThan(0);
  await button(page, 'Descartar').click();

  // Typed: a contest that says otherwise, and one of a day that does not exist.
  const [first, second] = quina;
  const other = [{ ...first, numbers: [80, 2, 3, 4, 5] }, second] as typeof quina;
  const bad = delimited('quina', other, ';').replace(/^2;\d\d.\d\d/m, '2;31/02');
  await page.locator('summary', { hasText: 'Trazer outro arquivo' }).press('Enter');
  await button(page, 'Colar texto').press('Enter');
  await page.getByRole('textbox').fill(bad);
  await button(page, 'Ler o texto').click();
  await page.getByText('a data não existe').waitFor();
  await page.getByText('1 concurso veio diferente do que está guardado').waitFor();
  await button(page, 'Usar o novo').click();
  expect(await violations(page)).toEqual([]);
  await keepFound(page);
  await toFiles(page);
  await page.getByRole('listitem').filter({ hasText: 'Quina' }).locator('summary').press('Enter');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Exportar JSON: Quina').click()]);
  const draws = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(draws).toHaveLength(20);
  expect(draws[0].dezenasOrdemSorteio ?? draws[0].dezenas).toContain('80');
});
