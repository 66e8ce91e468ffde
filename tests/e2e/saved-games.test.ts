import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Ticket } from '../../workers/shared/run/ticket.ts';
import { ticketOf, ticketsOf } from '../state/saved-games/tickets.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { linkTo } from './link.ts';
import {
  awaitResult,
  isFocused,
  keepOldList,
  numbersOn,
  openSaved,
  slipsIn,
  ticketNumbers,
  unfoldGames,
} from './steps.ts';

const { open, site } = openBrowser({ moves: false });

const result = (seed: string) => linkTo({ games: 3, seed });

/** The first number of each picture of a ticket: the tickets of these tests differ there. */
function firstNumbers(slips: Locator): Promise<(string | null | undefined)[]> {
  return slips.evaluateAll((found) => found.map((slip) => slip.querySelector('b')?.textContent));
}

describe('«Meus jogos»', () => {
  test('a ticket is copied, and saved once; another tab follows; a file takes it to another browser', async () => {
    const { page, context } = await open({ path: result('a') });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await awaitResult(page);
    const tickets = await ticketNumbers(page);
    const cardOf = (n: number) => page.getByRole('article', { name: `Bilhete ${n}` });
    await cardOf(1).getByRole('button', { name: 'Copiar' }).click();
    await page.getByText('Números copiados').waitFor();
    const copied = `Mega-Sena: ${tickets[0]?.join(' ')}`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);

    const other = await context.newPage();
    await other.goto(site);
    const dialog = await openSaved(other);
    await dialog.getByText('Nenhum jogo salvo ainda.').waitFor();
    await page.bringToFront();
    await cardOf(1).getByRole('button', { name: 'Salvar' }).press('Enter');
    await page.getByText('Jogo salvo em “Meus jogos”').waitFor();
    await dialog.getByRole('heading', { level: 3, name: 'Mega-Sena' }).waitFor();
    await cardOf(1).getByRole('button', { name: 'Salvo' }).press('Enter');
    await page.getByText('Este jogo já está em “Meus jogos”').waitFor();
    await cardOf(2).getByRole('button', { name: 'Salvar' }).click();
    const slips = slipsIn(dialog);
    await slips.nth(1).waitFor();

    await other.reload();
    await openSaved(other);
    await slips.nth(1).waitFor();
    expect(await slips.count(), 'each ticket is saved once').toBe(2);
    expect(await numbersOn(slips.nth(0)), 'the newest is first').toEqual(tickets[1]);
    expect(await numbersOn(slips.nth(1))).toEqual(tickets[0]);

    const download = other.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Arquivo' }).click();
    await dialog.getByText('Exportar baixa um arquivo (.json) com seus jogos').waitFor();
    await dialog.getByRole('button', { name: 'Exportar' }).click();
    const file = await (await download).path();
    const table = other.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Planilha (CSV)' }).click();
    const rows = await readFile(await (await table).path(), 'utf8');
    expect(rows.split('\r\n')[1]).toContain(tickets[1]?.join(';'));
    await expectImports(file, [tickets[1] ?? [], tickets[0] ?? []]);
  });

  /** Another browser takes the file with two games of Mega-Sena, and then files of other kinds. */
  async function expectImports(file: string, numbers: readonly string[][]): Promise<void> {
    const { page } = await open();
    const dialog = await openSaved(page);
    const input = dialog.locator('input[type=file]');
    const importText = (text: string) =>
      input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await input.setInputFiles(file);
    await dialog.getByText('2 jogos importados').waitFor();
    await importText('{');
    await dialog.getByText('O arquivo não é um JSON válido. Nada foi alterado.').waitFor();
    expect([await numbersOn(slipsIn(dialog).nth(0)), await numbersOn(slipsIn(dialog).nth(1))]).toEqual(numbers);

    const { games, ...rest } = JSON.parse(await readFile(file, 'utf8')) as { games: Ticket[] };
    const quina = ticketOf(2, { lotteryType: 'quina', numbers: [1, 2, 3, 4, 5] });
    const favorite = { ...games[0], isFavorite: true };
    await importText(JSON.stringify({ ...rest, games: [favorite, quina, quina] }));
    await dialog.getByText('1 jogo importado, 2 já estavam aqui, 1 virou favorito').waitFor();
    const stars = dialog.getByRole('button', { name: /^Favorito: Mega-Sena/ });
    const areFavorites = () => stars.evaluateAll((found) => found.map((star) => star.getAttribute('aria-pressed')));
    expect(await areFavorites()).toEqual(['true', 'false']);
    await stars.nth(1).click();
    await expect.poll(areFavorites).toEqual(['true', 'true']);
    await dialog.getByRole('combobox', { name: 'Loteria' }).selectOption('quina');
    await unfoldGames(dialog);
    await dialog.getByRole('button', { name: /^Apagar: Quina/ }).click();
    await dialog.getByText('Nenhum jogo salvo desta loteria.').waitFor();
    await dialog.getByRole('button', { name: 'Desfazer' }).click();
    await dialog.getByRole('heading', { level: 3, name: 'Quina' }).waitFor();
  }
});

