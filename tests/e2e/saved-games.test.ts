import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/shared/engine-version.ts';
import type { Ticket } from '../../workers/shared/ticket.ts';
import { ticketOf, ticketsOf } from '../state/saved-games/tickets.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { awaitResult, numbersOn, slipsIn, ticketNumbers, unfoldGames } from './steps.ts';

const { open, site } = openBrowser({ loadsAhead: false, moves: false });

/** Farther than a test takes: a clock that is sent there has not been there yet. */
const HOUR = 3_600_000;

const result = (seed: string, lottery = 'megasena') =>
  `/?view=result&lottery=${lottery}&games=3&strategy=quick&seed=${seed}&history=h` +
  `&date=2026-11-20&now=2026-11-20T12%3A00%3A00.000Z&engine=${ENGINE_VERSION}`;

async function openSaved(page: Page) {
  await page.getByRole('button', { name: 'Meus jogos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Meus jogos' });
  await dialog.waitFor();
  return dialog;
}

/** A page of a profile in which the version before has kept these games. */
async function openWith(games: readonly Ticket[]) {
  const visit = await open();
  await storeOld(visit.page, games);
  return visit;
}

/** Keeps games as the version before did. As text: a value is taken over piece by piece. */
async function storeOld(page: Page, games: readonly Ticket[]): Promise<void> {
  await page.evaluate((text) => {
    localStorage.setItem('robo-da-sorte:v1:saved-games', text);
  }, JSON.stringify(games));
}

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
      input.setInputFiles({
        name: 'x.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    const taken = async () => [
      await numbersOn(slipsIn(dialog).nth(0)),
      await numbersOn(slipsIn(dialog).nth(1)),
    ];
    await input.setInputFiles(file);
    await dialog.getByText('2 jogos importados').waitFor();
    expect(await taken()).toEqual(numbers);
    await importText('{');
    await dialog.getByText('O arquivo não é um JSON válido. Nada foi alterado.').waitFor();
    expect(await taken()).toEqual(numbers);

    const { games, ...rest } = JSON.parse(await readFile(file, 'utf8')) as { games: Ticket[] };
    const quina = ticketOf(2, { lotteryType: 'quina', numbers: [1, 2, 3, 4, 5] });
    const favorite = { ...games[0], isFavorite: true };
    await importText(JSON.stringify({ ...rest, games: [favorite, quina, quina] }));
    await dialog.getByText('1 jogo importado, 2 já estavam aqui, 1 virou favorito').waitFor();
    const stars = dialog.getByRole('button', { name: /^Favorito: Mega-Sena/ });
    const areFavorites = () =>
      stars.evaluateAll((found) => found.map((star) => star.getAttribute('aria-pressed')));
    expect(await areFavorites()).toEqual(['true', 'false']);
    await stars.nth(1).click();
    await expect.poll(areFavorites).toEqual(['true', 'true']);

    await dialog.getByRole('combobox', { name: 'Loteria' }).selectOption('quina');
    const names = () => dialog.getByRole('heading', { level: 3 }).allTextContents();
    expect(await names()).toEqual(['Quina']);
    await unfoldGames(dialog);
    await dialog.getByRole('button', { name: /^Apagar: Quina/ }).click();
    await dialog.getByText('Nenhum jogo salvo desta loteria.').waitFor();
    await dialog.getByRole('button', { name: 'Desfazer' }).click();
    await dialog.getByRole('heading', { level: 3, name: 'Quina' }).waitFor();
  }

  test('waits three seconds for a database that never answers, and does without it', async () => {
    const { page } = await open({
      path: null,
      clock: true,
      before: () => {
        const { open } = IDBFactory.prototype;
        IDBFactory.prototype.open = function () {
          const request = open.call(this, 'other');
          request.addEventListener = () => {};
          return request;
        };
      },
    });
    // The result asks for the games as it comes: the three seconds count from there.
    await page.clock.pauseAt(Date.now() + HOUR);
    await page.goto(site + result('a'));
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return page.getByRole('article').count();
      })
      .toBe(3);
    await page.getByRole('article').first().getByRole('button', { name: 'Salvar' }).click();
    await page.clock.runFor(600);
    await page.getByText('Guardando o jogo…').waitFor();
    await page.clock.runFor(1900);
    expect(await page.getByText(/não deixou guardar/).count()).toBe(0);
    await page.clock.runFor(500);
    await page.getByText(/O navegador não deixou guardar/).waitFor();
    await page.clock.resume();
    const dialog = await openSaved(page);
    await dialog.getByRole('heading', { level: 3, name: 'Mega-Sena' }).waitFor();
    await dialog.getByText(/O navegador não está deixando guardar/).waitFor();
  });
});

test('the list of an earlier version is there, and stays as it is changed; what has no room or cannot be read is told and handed out', async () => {
  const damaged = { ...ticketOf(60), numbers: [0] };
  const old = [...ticketsOf(1, 50), ...ticketsOf(51, 59), damaged];
  const { page } = await openWith(old);
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
  await storeOld(page, old);
  await page.reload();
  await openSaved(page);
  await dialog.getByText('48 de 50 jogos salvos').waitFor();
  expect(await dialog.getByText('passaram do limite').count()).toBe(0);
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText('2 jogos importados, 7 passaram do limite de jogos salvos').waitFor();
});

