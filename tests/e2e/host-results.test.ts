import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fromHostTexts } from '../../src/content/results/from-host.ts';
import { resultsTexts } from '../../src/content/results/results.ts';
import { manyDraws } from '../draws/store/many-draws.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { resultsHost } from './results-host.ts';

const host = resultsHost();
const { open, site } = openBrowser({ moves: false });

const SENA = manyDraws('megasena', 20, 2931);
const QUINA = manyDraws('quina', 31, 6000);
const { draws } = QUINA;
const FIRST = { ...QUINA, draws: draws.slice(0, 30) };

const card = (page: Page) => page.getByRole('region', { name: fromHostTexts.title });
const kept = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .last();

test('the host’s results are offered and taken, and newer ones once more', async () => {
  await host.serve(SENA, FIRST);
  await host.up();
  const { page } = await open({ site: host.site(), path: '/resultados?tab=file', allow: /Failed to load resource/ });
  await card(page).getByText('20 sorteios, até o concurso 2.950 (20/11/2026)').waitFor();
  expect(await violations(page)).toEqual([]);
  host.asked = [];
  await card(page)
    .getByRole('button', { name: fromHostTexts.takeAll(false) })
    .click();
  await card(page).getByText('Quina: 30 sorteios novos, guardados aqui.').waitFor();
  await kept(page, 'Quina').getByText(resultsTexts.withPrizes(30, 30)).waitFor({ state: 'attached' });
  expect(host.asked).toEqual(['megasena.bin', 'quina.bin']);

  await kept(page, 'Quina').locator('summary').click();
  await kept(page, 'Quina').getByRole('button', { name: resultsTexts.remove }).click();
  // It is offered anew once it has been taken out of the database.
  await card(page).getByRole('button', { name: 'Baixar Quina' }).waitFor();
  await card(page).getByRole('button', { name: 'Baixar Quina' }).click();
  await kept(page, 'Quina').getByText(resultsTexts.withPrizes(30, 30)).waitFor({ state: 'attached' });

  await host.serve(QUINA);
  await page.reload();
  await card(page)
    .getByText(`${fromHostTexts.offers.newer(1)}, até o concurso 6.030`)
    .waitFor();
  const file = join(host.results(), 'quina.bin');
  for (const end of ['', '.br', '.gz']) writeFileSync(file + end, '{}');
  await card(page).getByRole('button', { name: 'Atualizar Quina' }).click();
  await card(page)
    .getByText(/^Quina: .* continua como estava/)
    .waitFor();
  await kept(page, 'Quina').getByText(resultsTexts.withPrizes(30, 30)).waitFor({ state: 'attached' });
});

/** Whoever builds here may have some. */
const hasResults = existsSync('dist/results/index.json');

test.skipIf(hasResults)('a page whose host has none asks for none', async () => {
  const { page, context } = await open({ path: null });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site}/resultados?tab=file`);
  await page.getByRole('heading', { name: resultsTexts.keptTitle }).waitFor();
  expect(await card(page).count()).toBe(0);
  expect(asked.filter((path) => path.startsWith('/results'))).toEqual([]);
});
