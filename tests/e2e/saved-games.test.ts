import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { ticketOf, ticketsOf } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { readClipboard } from './clipboard.ts';
import { pauseClock } from './clock.ts';
import { linkTo } from './link.ts';
import {
  awaitResult,
  button,
  isFocused,
  keepOldList,
  numbersOn,
  openGameMenu,
  openSaved,
  openSavedOptions,
  pressInMenu,
  quick,
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
    await pressInMenu(cardOf(1), 'Copiar');
    await page.getByText('Números copiados').waitFor();
    const copied = `Mega-Sena: ${tickets[0]?.join(' ')}`;
    expect(await readClipboard(page)).toBe(copied);

    const other = await context.newPage();
    await other.goto(site);
    const saved = await openSaved(other);
    await saved.getByText('Nenhum jogo salvo ainda.').waitFor();
    await page.bringToFront();
    await cardOf(1).getByRole('button', { name: 'Salvar' }).press('Enter');
    await page.getByText('Jogo salvo em “Meus jogos”').waitFor();
    await saved.getByRole('heading', { level: 2, name: 'Mega-Sena' }).waitFor();
    await cardOf(1).getByRole('button', { name: 'Salvo' }).press('Enter');
    await page.getByText('Este jogo já está em “Meus jogos”').waitFor();
    await cardOf(2).getByRole('button', { name: 'Salvar' }).click();
    const slips = slipsIn(saved);
    await slips.nth(1).waitFor();

    await other.reload();
    await slips.nth(1).waitFor();
    expect(await slips.count(), 'each ticket is saved once').toBe(2);
    expect(await numbersOn(slips.nth(0)), 'the newest is first').toEqual(tickets[1]);
    expect(await numbersOn(slips.nth(1))).toEqual(tickets[0]);

    const download = other.waitForEvent('download');
    await openSavedOptions(saved);
    await saved.getByText('Cópia de segurança', { exact: true }).click();
    await button(saved, 'Fazer cópia de segurança').click();
    const file = await (await download).path();
    const table = other.waitForEvent('download');
    await saved.getByRole('button', { name: 'Salvar como planilha' }).click();
    const rows = await readFile(await (await table).path(), 'utf8');
    expect(rows.split('\r\n')[1]).toContain(tickets[1]?.join(';'));
    await expectImports(file, [tickets[1] ?? [], tickets[0] ?? []]);
  });

  /** Another browser takes the file with two games of Mega-Sena. */
  async function expectImports(file: string, numbers: readonly string[][]): Promise<void> {
    const { page } = await open();
    const saved = await openSaved(page);
    await openSavedOptions(saved);
    const input = saved.locator('input[type=file]');
    await input.setInputFiles(file);
    await page.getByText('2 jogos importados').waitFor();
    expect([await numbersOn(slipsIn(saved).nth(0)), await numbersOn(slipsIn(saved).nth(1))]).toEqual(numbers);
    await saved.getByText('Apagar todos os jogos…').click();
    await saved.getByText('Apagar 2 jogos salvos?').waitFor();
    await button(saved, 'Apagar todos').click();
    await saved.getByText('Nenhum jogo salvo ainda.').waitFor();
    await page.getByRole('button', { name: 'Desfazer' }).first().click();
    await expect.poll(() => saved.getByRole('heading', { level: 2 }).count()).toBe(2);
  }
});

