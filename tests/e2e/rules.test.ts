import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRound } from '../../tools/build/test-rounds.ts';
import { ticketOf } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { linkTo } from './link.ts';
import { awaitResult, button, changeAddress, keepOldList, openGameMenu, openSaved, unfoldGames } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** Before and after the new prices, the first two days of the new calendar, and one since. */
const DAYS = [
  ['2025-07-08', '5,00', '08/07/2025 às 21 h; as apostas fecham às 19 h.', '2.885', '08/07/2025', '2025-10-06'],
  ['2025-07-11', '6,00', '12/07/2025 às 21 h; as apostas fecham às 19 h.', '2.887', '12/07/2025', '2025-10-10'],
  [
    ...(['2026-07-18', '6,00', '19/07/2026 às 11 h; as apostas fecham em 18/07/2026, às 22 h.'] as const),
    ...(['3.033', '19/07/2026', '2026-10-17'] as const),
  ],
  // Its own draw is still to come, and can no longer be bet on.
  ['2026-07-19', '6,00', '21/07/2026 às 21 h; as apostas fecham às 20 h.', '3.033', '19/07/2026', '2026-10-17'],
  ['2026-11-26', '6,00', '26/11/2026 às 21 h; as apostas fecham às 20 h.', '3.088', '26/11/2026', '2027-02-24'],
] as const;

test.each(inRound(DAYS, 1))(
  'on %s the Mega-Sena costs R$ %s, can be bet on for %s, contest %s is drawn on %s and paid until %s',
  async (day, price, next, contest, draw, last) => {
    const { page, context } = await open({ path: null });
    await context.clock.setFixedTime(`${day}T12:00Z`);
    await page.goto(`${site}/`);
    const isThere = (text: string) => page.getByText(text.replaceAll('R$ ', 'R$\u00a0')).first().waitFor();
    await isThere(`6 números de 01 a 60 · R$ ${price}`);
    await page.goto(site + linkTo({ games: 1 }));
    await awaitResult(page);
    await isThere(`R$ ${price}`);
    await page.getByText('Chances e custo').click();
    await isThere(`Próximo sorteio: ${next} Pelas regras lidas em 20/08/2026.`);
    await isThere(`1 jogo × R$ ${price} = R$ ${price}`);

    await keepOldList(page, [{ ...ticketOf(1), date: `${day}T12:00:00.000Z` }]);
    await page.goto(`${site}/`);
    const saved = await openSaved(page);
    await saved.getByText(`R$\u00a0${price}`).first().waitFor();
    await unfoldGames(saved);
    await openGameMenu(saved);
    await saved.getByRole('button', { name: /^Registrei/ }).click();
    await saved.getByText(`Perto de ${contest}, veja no comprovante.`).waitFor();
    await saved.getByText(`1 jogo, R$\u00a0${price}`).waitFor();
    await saved.getByLabel('Concurso', { exact: true }).fill(contest);
    await button(saved, 'Salvar registro').click();
    await button(saved, 'Fechar').click();
    await saved.getByText(`Registrado: concurso ${contest}, sorteio em ${draw}`).waitFor();
    await openGameMenu(saved);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      saved.getByRole('button', { name: /^Calendário/ }).click(),
    ]);
    const calendar = await readFile(await file.path(), 'utf8');
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${last.replaceAll('-', '')}`);
    expect(calendar.replaceAll('\r\n ', '')).toContain(`Concurso ${contest}.`);
    await openGameMenu(saved);
    await saved.getByRole('button', { name: /^Dividir/ }).click();
    await isThere(`Concurso ${contest} · sorteio em ${draw}`);
    await isThere(`R$ ${price}`);
    await changeAddress(page, '/diario');
    await page.getByText('1 lançamento').click();
    await isThere(`Mega-Sena, concurso ${contest}`);
    await isThere(`R$ ${price}`);

    // When it is past: what home says, and what the check waits for.
    await context.clock.setFixedTime(Date.parse(last) - 80 * 86_400_000);
    await page.goto(`${site}/`);
    await page.getByRole('link', { name: '1 resultado a conferir' }).click();
    await isThere(`Falta o resultado do concurso ${contest}, de ${draw}.`);
  },
);

wholeTest('thirty days before a special draw the odds say what is unusual in it, and not a day earlier', async () => {
  const { page, context } = await open({ path: null });
  const special = page.getByText(/^Mega da Virada, 31\/12: nada acumula\..*Não há teimosinha\..*Sena \(6\) 90%/);
  for (const [day, count] of [
    ['2026-11-30', 0],
    ['2026-12-01', 1],
  ] as const) {
    await context.clock.setFixedTime(`${day}T12:00Z`);
    await page.goto(site + linkTo({ games: 1 }));
    await awaitResult(page);
    await page.getByText('Chances e custo').click();
    await page.getByText(/^Próximo sorteio/).waitFor();
    expect(await special.count(), day).toBe(count);
  }
});
