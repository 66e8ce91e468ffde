import { expect, test } from 'vitest';
import { noteTexts } from '../../src/content/saved-games/note.ts';
import { site } from '../../src/content/shell/site.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { button, enlarge, excessWidth } from './steps.ts';

const { open } = openBrowser({ moves: false });

test.each([
  [360, 640],
  [320, 568],
])('at %i × %i a paper ticket is noted and checked by hand in three taps, from an empty app', async (width, height) => {
  const { page, context } = await open({ viewport: { width, height }, hasTouch: true });
  await context.clock.setFixedTime('2026-11-27T15:00Z');
  await page.reload();
  let taps = 0;
  const tap = async (name: string, on = page.locator('body')) => {
    taps++;
    await on.getByText(name, { exact: true }).tap();
  };
  await tap(site.nav.results, page.locator('nav'));
  await tap(noteTexts.title);
  const dialog = page.getByRole('dialog', { name: noteTexts.title });
  await dialog.getByRole('textbox').fill('0412233446');
  await dialog.getByText('5 de 6 números').waitFor();
  await dialog.getByRole('textbox').fill('041223344655');
  await dialog.getByText(/^6 números · R\$\s6,00$/).waitFor();
  expect(await violations(page)).toEqual([]);
  await tap(noteTexts.save, dialog);
  // What is below the dialog takes no text.
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Números sorteados' }).fill('041223340102');
  await page.getByText('Quadra, pelos números que você digitou. Vale se você registrou este jogo.').waitFor();
  await page.getByText('4 acertos · 1 quadra').waitFor();
  expect(taps).toBe(3);
});

wholeTest('a noted game says who noted it, is told what is missing, and is there once', async () => {
  const { page } = await open({ viewport: { width: 320, height: 568 }, path: '/?view=saved' });
  await button(page, noteTexts.title).click();
  const dialog = page.getByRole('dialog', { name: noteTexts.title });
  const keep = button(dialog, noteTexts.another);
  await dialog.getByLabel(noteTexts.lottery).selectOption('diadasorte');
  await keep.click();
  await dialog.getByText('Faltam 7 números.').waitFor();
  await dialog.getByText('Marcar no volante').click();
  for (const n of ['01', '02', '03', '04', '05', '06', '31']) await button(dialog, n).click();
  await dialog.getByLabel('Mês da Sorte').selectOption('agosto');
  await enlarge(page, 200);
  expect(await excessWidth(page)).toBe(0);
  await enlarge(page, 100);
  await keep.click();
  await dialog.getByText('Jogo salvo em “Meus jogos”').waitFor();
  // The month was that of the ticket before.
  await dialog.getByLabel('Mês da Sorte').selectOption('agosto');
  await dialog.getByRole('textbox').fill('01020304050631');
  await button(dialog, noteTexts.save).press('Enter');
  await page.getByText('Este jogo já está em “Meus jogos”').waitFor();
  await page.getByRole('button', { name: /^Abrir: / }).click();
  await page.getByText(/^anotado por você · /).waitFor();
  await page.getByText('Mês da Sorte: agosto').waitFor();
  expect(await violations(page)).toEqual([]);
});
