import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frequentTexts } from '../../src/content/frequent/frequent.ts';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { windowOf } from '../../workers/shared/draws/window-of-draws.ts';
import { writePacked } from '../../workers/shared/link/packed-link.ts';
import type { Receipt } from '../../workers/shared/run/receipt.ts';
import { officialTable } from '../shared/run/any-official.ts';
import { runOf } from '../tasks/result-of.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { engineNumbers, runIn } from './engine-numbers.ts';
import { awaitCopy } from './faulty-host.ts';
import {
  awaitResult,
  button,
  changeAddress,
  choose,
  enlarge,
  generateFast,
  keepFound,
  lotteryList,
  ticketNumbers,
  toFiles,
  typeGames,
} from './steps.ts';

const { open, site } = openBrowser({ moves: false });

const CONTESTS = 120;

/** A mirror's JSON of made-up contests, brought in on the page of results. */
async function bringIn(page: Page): Promise<void> {
  const elements = officialTable('quina', CONTESTS).draws.map(({ contest, date = '', numbers }) => ({
    loteria: 'quina',
    concurso: contest,
    data: date.split('-').reverse().join('/'),
    dezenas: numbers.map(twoDigits),
  }));
  const buffer = Buffer.from(JSON.stringify(elements));
  await page.locator('input[type=file]').setInputFiles({ name: 'quina.json', mimeType: 'application/json', buffer });
  await keepFound(page);
  await page.getByText('Quina: resultados guardados').waitFor();
}

const twoDigits = (n: number) => String(n).padStart(2, '0');

const history = (page: Page) => page.getByRole('combobox', { name: 'Histórico' });

test('real draws are kept, chosen, generated from and checked without a network, linked to and replayed without them', async () => {
  const { page, context } = await open({ clock: true, premium: true, serviceWorkers: 'allow' });
  await awaitCopy(page);
  await choose(page, 'lotofacil', 1);
  // Nobody without results is asked.
  expect(await history(page).count()).toBe(0);

  await changeAddress(page, '/resultados?tab=file');
  await bringIn(page);
  // What was kept leads home, with its lottery and its draws; there it is a choice like any.
  await page.getByRole('button', { name: 'Gerar com o histórico oficial' }).click();
  await history(page).waitFor();
  expect(await lotteryList(page).inputValue()).toBe('quina');
  expect(await history(page).inputValue()).toBe('30');
  await history(page).selectOption('');
  await page.getByText('simulado', { exact: true }).waitFor();
  await history(page).selectOption('30');
  await page.getByText(/^oficial até o concurso 120$/).waitFor();

  // Its words are whole however large the letters are, and for whoever does not see them.
  await enlarge(page, 200);
  const words = page.getByText(/^oficial até o concurso 120$/);
  expect(await words.evaluate((said) => said.scrollWidth - said.clientWidth)).toBe(0);
  expect(await violations(page, 'div:has(> #historico)')).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await history(page).waitFor();
  expect(await history(page).inputValue()).toBe('30');
  // What is counted follows the choice.
  const tile = page.getByRole('button', { name: siteTexts.frequent.frequent });
  await expect.poll(() => tile.locator('b').count()).toBe(5);
  expect(await tile.getByText(frequentTexts.simulated).count()).toBe(0);
  await tile.click();
  await page.getByText('Nos últimos 30 sorteios oficiais, até o concurso 120.').waitFor();
  await history(page).selectOption('100');
  await page.getByText('Nos últimos 100 sorteios oficiais, até o concurso 120.').waitFor();
  await history(page).selectOption('30');
  await button(page.getByRole('navigation'), siteTexts.nav.home).click();

  await generateFast(page);
  await page.getByText('Histórico: últimos 30 sorteios oficiais, até o concurso 120').waitFor();
  const link = page.url();
  const tickets = await ticketNumbers(page);
  expect(tickets).toEqual(engineNumbers(link));

  await changeAddress(page, '/resultados?tab=check');
  await typeGames(page);
  const [newest] = officialTable('quina', CONTESTS).draws.slice(-1);
  await page.getByRole('textbox', { name: 'Jogos, um por linha' }).fill(newest?.numbers.join(' ') ?? '');
  await button(page, 'Conferir').click();
  await page.getByRole('img', { name: '5 acertos: ' }).first().waitFor();

  const { page: fresh } = await open({ path: link.slice(site.length) });
  await awaitResult(fresh);
  expect(await ticketNumbers(fresh)).toEqual(tickets);
  await fresh.getByText('Histórico: últimos 30 sorteios oficiais, até o concurso 120').waitFor();

  // Of a longer window a link has the name alone.
  const window = windowOf(officialTable('quina', CONTESTS), { size: 100 });
  const long = {
    ...(runIn(link) as Receipt),
    history: { kind: 'official', date: '2026-11-20', ...window } as const,
  };
  const named = `${site}/?view=result&r=${writePacked(long)}`;
  await fresh.goto(named);
  await fresh.getByText(/^Faltam os concursos 21 a 120 da Quina neste aparelho/).waitFor();
  expect(await fresh.locator('article').count()).toBe(0);
  await fresh.getByRole('button', { name: 'Ir para “Conferir”' }).click();
  await toFiles(fresh);
  await bringIn(fresh);
  await fresh.goto(named);
  await awaitResult(fresh);
  expect(await ticketNumbers(fresh)).toEqual(runOf(long).tickets.map(({ numbers }) => numbers.map(twoDigits)));
});
