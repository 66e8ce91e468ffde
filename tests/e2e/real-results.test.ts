import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allNumbers, LOTTERIES, type Lottery } from '../../workers/shared/lottery/lotteries.ts';
import { officialXlsx } from '../draws/read/files.ts';
import { sampleDraws } from '../draws/read/sample-draws.ts';
import { openBrowser } from './browser.ts';
import { awaitCopy } from './deploying-host.ts';
import { engineNumbers } from './engine-numbers.ts';
import { awaitResult, changeAddress, choose, generateFast, ticketNumbers } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** One of two draws a contest, one of teams, and one that has «00»: what each has is a unit test's. */
const TRIED = LOTTERIES.filter(({ key }) => ['duplasena', 'timemania', 'lotomania'].includes(key));

const FILES = TRIED.map(({ key }) => ({
  name: `${key}.xlsx`,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(officialXlsx(key, sampleDraws(key))),
}));

const newestOf = ({ key }: Lottery) => sampleDraws(key).at(-1) ?? { contest: 0, numbers: [] };

/** A game with all numbers of the newest draw, as somebody would type it. */
function winningGame(lottery: Lottery): string {
  const { numbers } = newestOf(lottery);
  const others = allNumbers(lottery).filter((n) => !numbers.includes(n));
  const game = [...numbers, ...others].slice(0, lottery.pick);
  return game.map((n) => String(n % 100).padStart(2, '0')).join(' ');
}

async function checkTyped(page: Page, lottery: Lottery): Promise<void> {
  await page.getByRole('radio', { name: 'Digitar' }).check();
  await page.getByRole('combobox', { name: 'Loteria' }).selectOption(lottery.key);
  await page.getByRole('textbox', { name: 'Jogos, um por linha' }).fill(winningGame(lottery));
  await page.getByRole('combobox', { name: 'Sorteios' }).selectOption('all');
  await page.getByRole('button', { name: 'Conferir', exact: true }).click();
  await page
    .getByRole('img', { name: `${lottery.drawn} acertos: ` })
    .first()
    .waitFor();
}

test('official files, once kept, serve without a network: games are checked, made and linked to', async () => {
  const { page, context } = await open({
    clock: true,
    premium: true,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  });
  await awaitCopy(page);
  await changeAddress(page, '/resultados');
  await page.locator('input[type=file]').setInputFiles(FILES);
  for (const { name } of TRIED) {
    await page.getByRole('heading', { name: `${name}: encontramos os resultados` }).waitFor();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  }
  await page.getByRole('heading', { name: 'Lotomania', level: 3 }).waitFor();

  await context.setOffline(true);
  await page.goto(`${site}/resultados?tab=check`);
  for (const lottery of TRIED) await checkTyped(page, lottery);

  await changeAddress(page, '/');
  const runs: { link: string; tickets: string[][]; label: string }[] = [];
  for (const lottery of TRIED) {
    await choose(page, lottery.key, 2);
    await page.getByRole('combobox', { name: 'Histórico' }).selectOption('10');
    await generateFast(page);
    const label = `dos últimos 10 sorteios oficiais, até o concurso ${newestOf(lottery).contest}`;
    await page.getByText(label).first().waitFor();
    const link = page.url();
    const tickets = await ticketNumbers(page);
    expect(tickets, lottery.key).toEqual(engineNumbers(link));
    runs.push({ link: link.slice(site.length), tickets, label });
    await page.getByRole('button', { name: 'Novo Jogo' }).click();
  }

  const { page: fresh } = await open({ path: runs[0]?.link ?? '/', reducedMotion: 'reduce' });
  for (const { link, tickets, label } of runs) {
    await changeAddress(fresh, link);
    await fresh.getByText(label).first().waitFor();
    await awaitResult(fresh);
    await expect.poll(() => ticketNumbers(fresh)).toEqual(tickets);
  }
});