test('the list of an earlier version is there, and stays as it is changed; what has no room or cannot be read is told and handed out', async () => {
  const damaged = { ...ticketOf(60), numbers: [0] };
  const old = [...ticketsOf(1, 50), ...ticketsOf(51, 59), damaged];
  const { page } = await open();
  await keepOldList(page, old);
  const dialog = await openSaved(page);
  await dialog.getByText('9 jogos passaram do limite de 50 jogos salvos').waitFor();
  await dialog.getByText('Uma parte dos jogos guardados não pôde ser lida.').waitFor();
  await dialog.getByText('50 de 50 jogos salvos').waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar o que ficou à parte' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    games: ticketsOf(51, 59),
    originals: [JSON.stringify(old)],
  });
  await dialog.getByRole('button', { name: 'Entendi' }).click();
  await dialog.getByText('passaram do limite').waitFor({ state: 'detached' });

  const numbers = slipsIn(dialog);
  expect((await firstNumbers(numbers)).slice(0, 5)).toEqual(['02', '03', '04', '05', '06']);
  await unfoldGames(dialog);
  await dialog
    .getByRole('button', { name: /^Apagar: / })
    .nth(1)
    .focus();
  for (const left of [49, 48]) {
    await page.keyboard.press('Enter');
    await dialog.getByText(`${left} de 50 jogos salvos`).waitFor();
    await dialog
      .getByText('Jogo apagado')
      .nth(49 - left)
      .waitFor();
    // From the heading of the game that has come up, over its other buttons, to the last.
    for (let press = 0; press < 8; press++) await page.keyboard.press('Tab');
  }
  const shown = (await firstNumbers(numbers)).slice(0, 3);
  expect(shown, 'the keyboard stays among the games').toEqual(['02', '05', '06']);
  // As a tab of that version would bring it back.
  await keepOldList(page, old);
  await page.reload();
  await openSaved(page);
  await dialog.getByText('48 de 50 jogos salvos').waitFor();
  expect(await dialog.getByText('passaram do limite').count()).toBe(0);
});

