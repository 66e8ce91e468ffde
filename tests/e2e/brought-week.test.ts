import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { contestsOn, daysOn } from '../shared/rules/drawn-days.ts';
import { ticketOf } from '../state/saved-games/tickets.ts';
import { openBrowser } from './browser.ts';
import { keepDraws } from './give-draws.ts';
import { linkTo } from './link.ts';
import { awaitResult, keepOldList, openGameMenu, openSaved, unfoldGames } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** Draws of the Mega-Sena or the Timemania on some days of the week. */
function drawsOf(key: LotteryKey, weekdays: readonly number[]) {
  const extra = key === 'timemania' ? { team: 'REMO/PA' } : {};
  const numbers = [1, 2, 3, 4, 5, 6, 7].slice(0, key === 'timemania' ? 7 : 6);
  return contestsOn(daysOn(weekdays, '2026-08-23', '2026-11-26')).map((draw) => ({ ...draw, numbers, ...extra }));
}

test('draws that somebody brings change the day that is told of the next one, and what it is told by', async () => {
  const { page, context } = await open({ path: null });
  await context.clock.setFixedTime('2026-11-27T12:00Z');
  const isTold = async (lottery: LotteryKey, line: string) => {
    await page.goto(site + linkTo({ lottery, games: 1 }));
    await awaitResult(page);
    await page.getByText('Chances e custo').click();
    await page.getByText(`Próximo sorteio: ${line}`, { exact: true }).waitFor();
  };
  const sunday = '29/11/2026 às 11 h; as apostas fecham em 28/11/2026, às 22 h.';
  const saturday = '28/11/2026 às 21 h; as apostas fecham às 20 h.';
  for (const lottery of ['megasena', 'timemania'] as const) {
    await isTold(lottery, `${sunday} Pelas regras lidas em 20/08/2026.`);
  }

  await page.goto(`${site}/resultados`);
  await keepDraws(page, 'megasena', ...drawsOf('megasena', [2, 4, 6]));
  await page.getByRole('tab', { name: 'Arquivos' }).click();
  await keepDraws(page, 'timemania', ...drawsOf('timemania', [2, 4, 0]));
  await isTold('megasena', `${saturday} Pelos sorteios que você trouxe, até 26/11/2026.`);
  // The same days as the rules have, and newer: there is nothing to be said.
  await isTold('timemania', sunday);

  await keepOldList(page, [{ ...ticketOf(1), date: '2026-11-27T12:00:00.000Z' }]);
  await page.goto(`${site}/`);
  const saved = await openSaved(page);
  await unfoldGames(saved);
  await openGameMenu(saved);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    saved.getByRole('button', { name: /^Calendário/ }).click(),
  ]);
  const calendar = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(calendar).toContain('TZID=America/Sao_Paulo:20261128T210000');
  expect(calendar).toContain('Pelos sorteios que você trouxe\\, até 26/11/2026.');
});
