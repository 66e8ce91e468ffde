import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, PHONE } from './browser.ts';
import { linkTo } from './link.ts';
import { awaitResult, enlarge, excessWidth } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** A seed as long as one can be. */
const seed = 's'.repeat(128);

const VIEWS = {
  home: '/',
  'home with a broken link': '/?view=result&lottery=umaloteriaquenaoexistemesmo',
  frequent: '/?view=frequent',
  strategy: '/?view=strategy',
  'hot numbers of /new': '/new?view=frequent',
  'result of Lotomania': linkTo({ lottery: 'lotomania', games: 2, seed }),
  'result of Lotofácil': linkTo({ lottery: 'lotofacil', games: 2, seed }),
  'result of Dia de Sorte': linkTo({ lottery: 'diadasorte', games: 2, seed }),
  results: '/resultados',
  // That page grants premium to those after it.
  'configure of /vip1922': '/vip1922?view=configure',
};

async function settle(page: Page, path: string): Promise<void> {
  if (path.includes('seed=')) await awaitResult(page);
  else if (/strategy|configure/.test(path)) await page.getByRole('spinbutton').waitFor();
  else if (path === VIEWS.results) await page.getByRole('button', { name: 'Colar texto' }).waitFor();
  else await page.getByRole('combobox', { name: 'Loteria' }).waitFor();
}

const SIZES = [
  ['at 320 px', { width: 320, height: 568 }, 100],
  ['at 360 px with text twice as large', { width: 360, height: 640 }, 200],
  ['at 1280 px and 200 % zoom', { width: 640, height: 400 }, 100],
  ['at 1280 px', { width: 1280, height: 800 }, 100],
] as const;

test('no view scrolls sideways, all have touch targets of at least 44 px and text of 16 px', async () => {
  const { page } = await open({ path: null });
  for (const [view, path] of Object.entries(VIEWS)) {
    await page.setViewportSize(PHONE);
    await page.goto(site + path);
    await settle(page, path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, select, input, a, [role=switch]')]
        .filter((element) => element.checkVisibility() && !element.matches('a[href^="#"]'))
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ text }) => text),
    );
    expect(small, view).toEqual([]);
    const body = await page.evaluate(() =>
      [...document.querySelectorAll('p')].map((p) => Number.parseFloat(getComputedStyle(p).fontSize)),
    );
    expect(Math.min(...body), view).toBeGreaterThanOrEqual(16);

    for (const [size, viewport, textSize] of SIZES) {
      await page.setViewportSize(viewport);
      await enlarge(page, textSize);
      expect(await excessWidth(page), `${view} ${size}`).toBe(0);
    }
  }
});
