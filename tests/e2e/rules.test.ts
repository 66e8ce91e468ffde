import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { registerTexts } from '../../src/content/registering/register.ts';
import { inRound } from '../../tools/build/test-rounds.ts';
import type { LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { contestsOn, daysOn } from '../shared/rules/drawn-days.ts';
import { ticketOf } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { keepDraws } from './give-draws.ts';
import { linkTo } from './link.ts';
import {
  awaitResult,
  button,
  changeAddress,
  keepOldList,
  openDetails,
  openGameMenu,
  openSaved,
  unfoldGames,
} from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** Opens the odds of a link to one ticket. */
async function openOdds(page: Page, lottery: LotteryKey = 'megasena'): Promise<void> {
  await page.goto(site + linkTo({ lottery, games: 1 }));
  await awaitResult(page);
  await openDetails(page);
}

/** The calendar file of the saved game whose menu is open, its folded lines joined. */
async function calendarOf(page: Page, saved: Locator): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    saved.getByRole('button', { name: /^Calendário/ }).click(),
  ]);
  return (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
}

/** Before the new prices, and one day since the new calendar; `tests/shared/rules` has the days of the changes. */
const DAYS = [
  ['2025-07-08', '5,00', '08/07, 21 h. Apostas até as 19 h.', '2.885', '08/07/2025', '2025-10-06'],
  ['2026-11-26', '6,00', '26/11, 21 h. Apostas até as 20 h.', '3.088', '26/11/2026', '2027-02-24'],
] as const;