test('a batch is one row; a game gets a name and a note; numbers find games', async () => {
  const group = { id: 'g', name: 'Bolão da firma' };
  const batch = ticketsOf(11, 13).map((ticket) => ({ ...ticket, group }));
  const { page } = await open();
  await keepOldList(page, [ticketOf(1), ...batch, ticketOf(2)]);
  const dialog = await openSaved(page);
  const names = () => dialog.getByRole('heading', { level: 3 }).allTextContents();
  await expect.poll(names).toEqual(['Mega-Sena', 'Bolão da firma', 'Mega-Sena']);
  await dialog.getByText('3 jogos · Mega-Sena', { exact: true }).waitFor();
  expect(await slipsIn(dialog).count()).toBe(2);

  // By the keyboard, on the row and in what it unfolds.
  await dialog.getByRole('button', { name: 'Abrir: Mega-Sena, 02 51' }).press('Enter');
  await dialog.getByRole('button', { name: /^Editar: / }).press('Enter');
  const [name, note] = [dialog.getByLabel('Nome', { exact: true }), dialog.getByLabel('Anotação', { exact: true })];
  await expect.poll(() => isFocused(name)).toBe(true);
  await name.fill('🍀'.repeat(61));
  await page.keyboard.press('Enter');
  await dialog.getByText('O texto é longo demais: o limite é 60 caracteres.').waitFor();
  expect(await violations(page)).toEqual([]);
  await name.fill('Da avó');
  await note.fill('só às quartas');
  await page.keyboard.press('Enter');
  await dialog.getByText('Guardado').waitFor();
  await dialog.getByRole('button', { name: 'Abrir: Bolão da firma' }).press('Enter');
  await dialog.getByRole('button', { name: 'Renomear: Bolão da firma' }).press('Enter');
  await dialog.getByLabel('Nome do grupo').fill('Família');
  await page.keyboard.press('Enter');
  // Its field goes once it is kept; the list has it before that.
  await dialog.getByLabel('Nome do grupo').waitFor({ state: 'detached' });
  await expect.poll(names).toEqual(['Da avó', 'Família', 'Mega-Sena']);
  expect(await firstNumbers(slipsIn(dialog))).toEqual(['02', '12', '13', '14', '03']);

  await page.reload();
  await openSaved(page);
  await expect.poll(names).toEqual(['Da avó', 'Família', 'Mega-Sena']);
  await unfoldGames(dialog);
  await dialog.getByText('só às quartas', { exact: true }).waitFor();
  const search = dialog.getByLabel('Números', { exact: true });
  await search.fill('13 55');
  await dialog.getByText('1 jogo tem 13 55.', { exact: true }).waitFor();
  expect(await firstNumbers(slipsIn(dialog))).toEqual(['13']);
  await search.fill('avó');
  await dialog.getByText('Digite números da loteria, como 07 13.').waitFor();
  expect(await slipsIn(dialog).count()).toBe(2);
  await search.fill('');
  await dialog.getByRole('button', { name: 'Abrir: Família' }).press('Enter');
  const share = dialog.getByRole('button', { name: 'Compartilhar: Família' });
  await share.press('Enter');
  const sharing = page.getByRole('dialog', { name: 'Compartilhar' });
  await sharing.getByText('Mega-Sena · 3 jogos').waitFor();
  await page.keyboard.press('Escape');
  await sharing.waitFor({ state: 'detached' });
  expect(await isFocused(share)).toBe(true);
  await dialog.getByRole('button', { name: 'Apagar o grupo: Família' }).press('Enter');
  await dialog.getByText('2 de 50 jogos salvos').waitFor();
  await dialog.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await dialog.getByText('5 de 50 jogos salvos').waitFor();
  await expect.poll(names).toEqual(['Da avó', 'Família', 'Mega-Sena']);
});

test('a second tap with a finger deletes nothing more; a deletion can be undone until its time is over', async () => {
  const { page } = await open({ clock: true, hasTouch: true });
  await keepOldList(page, ticketsOf(1, 11));
  const dialog = await openSaved(page);
  await dialog.getByText('11 de 50 jogos salvos').waitFor();
  await unfoldGames(dialog);
  await pauseClock(page);
  const bin = dialog.getByRole('button', { name: /^Apagar: / }).nth(1);
  // Above the toasts that come.
  await bin.evaluate((button) => {
    button.closest('dialog')?.scrollBy(0, button.getBoundingClientRect().top - 220);
  });
  const { x = 0, y = 0, width = 0, height = 0 } = (await bin.boundingBox()) ?? {};
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  const count = () => dialog.getByRole('button', { name: /^Apagar: / }).count();
  for (const [left, ms] of [
    [10, 0],
    [9, 400],
  ] as const) {
    await tap();
    await dialog.getByText(`${left} de 50 jogos salvos`).waitFor();
    if (ms > 0) await page.clock.runFor(ms);
    await tap();
    expect(await count(), `${ms} ms`).toBe(left);
    await page.clock.runFor(600);
    expect(await count(), `${ms} ms`).toBe(left);
  }
  const undo = dialog.getByRole('button', { name: 'Desfazer' });
  // Offered once the deletion is kept: the clock stands still, and is not to go on before.
  await undo.nth(1).waitFor();
  await undo.first().click();
  const numbers = slipsIn(dialog);
  await expect.poll(() => firstNumbers(numbers)).toHaveLength(10);
  expect((await firstNumbers(numbers)).slice(0, 3)).toEqual(['02', '04', '05']);
  await page.clock.runFor(8100);
  // The page draws that after its timer.
  await expect.poll(() => undo.count()).toBe(0);
});
