import { expect, test } from 'vitest';
import { contestsOn, daysOn } from '../shared/rules/drawn-days.ts';
import { ticketOf } from '../state/saved-games/tickets.ts';
import { openBrowser } from './browser.ts';
import { keepDraws } from './give-draws.ts';
import { linkTo } from './link.ts';
import { awaitResult, keepOldList, openGameMenu, openSaved, unfoldGames } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** Thursdays, on which the Mega-Sena is drawn: the last moment is far off for every clock. */
const CLOCKS = ['2099-11-26T12:00:00.000Z', '1970-01-01T12:00:00.000Z', '+275760-09-11T12:00:00.000Z'];

test.each(CLOCKS)(
  'by a clock at %s no draw is told, none is today, and a bet costs what it costs by the newest rule',
  async (now) => {
    const { page, context } = await open({ path: null });
    const day = now.slice(0, 10);
    await context.clock.setFixedTime('2026-11-26T12:00Z');
    await page.goto(`${site}/resultados`);
    const draws = contestsOn(daysOn([2, 4, 6], '2026-08-23', '2026-11-25')).map((draw) => ({
      ...draw,
      numbers: [1, 2, 3, 4, 5, 6],
    }));
    await keepDraws(page, 'megasena', ...draws);
    await context.clock.setFixedTime(now);
    await page.goto(`${site}/`);
    await keepOldList(page, [
      { ...ticketOf(1), date: now },
      { ...ticketOf(2), follow: { from: 3050, draws: 1 }, registered: { on: day, draw: day } },
      { ...ticketOf(3), date: '2026-11-26T12:00:00.000Z' },
    ]);
    const isTold = /Próximo sorteio|[Ss]orteios? hoje|regras lidas|você trouxe/;
    await page.goto(`${site}/`);
    await page.getByText(/^6 números de 01 a 60 · R\$\s6,00$/).waitFor();
    const saved = await openSaved(page);
    await unfoldGames(saved);
    await saved.getByText('à espera').first().waitFor();
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
    await page.goto(site + linkTo({ games: 1 }));
    await awaitResult(page);
    await page.getByText('Chances e custo').click();
    await page.getByText(/^1 jogo × R\$\s6,00/).waitFor();
    expect(await page.getByText(isTold).allTextContents()).toEqual([]);
  },
);