test.each(inRound(DAYS, 1))(
  'on %s the Mega-Sena costs R$ %s, can be bet on for %s, contest %s is drawn on %s and paid until %s',
  async (day, price, next, contest, draw, last) => {
    const { page, context } = await open({ path: null });
    await context.clock.setFixedTime(`${day}T12:00Z`);
    await page.goto(`${site}/`);
    const isThere = (text: string) => page.getByText(text.replaceAll('R$ ', 'R$\u00a0')).first().waitFor();
    await isThere(`6 números de 01 a 60 · R$ ${price}`);
    await page.goto(site + linkTo({ now: `${day}T12:00:00Z` }));
    await awaitResult(page);
    await isThere(`R$ ${price}`);
    await openDetails(page);
    await isThere(`Próximo sorteio: ${next} Pelas regras lidas em 20/08/2026.`);

    await keepOldList(page, [{ ...ticketOf(1), date: `${day}T12:00:00.000Z` }]);
    await page.goto(`${site}/`);
    const saved = await openSaved(page);
    await saved.getByText(`R$\u00a0${price}`).first().waitFor();
    await unfoldGames(saved);
    await saved.getByRole('button', { name: /^Já registrei/ }).click();
    await saved.getByText(`Deve ser perto de ${contest}: veja no comprovante.`).waitFor();
    await saved.getByText(`1 jogo, R$\u00a0${price}`).waitFor();
    await saved.getByLabel('Concurso', { exact: true }).fill(contest);
    await button(saved, registerTexts.keep).click();
    await button(saved, 'Fechar').click();
    await saved.getByText(`Registrado: concurso ${contest}, sorteio em ${draw}`).waitFor();
    await openGameMenu(saved);
    const calendar = await calendarOf(page, saved);
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${last.replaceAll('-', '')}`);
    expect(calendar).toContain(`Concurso ${contest}.`);
    await openGameMenu(saved);
    await saved.getByRole('button', { name: /^Fazer bolão/ }).click();
    await isThere(`Concurso ${contest} · sorteio em ${draw}`);
    await isThere(`R$ ${price}`);
    await changeAddress(page, '/diario');
    await page.getByText('1 anotação').click();
    await isThere(`Mega-Sena, concurso ${contest}`);
    await isThere(`R$ ${price}`);

    // When it is past: what home says, and what the check waits for.
    await context.clock.setFixedTime(Date.parse(last) - 80 * 86_400_000);
    await page.goto(`${site}/`);
    await page.getByRole('link', { name: '1 resultado a conferir' }).click();
    await page.getByRole('heading', { name: `Mega-Sena ${contest} · ${draw.slice(0, 5)}` }).waitFor();
  },
);

/** Half past ten in the evening of the 20th in São Paulo, a Friday: in Japan it is the 21st, west of it still the 20th. */
const EVENING = '2026-11-21T01:30:00.000Z';
const told = { follow: { from: 2943, draws: 1 }, registered: { on: '2026-11-20', draw: '2026-11-21' } };

const ZONES = ['Asia/Tokyo', 'America/Sao_Paulo', 'America/Noronha', 'Pacific/Kiritimati'];

test.each(inRound(ZONES, 0))(
  'in %s a game has the day that it was saved on in Brazil, and is drawn on a day of Brazil',
  async (timezoneId) => {
    const { page, context } = await open({ timezoneId });
    await context.clock.setFixedTime(EVENING);
    await keepOldList(page, [
      { ...ticketOf(1), date: EVENING },
      { ...ticketOf(2), ...told },
    ]);
    const saved = await openSaved(page);
    await saved.getByText('salvo em 20/11').nth(1).waitFor();
    await saved.getByText('sorteio em 21/11').waitFor();
    await unfoldGames(saved);
    await saved.getByText('Jogo Rápido · 20/11/2026').first().waitFor();
    // The day on which it was written is that of Brazil, too.
    await page.goto(new URL('/diario', page.url()).href);
    await page.getByText('Anotar um gasto').click();
    expect(await page.getByLabel('Dia', { exact: true }).inputValue()).toBe('2026-11-20');
  },
);

/** Thursday in São Paulo, half an hour before the sales close, and half an hour after: in Japan it is Friday. */
const SALES = [
  ['2026-11-26T22:30:00.000Z', '26/11, 21 h. Apostas até as 20 h.'],
  ['2026-11-26T23:30:00.000Z', '29/11, 11 h. Apostas até 28/11, 22 h.'],
] as const;

test.each(inRound(ZONES, 0))(
  'in %s the draw that is told is that of the day and the hour of São Paulo',
  async (timezoneId) => {
    const { page, context } = await open({ timezoneId });
    await context.clock.setFixedTime(SALES[0][0]);
    await keepOldList(page, [
      { ...ticketOf(1), date: SALES[0][0] },
      { ...ticketOf(2), follow: { from: 2951, draws: 1 }, registered: { on: '2026-11-26', draw: '2026-11-26' } },
    ]);
    await page.reload();
    await page.getByRole('button', { name: 'Sorteio hoje às 21 h' }).waitFor();
    const saved = await openSaved(page);
    await saved.getByText('hoje às 21 h', { exact: true }).nth(1).waitFor();
    for (const [now, draw] of SALES) {
      await context.clock.setFixedTime(now);
      await openOdds(page);
      await page.getByText(`Próximo sorteio: ${draw} Pelas regras lidas em 20/08/2026.`).waitFor();
    }
  },
);

wholeTest('a prize can be fetched until the midnight of Brazil that ends its last day', async () => {
  const { page, context } = await open({ timezoneId: 'Asia/Tokyo' });
  await keepOldList(page, [{ ...ticketOf(2), ...told }]);
  const [minute, day] = [60_000, Date.parse('2027-02-20T00:00-03:00')];
  await context.clock.setFixedTime(day - minute);
  await page.reload();
  const saved = await openSaved(page);
  await saved.getByText('já saiu, confira').waitFor();
  await context.clock.setFixedTime(day + minute);
  await page.reload();
  await (await openSaved(page)).getByText('prazo encerrado').waitFor();
});

/** Thursdays, on which the Mega-Sena is drawn: the last moment is far off for every clock. */
const CLOCKS = ['2099-11-26T12:00:00.000Z', '1970-01-01T12:00:00.000Z', '+275760-09-11T12:00:00.000Z'];

test.each(inRound(CLOCKS, 0))(
  'by a clock at %s no draw is told, none is today, and a bet costs what it costs by the newest rule',
  async (now) => {
    const { page, context } = await open({ path: null });
    const day = now.slice(0, 10);
    await context.clock.setFixedTime('2026-11-26T12:00Z');
    await page.goto(`${site}/resultados?tab=file`);
    const draws = contestsOn(daysOn([2, 4, 6], '2026-08-23', '2026-11-25'));
    await keepDraws(page, 'megasena', ...draws.map((draw) => ({ ...draw, numbers: [1, 2, 3, 4, 5, 6] })));
    await context.clock.setFixedTime(now);
    await page.goto(`${site}/`);
    await keepOldList(page, [
      { ...ticketOf(1), date: now },
      { ...ticketOf(2), follow: { from: 3050, draws: 1 }, registered: { on: day, draw: day } },
      { ...ticketOf(3), date: '2026-11-26T12:00:00.000Z' },
      { ...ticketOf(4), date: '2026-11-26T12:00:00.000Z', follow: { from: 3050, draws: 1 } },
    ]);
    const isTold = /Próximo sorteio|[Ss]orteios? hoje|regras lidas|você trouxe/;
    await page.goto(`${site}/`);
    await page.getByText(/^6 números de 01 a 60 · R\$\s6,00$/).waitFor();
    const saved = await openSaved(page);
    await unfoldGames(saved);
    // What has become of the games is known.
    await saved.getByText(/, 1 por vir$/).waitFor();
    expect(await page.getByText(isTold).allTextContents()).toEqual([]);
    await openGameMenu(saved);
    await saved
      .getByRole('button', { name: /^Calendário/ })
      .first()
      .click();
    await page
      .getByText('O relógio deste aparelho está muito errado. Acerte a data para pôr os dias na agenda.')
      .waitFor();
    if (now.startsWith('+')) return;
    await openOdds(page);
    await page.getByText(/^R\$\s6,00 · chance/).waitFor();
    expect(await page.getByText(isTold).allTextContents()).toEqual([]);
  },
);
