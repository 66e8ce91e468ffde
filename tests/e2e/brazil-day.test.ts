import { expect, test } from 'vitest';
import { ticketOf } from '../state/saved-games/tickets.ts';
import { openBrowser } from './browser.ts';
import { linkTo } from './link.ts';
import { awaitResult, keepOldList, openSaved, unfoldGames } from './steps.ts';

const { open } = openBrowser({ moves: false });

/** Half past ten in the evening of the 20th in São Paulo, a Friday: in Japan it is the 21st, west of it still the 20th. */
const EVENING = '2026-11-21T01:30:00.000Z';
const told = { follow: { from: 2943, draws: 1 }, registered: { on: '2026-11-20', draw: '2026-11-21' } };

const ZONES = ['Asia/Tokyo', 'America/Sao_Paulo', 'America/Noronha', 'Pacific/Kiritimati'];

test.each(ZONES)(
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
  ['2026-11-26T22:30:00.000Z', '26/11/2026 às 21 h; as apostas fecham às 20 h.'],
  ['2026-11-26T23:30:00.000Z', '29/11/2026 às 11 h; as apostas fecham em 28/11/2026, às 22 h.'],
] as const;

test.each(ZONES)('in %s the draw that is told is that of the day and the hour of São Paulo', async (timezoneId) => {
  const { page, context } = await open({ timezoneId });
  await context.clock.setFixedTime(SALES[0][0]);
  await keepOldList(page, [
    { ...ticketOf(1), date: SALES[0][0] },
    { ...ticketOf(2), follow: { from: 2951, draws: 1 }, registered: { on: '2026-11-26', draw: '2026-11-26' } },
  ]);
  await page.reload();
  await page.getByRole('button', { name: 'Sorteio hoje às 21 h' }).waitFor();
  const saved = await openSaved(page);
  await saved.getByText('sorteio hoje às 21 h').nth(1).waitFor();
  for (const [now, draw] of SALES) {
    await context.clock.setFixedTime(now);
    await page.goto(new URL(linkTo({ games: 1 }), page.url()).href);
    await awaitResult(page);
    await page.getByText('Chances e custo').click();
    await page.getByText(`Próximo sorteio: ${draw} Pelas regras lidas em 20/08/2026.`).waitFor();
  }
});

test('a prize can be fetched until the midnight of Brazil that ends its last day', async () => {
  const { page, context } = await open({ timezoneId: 'Asia/Tokyo' });
  await keepOldList(page, [{ ...ticketOf(2), ...told }]);
  const [minute, day] = [60_000, Date.parse('2027-02-20T00:00-03:00')];
  await context.clock.setFixedTime(day - minute);
  await page.reload();
  const saved = await openSaved(page);
  await saved.getByText('a conferir').waitFor();
  await context.clock.setFixedTime(day + minute);
  await page.reload();
  await (await openSaved(page)).getByText('prazo encerrado').waitFor();
});
