import { readFile } from 'node:fs/promises';
import ical from 'ical.js';
import { expect, test } from 'vitest';
import { registerTexts } from '../../src/content/registering/register.ts';
import { site } from '../../src/content/shell/site.ts';
import { officialXlsx } from '../draws/read/files.ts';
import { ticketsOf } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { awaitCopy, faultyHost } from './faulty-host.ts';
import { share } from './share-into.ts';
import { button, isFocused, keepFound, keepOldList, openSaved, pressInBatchMenu, unfoldGames } from './steps.ts';

const host = faultyHost();
const { open } = openBrowser({ moves: false });

const group = { id: 'g', name: 'Vinte da Mega' };
const TWENTY = ticketsOf(1, 20).map((ticket) => ({ ...ticket, group }));
/** Four numbers of the first game, three of each other one. */
const DRAW = { contest: 2943, date: '2026-11-26', numbers: [2, 51, 52, 53, 30, 31] };

test('a ticket goes its way to the prize without a network: registered, in the calendar, the result shared in, the prize until it is fetched', async () => {
  const { page, context } = await open({
    site: host.site(),
    serviceWorkers: 'allow',
    viewport: { width: 320, height: 568 },
  });
  await awaitCopy(page);
  await keepOldList(page, TWENTY);
  await host.down();
  await context.clock.setFixedTime('2026-11-25T15:00Z');
  await page.goto(host.site());
  const saved = await openSaved(page);
  await saved.getByRole('button', { name: `Abrir: ${group.name}`, expanded: false }).click();
  await button(saved, `Já registrei: ${group.name}`).click();
  await saved.getByText('Pode ficar vazio.').waitFor();
  await saved.getByText('20 jogos, R$ 120,00').waitFor();
  await button(saved, registerTexts.keep).click();
  await saved.getByRole('heading', { name: '20 jogos registrados: sorteio de 26/11/2026.' }).waitFor();
  await button(saved, 'Fechar').click();

  const download = page.waitForEvent('download');
  await pressInBatchMenu(saved, group.name, 'Calendário');
  const calendar = new ical.Component(ical.parse(await readFile(await (await download).path(), 'utf8')));
  const days = calendar.getAllSubcomponents('vevent').map((event) => new ical.Event(event).startDate.toString());
  expect(days).toEqual(['2026-11-26T21:00:00', '2027-02-24']);

  await context.clock.setFixedTime('2026-11-27T15:00Z');
  const xlsx = { name: 'mega.xlsx', mimeType: '', buffer: Buffer.from(officialXlsx('megasena', [DRAW])) };
  const arrived = await share(context, { files: [xlsx] }, host.site());
  await button(arrived, 'Ler os resultados').click();
  await arrived.getByRole('heading', { name: 'Resultados: Mega-Sena' }).waitFor();
  await keepFound(arrived);
  await arrived.getByText('Retire até 24/02/2027 (faltam 89 dias).').first().waitFor();
  await arrived.close();

  await page.goto(host.site());
  await page.getByRole('link', { name: 'Retire o prêmio até 24/02' }).click();
  // What can still be fetched is unfolded.
  await page.getByRole('button', { name: /^Retirei: Quadra/ }).waitFor();
  await openSaved(page);
  await saved.getByText('1 quadra · prêmio até 24/02').first().waitFor();
  await saved.getByRole('button', { name: `Abrir: ${group.name}`, expanded: false }).click();
  await saved.getByRole('link', { name: 'Ver prêmio' }).click();
  await page.getByRole('button', { name: /^Retirei: Quadra/ }).click();
  await page.getByText('Retirado: você marcou em 27/11/2026.').waitFor();
  await page.getByRole('link', { name: 'Ver meus gastos' }).click();
  await page.getByText('R$ 120,00').first().waitFor();
  await button(page, site.nav.home).click();
  expect(await page.getByRole('link', { name: /^Retire o prêmio até/ }).count()).toBe(0);
});

wholeTest('a result that is tapped by hand is kept for the contest that is due, and its prize is told', async () => {
  const { page, context } = await open();
  const told = { follow: { from: 2943, draws: 1 }, registered: { on: '2026-11-25', draw: '2026-11-26' } };
  await keepOldList(page, [{ ...ticketsOf(1, 1)[0], ...told }]);
  await context.clock.setFixedTime('2026-11-27T15:00Z');
  await page.reload();
  await page.getByRole('link', { name: '1 resultado a conferir' }).click();
  await page.getByRole('heading', { name: 'Mega-Sena 2.943 · ontem' }).waitFor();
  const slip = page.getByRole('group', { name: 'Números sorteados' });
  await page.getByText('Marcar no volante').click();
  for (const n of ['02', '51', '52', '53', '30', '31']) await button(slip, n).click();
  // All are there: they stand in one row, and are corrected at a tap.
  await page.getByRole('status').getByText('Quadra! 1 jogo com prêmio.').waitFor();
  expect(await isFocused(button(page, 'Corrigir'))).toBe(true);
  await button(page, 'Corrigir').press('Enter');
  // Those that can no longer be marked are reached all the same, and say why.
  const why = /^Todos os números estão marcados\. Para trocar, toque em um deles\.$/;
  expect(await slip.getByRole('button', { disabled: true, description: why }).count()).toBe(54);
  await button(slip, '51').press('ArrowRight');
  expect(await isFocused(button(slip, '52'))).toBe(true);
  await button(slip, '31').press('ArrowRight');
  expect(await isFocused(button(slip, '32'))).toBe(true);
  await button(page, 'Guardar resultado').press('Enter');
  // What had the focus is gone: the win has it.
  await expect.poll(() => isFocused(page.getByRole('heading', { name: 'Quadra!' }))).toBe(true);
  await page.getByText('Retire até 24/02/2027 (faltam 89 dias).').first().waitFor();
  expect(await page.getByRole('heading', { name: /· ontem$/ }).count()).toBe(0);
});

wholeTest('a bet by a day without a draw asks which draw it was', async () => {
  const { page, context } = await open({ viewport: { width: 320, height: 568 } });
  const bet = { follow: { draws: 1 }, registered: { on: '2026-11-25', draw: '2026-11-27' } };
  await keepOldList(page, [{ ...ticketsOf(1, 1)[0], ...bet }]);
  await context.clock.setFixedTime('2026-11-30T15:00Z');
  await page.goto(`${page.url()}resultados?tab=file`);
  const kept = ['2026-11-24', '2026-11-26', '2026-11-29'].map((date, i) => ({ ...DRAW, contest: 3087 + i, date }));
  const buffer = Buffer.from(officialXlsx('megasena', kept));
  await page.setInputFiles('input[type=file]', { name: 'mega.xlsx', mimeType: '', buffer });
  await keepFound(page);
  const saved = await openSaved(page);
  await unfoldGames(saved);
  await saved.getByText('Em 27/11/2026 não houve sorteio. Em qual este registro vale?').waitFor();
  expect(await violations(page)).toEqual([]);
  await button(saved, 'Concurso 3.088, de 26/11/2026').click();
  await saved.getByText(/^Registrado: concurso 3\.088/).waitFor();
});
