import type { Page } from 'playwright-core';
import { officialXlsx } from '../../tests/draws/read/files.ts';
import { sampleDraws } from '../../tests/draws/read/sample-draws.ts';
import { keepFound, typeGames } from '../../tests/e2e/steps.ts';
import { ENGINE_VERSION } from '../../workers/shared/run/engine-version.ts';

/** A view to photograph. */
export interface Scene {
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const officialFile = {
  name: 'megasena.xlsx',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(officialXlsx('megasena', sampleDraws('megasena', 400))),
};

/** The views in README's picture and in the pictures of the installed app. */
export const SCENES: Readonly<Record<string, Scene>> = {
  home: { path: '/' },
  'result-megasena': {
    path:
      '/?view=result&lottery=megasena&games=2&strategy=quick&seed=retrato&history=h1' +
      `&date=2026-11-20&now=2026-11-20T12%3A00%3A00.000Z&engine=${ENGINE_VERSION}`,
    prepare: async (page) => {
      await page
        .getByText(/^Força \d/)
        .last()
        .waitFor();
      await page.waitForTimeout(1500);
    },
  },
  'results-check': {
    path: '/resultados?tab=file',
    prepare: async (page) => {
      await page.locator('input[type=file]').setInputFiles(officialFile);
      await page.getByRole('heading', { name: 'Resultados: Mega-Sena' }).waitFor();
      await keepFound(page);
      await typeGames(page);
      await page.getByRole('textbox', { name: 'Jogos, um por linha' }).fill('04 08 15 16 23 42\n01 12 23 34 45 56');
      await page.getByRole('combobox', { name: 'Sorteios' }).selectOption('all');
      await page.getByRole('button', { name: 'Conferir', exact: true }).click();
      await page.getByRole('heading', { name: 'Resultado', exact: true }).waitFor();
    },
  },
};
