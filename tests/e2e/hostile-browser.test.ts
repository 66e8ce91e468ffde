import { describe, expect, test } from 'vitest';
import { betTexts } from '../../src/content/bet/bet.ts';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { resultSearch } from '../../src/state/address/run-link.ts';
import type { Receipt } from '../../workers/shared/run/receipt.ts';
import { openBrowser } from './browser.ts';
import { engineNumbers, runIn } from './engine-numbers.ts';
import { linkTo } from './link.ts';
import { betButton, choose, generateFast, lotteryList, pressInMenu, quick, ticketNumbers } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

async function generates(visit: Awaited<ReturnType<typeof open>>): Promise<void> {
  const { page } = visit;
  await choose(page, 'lotomania', 1);
  await generateFast(page);
  expect(await ticketNumbers(page)).toEqual(engineNumbers(page.url()));
}

describe('the app says what is the matter', () => {
  test('when an action fails in a way that nobody thought of', async () => {
    const { page } = await open({
      path: linkTo(),
      allow: /no such element/,
      before: () => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        const create = document.createElement.bind(document);
        document.createElement = ((name: string) => {
          if (name === 'textarea') throw new Error('no such element');
          return create(name);
        }) as typeof create;
      },
    });
    await pressInMenu(page.getByRole('article'), 'Copiar');
    await page.getByText('Isso não deu certo. Tente de novo.').waitFor();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Recarregar a página' }).click();
    await reloaded;
    await page.getByRole('article').waitFor();
  });

  test('when a page fails as nobody has foreseen, and leads home: as it opens, and later', async () => {
    const { page } = await open({
      path: null,
      allow: /no such (character|text)/,
      before: () => {
        String.fromCodePoint = () => {
          throw new RangeError('no such character');
        };
      },
    });
    const alert = page.getByRole('alert').getByText('Algo deu errado');
    const home = page.getByRole('main').getByRole('button', { name: 'Voltar ao início' });
    const start = quick(page);
    const long = linkTo({ strategy: 'numerologia', name: 'Zé' });
    const packed = resultSearch(runIn(site + long) as Receipt);
    await page.goto(`${site}/new?${new URLSearchParams({ ...packed })}`);
    await alert.waitFor();
    expect(await page.locator('html').ariaSnapshot()).not.toMatch(/wrong|error/i);
    await home.press('Enter');
    await start.waitFor();
    expect(page.url()).toBe(`${site}/new`);
    // There once the page is live, and the last that home adds.
    const price = betButton(page);
    await price.waitFor();
    await page.evaluate(() => {
      Number.prototype.toFixed = () => {
        throw new RangeError('no such text');
      };
    });
    // A part that is loaded apart, around which the page stays, and home itself.
    await price.click();
    const bet = page.getByRole('dialog', { name: betTexts.title });
    await bet.getByRole('alert').getByText('Algo deu errado').waitFor();
    await bet.getByRole('button', { name: 'Voltar ao início' }).waitFor();
    await bet.getByRole('button', { name: siteTexts.close }).click();
    await bet.waitFor({ state: 'detached' });
    await lotteryList(page).selectOption('lotomania');
    await home.waitFor();
    // The page around home goes on.
    await page.getByRole('navigation').getByRole('button', { name: siteTexts.nav.more }).press('Enter');
    await page
      .getByRole('dialog', { name: siteTexts.nav.more })
      .getByRole('button', { name: siteTexts.close })
      .press('Enter');
    await page.getByRole('dialog', { name: siteTexts.nav.more }).waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('button', { name: 'Copiar detalhes' }).waitFor();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Recarregar a página' }).click();
    await reloaded;
    await start.waitFor();
  });
});

describe('the app still generates', () => {
  test('without crypto.getRandomValues, with a new seed each time', async () => {
    const visit = await open({
      clock: true,
      before: () => {
        Object.defineProperty(crypto, 'getRandomValues', { value: undefined });
      },
    });
    await generates(visit);
    const first = runIn(visit.page.url()).seed;
    await visit.page.getByRole('button', { name: siteTexts.newGame }).click();
    await generateFast(visit.page);
    const second = runIn(visit.page.url()).seed;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });
});