test('a batch is one row; a game gets a name and a note; numbers find games', async () => {
  const group = { id: 'g', name: 'Bolão da firma' };
  const batch = ticketsOf(11, 13).map((ticket) => ({ ...ticket, group }));
  const { page } = await openWith([ticketOf(1), ...batch, ticketOf(2)]);
  const dialog = await openSaved(page);
  const names = () => dialog.getByRole('heading', { level: 3 }).allTextContents();
  await expect.poll(names).toEqual(['Mega-Sena', 'Bolão da firma', 'Mega-Sena']);
  await dialog.getByText('3 jogos · Mega-Sena', { exact: true }).waitFor();
  expect(await slipsIn(dialog).count()).toBe(2);

  // By the keyboard, on the row and in what it unfolds.
  await dialog.getByRole('button', { name: 'Abrir: Mega-Sena, 02 51' }).press('Enter');
  await dialog.getByRole('button', { name: /^Editar: / }).press('Enter');
  const [name, note] = [
    dialog.getByLabel('Nome', { exact: true }),
    dialog.getByLabel('Anotação', { exact: true }),
  ];
  await expect.poll(() => name.evaluate((it) => it === document.activeElement)).toBe(true);
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
  await dialog.getByLabel('Nome do grupo').fill(' ');
  await dialog.getByText('Escreva um nome.').waitFor();
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
  await search.fill('13 60');
  await dialog.getByText('Nenhum jogo tem 13 60.', { exact: true }).waitFor();
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
  expect(await share.evaluate((it) => it === document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: 'Apagar o grupo: Família' }).press('Enter');
  await dialog.getByText('2 de 50 jogos salvos').waitFor();
  await dialog.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await dialog.getByText('5 de 50 jogos salvos').waitFor();
  await expect.poll(names).toEqual(['Da avó', 'Família', 'Mega-Sena']);
});

test.each(['mouse', 'finger'] as const)(
  'deleting with a %s: a second tap deletes nothing more; each deletion can be undone until its time is over',
  async (pointer) => {
    const { page } = await open({ clock: true, hasTouch: pointer === 'finger' });
    await storeOld(page, ticketsOf(1, 11));
    const dialog = await openSaved(page);
    await dialog.getByText('11 de 50 jogos salvos').waitFor();
    await unfoldGames(dialog);
    await page.clock.pauseAt(Date.now() + HOUR);
    const bin = dialog.getByRole('button', { name: /^Apagar: / }).nth(1);
    // Above the toasts that come.
    await bin.evaluate((button) => {
      button.closest('dialog')?.scrollBy(0, button.getBoundingClientRect().top - 220);
    });
    const box = await bin.boundingBox();
    if (!box) throw new Error('no bin');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const tap = () => (pointer === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
    const count = () => dialog.getByRole('button', { name: /^Apagar: / }).count();
    const undo = dialog.getByRole('button', { name: 'Desfazer' });
    const expectNoUndo = async (afterMs: number) => {
      await page.clock.runFor(afterMs);
      // The page draws that after its timer.
      await expect.poll(() => undo.count(), { message: 'the time to undo is over' }).toBe(0);
    };

    for (const [left, ms] of [0, 100, 300, 400].map((ms, i) => [10 - i, ms] as const)) {
      await tap();
      await dialog.getByText(`${left} de 50 jogos salvos`).waitFor();
      if (ms > 0) await page.clock.runFor(ms);
      await tap();
      if (ms > 0) await page.clock.runFor(ms);
      await tap();
      expect(await count(), `${ms} ms`).toBe(left);
      await page.clock.runFor(600);
      expect(await count(), `${ms} ms`).toBe(left);
    }
    await tap();
    await dialog.getByText('6 de 50 jogos salvos').waitFor();
    // Offered once the deletion is kept: the clock stands still, and is not to go on before.
    await undo.nth(4).waitFor();
    await expectNoUndo(8100);

    for (const left of [5, 4, 3]) {
      await tap();
      await dialog.getByText(`${left} de 50 jogos salvos`).waitFor();
      await undo.nth(5 - left).waitFor();
      await page.clock.runFor(2000);
    }
    const numbers = slipsIn(dialog);
    expect(await firstNumbers(numbers)).toEqual(['02', '11', '12']);
    await undo.nth(2).click();
    await expect.poll(() => firstNumbers(numbers)).toEqual(['02', '08', '11', '12']);
    await undo.first().click();
    await expect.poll(() => firstNumbers(numbers)).toEqual(['02', '08', '10', '11', '12']);
    expect(await undo.count()).toBe(1);
    await expectNoUndo(4100);
  },
);

test('three saves into a full list: each is undone for itself', async () => {
  const { page } = await open({ path: result('a'), clock: true });
  await storeOld(page, ticketsOf(0, 49));
  await awaitResult(page);
  await page.clock.pauseAt(Date.now() + HOUR);
  for (const n of [1, 2, 3]) {
    const card = page.getByRole('article', { name: `Bilhete ${n}` });
    await card.getByRole('button', { name: 'Salvar' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Desfazer' }).count()).toBe(n);
  }
  for (const left of [2, 1, 0]) {
    await page.getByRole('button', { name: 'Desfazer' }).last().click();
    await expect.poll(() => page.getByRole('button', { name: 'Desfazer' }).count()).toBe(left);
    // The next one comes to the same place: a tap there is a new one after half a second.
    await page.clock.runFor(600);
  }
  await page.clock.resume();
  const dialog = await openSaved(page);
  const numbers = slipsIn(dialog);
  const old = ticketsOf(0, 49).map((ticket) => String(ticket.numbers[0]).padStart(2, '0'));
  await expect.poll(() => firstNumbers(numbers)).toEqual(old);
});