wholeTest('an earlier version’s list is there; what has no room or is unreadable is handed out', async () => {
  const damaged = { ...ticketOf(60), numbers: [0] };
  const old = [...ticketsOf(1, 50), ...ticketsOf(51, 59), damaged];
  const { page } = await open();
  await keepOldList(page, old);
  const saved = await openSaved(page);
  await saved.getByText('9 jogos passaram do limite de 50 jogos salvos').waitFor();
  await saved.getByText('Não deu para ler uma parte dos jogos salvos.').waitFor();
  await saved.getByText('50 de 50 jogos salvos').waitFor();
  const download = page.waitForEvent('download');
  await saved.getByRole('button', { name: 'Baixar o que ficou à parte' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    games: ticketsOf(51, 59),
    originals: [JSON.stringify(old)],
  });
  await saved.getByRole('button', { name: 'Entendi' }).click();
  await saved.getByText('passaram do limite').waitFor({ state: 'detached' });

  const numbers = slipsIn(saved);
  expect((await firstNumbers(numbers)).slice(0, 5)).toEqual(['02', '03', '04', '05', '06']);
  await unfoldGames(saved);
  for (const left of [49, 48]) {
    if (left === 49) await openGameMenu(saved, '', 1);
    else await page.keyboard.press('Enter');
    // The last of its lines.
    const remove = saved.getByRole('button', { name: /^Apagar:/ });
    while (!(await isFocused(remove))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await saved.getByText(`${left} de 50 jogos salvos`).waitFor();
    await expect.poll(() => isFocused(button(saved, 'Desfazer').last())).toBe(true);
    // From what undoes it, over the other buttons of the next game, to its menu.
    for (let press = 0; press < 4; press++) await page.keyboard.press('Tab');
  }
  const shown = (await firstNumbers(numbers)).slice(0, 3);
  expect(shown, 'the keyboard stays among the games').toEqual(['02', '05', '06']);
  // As a tab of that version would bring it back.
  await keepOldList(page, old);
  await page.reload();
  await saved.getByText('48 de 50 jogos salvos').waitFor();
  expect(await saved.getByText('passaram do limite').count()).toBe(0);
});

wholeTest('a batch is one row; a game gets a name and a note; numbers find games', async () => {
  const group = { id: 'g', name: 'Bolão da firma' };
  const batch = ticketsOf(11, 13).map((ticket) => ({ ...ticket, group }));
  const { page } = await open();
  await keepOldList(page, [ticketOf(1), ...batch, ticketOf(2)]);
  const saved = await openSaved(page);
  const names = () => saved.getByRole('heading', { level: 2 }).allTextContents();
  await expect.poll(names).toEqual(['Mega-Sena', 'Bolão da firma', 'Mega-Sena']);
  await saved.getByText('Mega-Sena · 3 jogos · salvo em 20/11 · R$ 18,00', { exact: true }).waitFor();
  expect(await slipsIn(saved).count()).toBe(2);

  // By the keyboard, on the row and in what it unfolds.
  await saved.getByRole('button', { name: 'Abrir: Mega-Sena, 02 51' }).press('Enter');
  await openGameMenu(saved);
  await saved.getByRole('button', { name: /^Nome e nota: / }).press('Enter');
  const [name, note] = [saved.getByLabel('Nome', { exact: true }), saved.getByLabel('Anotação', { exact: true })];
  await expect.poll(() => isFocused(name)).toBe(true);
  await name.fill('🍀'.repeat(61));
  await page.keyboard.press('Enter');
  await saved.getByText('O texto é longo demais: o limite é 60 caracteres.').waitFor();
  expect(await violations(page)).toEqual([]);
  await name.fill('Da avó');
  await note.fill('só às quartas');
  await page.keyboard.press('Enter');
  await page.getByText('Salvo', { exact: true }).waitFor();
  await saved.getByRole('button', { name: 'Abrir: Bolão da firma' }).press('Enter');
  await openGameMenu(saved, 'Bolão da firma');
  await saved.getByRole('button', { name: 'Nome: Bolão da firma' }).press('Enter');
  await saved.getByLabel('Nome do grupo').fill('Família');
  await page.keyboard.press('Enter');
  // Its field goes once it is kept; the list has it before that.
  await saved.getByLabel('Nome do grupo').waitFor({ state: 'detached' });
  await expect.poll(names).toEqual(['Da avó', 'Família', 'Mega-Sena']);
  expect(await firstNumbers(slipsIn(saved))).toEqual(['02', '12', '13', '14', '03']);

  await page.reload();
  await expect.poll(names).toEqual(['Da avó', 'Família', 'Mega-Sena']);
  await unfoldGames(saved);
  await saved.getByText('só às quartas', { exact: true }).waitFor();
  await openSavedOptions(saved);
  const search = saved.getByLabel('Procurar um número', { exact: true });
  await search.fill('13 55');
  await saved.getByText('1 jogo tem 13 55.', { exact: true }).waitFor();
  expect(await firstNumbers(slipsIn(saved))).toEqual(['13']);
  await search.fill('avó');
  await saved.getByText('Digite números da loteria, como 07 13.').waitFor();
  expect(await slipsIn(saved).count()).toBe(2);
  await search.fill('');
  await saved.getByRole('button', { name: 'Abrir: Família' }).press('Enter');
  const share = saved.getByRole('button', { name: 'Compartilhar: Família' });
  await share.press('Enter');
  const sharing = page.getByRole('dialog', { name: siteTexts.share });
  await sharing.getByText('Mega-Sena · 3 jogos').waitFor();
  await page.keyboard.press('Escape');
  await sharing.waitFor({ state: 'detached' });
  expect(await isFocused(share)).toBe(true);
  await openGameMenu(saved, 'Família');
  await saved.getByRole('button', { name: 'Apagar: Família' }).press('Enter');
  await saved.getByText('2 de 50 jogos salvos').waitFor();
  await saved.getByText('3 jogos apagados').waitFor();
  const undo = button(saved, 'Desfazer');
  await expect.poll(() => isFocused(undo)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await undo.press('Enter');
  await saved.getByText('5 de 50 jogos salvos').waitFor();
  await expect.poll(names).toEqual(['Da avó', 'Família', 'Mega-Sena']);
});

test('a second tap with a finger deletes nothing more; a deletion can be undone as long as the tab is open', async () => {
  const { page } = await open({ clock: true, hasTouch: true });
  await keepOldList(page, ticketsOf(1, 11));
  const saved = await openSaved(page);
  await saved.getByText('11 de 50 jogos salvos').waitFor();
  await unfoldGames(saved);
  await pauseClock(page);
  const bin = saved.getByRole('button', { name: /^Apagar: / });
  const count = () => saved.getByRole('button', { name: /^Mais ações: / }).count();
  for (const [left, ms] of [
    [10, 0],
    [9, 400],
  ] as const) {
    await openGameMenu(saved, '', 1);
    // Above the toasts that come.
    await bin.evaluate((button) => {
      scrollBy(0, button.getBoundingClientRect().top - 220);
    });
    const { x = 0, y = 0, width = 0, height = 0 } = (await bin.boundingBox()) ?? {};
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await tap();
    await saved.getByText(`${left} de 50 jogos salvos`).waitFor();
    if (ms > 0) await page.clock.runFor(ms);
    await tap();
    expect(await count(), `${ms} ms`).toBe(left);
    await page.clock.runFor(600);
    expect(await count(), `${ms} ms`).toBe(left);
  }
  const ghosts = saved.getByRole('listitem').filter({ hasText: 'Jogo apagado' });
  expect(await ghosts.allTextContents()).toEqual([
    ...['Jogo apagado: Mega-Sena 03 51 52…Desfazer', 'Jogo apagado: Mega-Sena 04 51 52…Desfazer'],
  ]);
  // However long that takes.
  await page.clock.runFor(60_000);
  await button(ghosts.nth(1), 'Desfazer').click();
  const numbers = slipsIn(saved);
  await expect.poll(() => firstNumbers(numbers)).toHaveLength(10);
  expect((await firstNumbers(numbers)).slice(0, 3)).toEqual(['02', '04', '05']);
  expect(await ghosts.count()).toBe(1);
  await page.clock.resume();
  await button(page, siteTexts.nav.home).click();
  await quick(page).waitFor();
  await openSaved(page);
  await saved.getByText('10 de 50 jogos salvos').waitFor();
  expect(await ghosts.count()).toBe(1);
});
