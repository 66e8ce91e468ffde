import type { Page } from 'playwright-core';
import { roomWays } from '../../src/content/shell/rooms.ts';
import { officialXlsx } from '../../tests/draws/read/files.ts';
import { sampleDraws } from '../../tests/draws/read/sample-draws.ts';
import { openGameMenu, openSaved, unfoldGames } from '../../tests/e2e/steps.ts';
import { ENGINE_VERSION } from '../../workers/shared/run/engine-version.ts';

/** A view to look at. */
export interface Scene {
  readonly path: string;
  readonly premium?: boolean;
  /** The whole page (the default), or what fits on the screen. */
  readonly whole?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
}

const result = (lottery: string, games: number, strategy = 'quick') =>
  `/?view=result&lottery=${lottery}&games=${games}&strategy=${strategy}&seed=retrato&history=h1` +
  `&date=2026-11-20&now=2026-11-20T12%3A00%3A00.000Z&engine=${ENGINE_VERSION}`;

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const scored = async (page: Page) => {
  await page
    .getByText(/^Força \d/)
    .last()
    .waitFor();
  await page.waitForTimeout(1500);
};

const officialFile = {
  name: 'megasena.xlsx',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(officialXlsx('megasena', sampleDraws('megasena', 400))),
};

const readFile = async (page: Page) => {
  await page.locator('input[type=file]').setInputFiles(officialFile);
  await page.getByRole('heading', { name: 'Resultados: Mega-Sena' }).waitFor();
};

const keepFile = async (page: Page) => {
  await readFile(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Conferir' }).waitFor();
};

/** Every view of every route, and every dialog. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'home-first': { path: '/', whole: false },
  home: { path: '/' },
  'home-premium': { path: '/', premium: true },
  'home-broken-link': { path: '/?view=result&lottery=loteca', whole: false },
  frequent: { path: '/?view=frequent' },
  'frequent-premium': { path: '/?view=frequent', premium: true },
  strategy: { path: '/?view=strategy' },
  results: { path: '/resultados?tab=file' },
  'results-report': { path: '/resultados?tab=file', prepare: readFile },
  'results-kept': { path: '/resultados?tab=file', prepare: keepFile },
  'results-check': {
    path: '/resultados?tab=file',
    prepare: async (page) => {
      await keepFile(page);
      await page.locator('summary', { hasText: 'Conferir outra coisa' }).click();
      await page.getByRole('radio', { name: 'Digitar' }).check();
      await page.getByRole('textbox', { name: 'Jogos, um por linha' }).fill('04 08 15 16 23 42\n01 12 23 34 45 56');
      await page.getByRole('combobox', { name: 'Sorteios' }).selectOption('all');
      await page.getByRole('button', { name: 'Conferir', exact: true }).click();
      await page.getByRole('heading', { name: 'Resultado', exact: true }).waitFor();
    },
  },
  'results-statistics': {
    path: '/resultados?tab=file',
    prepare: async (page) => {
      await keepFile(page);
      await page.getByRole('link', { name: roomWays.statistics.question }).click();
      await page
        .getByText(/concursos oficiais \(1 a 400\)/)
        .first()
        .waitFor();
    },
  },
  'strategy-premium': { path: '/?view=strategy', premium: true },
  overlay: { path: '/', whole: false, prepare: press(/Gerar bilhete rápido/) },
  'result-megasena': { path: result('megasena', 2), prepare: scored },
  'result-lotofacil': { path: result('lotofacil', 1, 'campeao'), prepare: scored },
  'result-quina': { path: result('quina', 1, 'quadrante'), prepare: scored },
  'result-duplasena': { path: result('duplasena', 1), prepare: scored },
  'result-timemania': { path: result('timemania', 1), prepare: scored },
  'result-diadasorte': { path: result('diadasorte', 1), prepare: scored },
  'result-lotomania': { path: result('lotomania', 3), premium: true, prepare: scored },
  'dialog-premium': { path: '/', whole: false, prepare: press('5 jogos') },
  'saved-empty': { path: '/?view=saved' },
  saved: {
    path: result('quina', 2),
    whole: false,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Salvar todos' }).click();
      await page.getByText('2 jogos salvos').waitFor();
      await openSaved(page);
    },
  },
  'saved-undo': {
    path: result('quina', 3),
    whole: false,
    prepare: async (page) => {
      for (const name of ['Bilhete 1', 'Bilhete 2', 'Bilhete 3']) {
        const card = page.getByRole('article', { name });
        await card.getByRole('button', { name: 'Salvar' }).click();
        await card.getByRole('button', { name: 'Salvo' }).waitFor();
      }
      await openSaved(page);
      await unfoldGames(page.getByRole('main'));
      for (let left = 2; left >= 1; left--) {
        await openGameMenu(page.getByRole('main'), '', left);
        await page.getByRole('button', { name: /^Apagar: / }).press('Enter');
        await page
          .getByRole('button', { name: /^Mais ações: / })
          .nth(left)
          .waitFor({ state: 'detached' });
      }
    },
  },
  'copy-list': {
    path: result('megasena', 2),
    whole: false,
    prepare: async (page) => {
      await press(/^Mais ações$/)(page);
      await press('Lista para digitar')(page);
      await page.getByRole('button', { name: 'Copiar este jogo' }).waitFor();
    },
  },
  register: {
    path: result('megasena', 1),
    whole: false,
    prepare: async (page) => {
      await press('Marcar no volante')(page);
      await press('Marquei')(page);
      await press('Registrei este jogo')(page);
      await page.getByLabel('Dia do sorteio').waitFor();
    },
  },
  diary: { path: '/diario' },
  syndicates: { path: '/bolao' },
  laboratory: { path: '/laboratorio' },
  'result-compatible': { path: `${result('quina', 1)}&pool=0`, whole: false, prepare: scored },
  'dialog-tips': { path: '/', premium: true, whole: false, prepare: press('Conselhos e dicas') },
  'dialog-tips-category': {
    path: '/',
    premium: true,
    whole: false,
    prepare: async (page) => {
      await press('Conselhos e dicas')(page);
      await press(/Gestão/)(page);
    },
  },
  'dialog-how': { path: '/', whole: false, prepare: press('Como funciona') },
  'dialog-more': { path: '/', whole: false, prepare: press(/^Mais$/) },
  'new-home': { path: '/new' },
  'new-frequent': { path: '/new?view=frequent' },
  'new-strategy': { path: '/new?view=strategy' },
  'new-hot-numbers': { path: '/new?view=frequent', prepare: press('Usar na estratégia') },
  'vip-home': { path: '/vip1922' },
  'vip-strategy': { path: '/vip1922?view=strategy' },
  'vip-configure': { path: '/vip1922?view=configure' },
  'vip-result': {
    path: result('lotofacil', 3, 'strategic').replace('/?', '/vip1922?'),
    prepare: scored,
  },
};
