import { readFileSync } from 'node:fs';
import ical from 'ical.js';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officialXlsx } from '../draws/read/files.ts';
import { officialAnswer } from '../draws/read/json-files.ts';
import { oneOfEach, ticketOf, ticketsOf } from '../state/saved-games/tickets.ts';
import { violations } from './axe.ts';
import { openBrowser, PHONE } from './browser.ts';
import { cutTexts, smallest, takenMiddles, tooSmall, unstyled } from './page-checks.ts';
import {
  awaitTitle,
  button,
  enlarge,
  keepFound,
  keepOldList,
  openSaved,
  openSavedOptions,
  unfoldGames,
} from './steps.ts';

const { open } = openBrowser({ moves: false });

const group = { id: 'g', name: 'Bolão da firma' };
const BATCH = ticketsOf(11, 13).map((ticket) => ({ ...ticket, group }));

async function openWith(games: readonly object[]): Promise<{ page: Page; saved: Locator }> {
  const { page } = await open();
  await keepOldList(page, games);
  const saved = await openSaved(page);
  await saved
    .getByText(/^à espera$/)
    .first()
    .waitFor();
  return { page, saved };
}

const card = (saved: Locator, n: number) => saved.getByRole('list', { name: 'Meus jogos' }).locator('> li').nth(n);

test('games of all lotteries: each is 88 px high, in its own colour; a chip filters', async () => {
  const { page, saved } = await openWith([...oneOfEach, ...BATCH]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const i of oneOfEach.keys())
      expect((await card(saved, i).boundingBox())?.height, oneOfEach[i]?.lotteryType).toBe(88);
    const colours = await saved
      .locator('li [role=img] b:first-child')
      .evaluateAll((balls) => balls.map((ball) => getComputedStyle(ball).backgroundColor));
    expect(new Set(colours).size).toBe(oneOfEach.length);
  }
  const names = () => saved.getByRole('heading', { level: 2 }).allTextContents();
  await saved.getByRole('radio', { name: 'Mega-Sena' }).check();
  expect(await names()).toEqual(['Mega-Sena', group.name]);
  await saved.getByRole('radio', { name: 'Mega-Sena' }).press('ArrowRight');
  expect(await names()).toEqual(['Lotofácil']);
});

test('unfolded, with «⋯», all can be read, reached and touched at any size, and axe finds nothing', async () => {
  // The result of the first is due.
  const told = { follow: { from: 2943, draws: 1 }, registered: { on: '2026-11-20', draw: '2026-11-21' } };
  const { page, saved } = await openWith([{ ...oneOfEach[0], ...told }, ...oneOfEach.slice(1), ...BATCH]);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(smallest, 'main [role=img] :is(b, span)')).toBeGreaterThanOrEqual(1);
  await openSavedOptions(saved);
  await unfoldGames(saved);
  expect(await violations(page)).toEqual([]);
  await saved.getByRole('link', { name: 'Trazer o resultado e conferir' }).waitFor();
  expect(await page.evaluate(tooSmall)).toEqual([]);
  expect(await page.evaluate(unstyled)).toEqual([]);
  for (const [width, percent] of [
    [320, 100],
    [320, 200],
    [360, 200],
    [1280, 100],
  ] as const) {
    await page.setViewportSize({ ...PHONE, width });
    await enlarge(page, percent);
    const reading = `${width} px, ${percent} %`;
    expect.soft(await page.evaluate(cutTexts), reading).toEqual([]);
    expect.soft(await page.evaluate(takenMiddles, true), reading).toEqual([]);
  }
});

test('on a wide screen the cards stand in three columns of one width', async () => {
  const { page, saved } = await openWith(oneOfEach);
  await page.setViewportSize({ width: 1280, height: 800 });
  const cards = saved.getByRole('list', { name: 'Meus jogos' }).locator(':scope > li');
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(3);
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
});

test('each batch says by itself what has become of it, and again when draws come', async () => {
  // Saved on 20 November 2026.
  const { page, saved } = await openWith([ticketOf(0), ...BATCH]);
  expect(await saved.getByText('à espera', { exact: true }).count()).toBe(2);
  await page.goto(`${new URL(page.url()).origin}/resultados`);
  const draw = { contest: 100, date: '2026-11-21', numbers: [1, 51, 52, 53, 10, 11] };
  await page.setInputFiles('input[type=file]', {
    name: 'm.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify([officialAnswer('megasena', draw)])),
  });
  await button(page, 'Guardar').click();
  await page.waitForFunction(() => localStorage.getItem('robo-da-sorte:v1:kept-draws')?.includes('"revision"'));
  await openSaved(page);
  await card(saved, 0)
    .getByText(/^1\squadra$/)
    .waitFor();
  await card(saved, 1).getByText('sem prêmio', { exact: true }).waitFor();
  await unfoldGames(card(saved, 0));
  await saved.getByText('Desde 20/11/2026: 1 concurso', { exact: true }).waitFor();
});

test('an open batch has its first game high up, with all of its numbers, on one line where there is room', async () => {
  const lotofacil = oneOfEach.find(({ lotteryType }) => lotteryType === 'lotofacil');
  const { page, saved } = await openWith(ticketsOf(1, 3).map((ticket) => ({ ...lotofacil, id: ticket.id, group })));
  await unfoldGames(card(saved, 0));
  const row = card(saved, 0)
    .getByRole('img', { name: /^Números/ })
    .first();
  expect((await row.boundingBox())?.y).toBeLessThanOrEqual(360);
  expect(await row.locator('b').count()).toBe(15);
  await page.setViewportSize({ width: 1280, height: 800 });
  const tops = await row.locator('b').evaluateAll((balls) => balls.map((ball) => ball.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('the only batch is open from the start on a wide screen, and folded on a phone', async () => {
  const { page, saved } = await openWith(ticketsOf(1, 3).map((ticket) => ({ ...ticket, group })));
  const first = saved.getByRole('heading', { level: 3, name: 'Bilhete 1' });
  expect(await first.count()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await first.waitFor();
});

test('a batch says that its first draw is today', async () => {
  const { page } = await open({ clock: true });
  await page.clock.setFixedTime('2026-11-22T13:00Z');
  await keepOldList(page, [ticketOf(0)]);
  const saved = await openSaved(page);
  await saved.getByText('sorteio hoje às 11 h', { exact: true }).waitFor();
  await unfoldGames(saved);
  await saved.getByText('Sorteio hoje às 11 h de Brasília, pelas regras lidas em 20/08/2026.').waitFor();
});

test('registered games say by what the hour of their draw is told, and a day that is counted', async () => {
  const { page } = await open({ clock: true });
  const told = { follow: { from: 2951, draws: 3 }, registered: { on: '2026-11-25', draw: '2026-11-26' } };
  await keepOldList(
    page,
    ticketsOf(1, 2).map((ticket) => ({ ...ticket, ...told, group })),
  );
  const saved = page.locator('main');
  const unfold = () => saved.getByRole('button', { name: `Abrir: ${group.name}` }).click();
  // The day is from the receipt; the hour is not.
  await page.clock.setFixedTime('2026-11-26T13:00Z');
  await openSaved(page);
  await unfold();
  await saved.getByText('Sorteio hoje às 21 h de Brasília, pelas regras lidas em 20/08/2026.').waitFor();
  await page.clock.setFixedTime('2026-11-25T13:00Z');
  await page.reload();
  await unfold();
  await saved.getByText('sorteio em 26/11', { exact: true }).waitFor();
  expect(await saved.getByText(/regras lidas/).count()).toBe(0);
  // The second of the three is counted.
  await page.clock.setFixedTime('2026-11-27T13:00Z');
  await page.goto(new URL('/resultados', page.url()).href);
  const draw = { contest: 2951, date: '2026-11-26', numbers: [40, 41, 42, 43, 44, 45] };
  const file = { name: 'mega.xlsx', mimeType: '', buffer: Buffer.from(officialXlsx('megasena', [draw])) };
  await page.locator('input[type=file]').setInputFiles(file);
  await keepFound(page);
  const waiting = 'Esperando o sorteio: concurso 2.952, de 29/11/2026 (2 jogos).';
  await page.getByText(`${waiting} Pelas regras lidas em 20/08/2026.`).waitFor();
  await openSaved(page);
  await unfold();
  await saved.getByText('sorteio em 29/11', { exact: true }).waitFor();
  await saved.getByText('Próximo sorteio em 29/11/2026, pelas regras lidas em 20/08/2026.').waitFor();
});

test('without games there is the way to make one, and a file can be brought in; «back» comes back', async () => {
  const { page } = await open();
  const saved = await openSaved(page);
  await saved.getByText('Nenhum jogo salvo ainda.').waitFor();
  expect(await violations(page)).toEqual([]);
  await openSavedOptions(saved);
  await button(saved, 'Importar').waitFor();
  expect(await saved.getByText(/Exportar/).count()).toBe(0);
  await button(saved, 'Gerar um bilhete').click();
  await awaitTitle(page, 'Robô da Sorte');
  await page.goBack();
  await awaitTitle(page, 'Meus jogos');
});

test("a batch goes into the phone's calendar, with the last day of a prize", async () => {
  const { page, saved } = await openWith(BATCH);
  await unfoldGames(saved);
  await button(saved, `Mais ações: ${group.name}`).click();
  const download = page.waitForEvent('download');
  await button(saved, `Adicionar à agenda: ${group.name}`).click();
  const calendar = ical.parse(readFileSync(await (await download).path(), 'utf8'));
  const entries = new ical.Component(calendar).getAllSubcomponents('vevent').map((one) => new ical.Event(one).summary);
  expect(entries).toEqual([expect.stringMatching(/^Sorteio: .*, 3 jogos$/), expect.stringMatching(/^Último dia/)]);
  await page.getByText('Abra o arquivo baixado').waitFor();
});
