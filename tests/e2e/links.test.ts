import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { resultTexts } from '../../src/content/run/result.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { readClipboard } from './clipboard.ts';
import { engineNumbers } from './engine-numbers.ts';
import { linkTo, WIDE_WHEEL } from './link.ts';
import { OLD_PAGES } from './old-pages.ts';
import {
  awaitResult,
  changeAddress,
  choose,
  generateFast,
  numbersOn,
  openDetails,
  quick,
  slipsIn,
  ticketNumbers,
  unfolder,
} from './steps.ts';

const { open, site } = openBrowser({ moves: false });

const QUICK = linkTo({ lottery: 'lotomania', games: 20, strategy: 'aggressive' });
const CHAMPION = linkTo({ lottery: 'quina', games: 4, strategy: 'campeao' });
describe('a link to a run', () => {
  wholeTest('has the tickets of its receipt with workers and without; wheels are loaded for a wheel only', async () => {
    const { page, context } = await open({ path: null });
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    for (const link of [QUICK, CHAMPION, WIDE_WHEEL]) {
      for (const flag of ['workers=4', 'pool=0']) {
        asked.length = 0;
        await page.goto(`${site}${link}&${flag}`);
        await awaitResult(page);
        expect(await ticketNumbers(page), flag).toEqual(engineNumbers(site + link));
        const wheels = asked.filter((url) => /draw-wheel|in-page/.test(url)).length;
        expect(wheels, link).toBe(link === WIDE_WHEEL ? 1 : 0);
        const notice = page.getByText(/^Modo compatível.*, como pede o endereço/);
        await expect.poll(() => notice.count()).toBe(flag === 'pool=0' ? 1 : 0);
      }
    }
  });

  test('it is what «Copiar link» copies, works in another browser, survives a reload, and «back» leads home', async () => {
    const { page, context } = await open({ clock: true, premium: true });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await choose(page, 'diadasorte', 5);
    await generateFast(page);
    const seed = page.getByText('Semente', { exact: true });
    expect(await seed.count()).toBe(0);
    await openDetails(page);
    await seed.waitFor();
    await page.getByRole('button', { name: 'Copiar link' }).click();
    await page.getByText('Link copiado').waitFor();
    const link = await readClipboard(page);
    const tickets = await ticketNumbers(page);
    const { page: other } = await open({ path: link.replace(site, '') });
    await awaitResult(other);
    expect(await ticketNumbers(other)).toEqual(tickets);
    const received = (where: Page) => where.getByText(resultTexts.received).count();
    expect([await received(page), await received(other)]).toEqual([0, 1]);
    const prizes = async (where: Page) => {
      for (const card of await where.getByRole('article').all()) {
        await unfolder(card).evaluateAll(([toggle]) => (toggle as HTMLElement | undefined)?.click());
      }
      return where.getByText(/^Prêmio potencial: R\$\s[\d.]+$/).allTextContents();
    };
    const made = await prizes(page);
    expect(made).toHaveLength(5);
    expect(await prizes(other)).toEqual(made);
    await page.reload();
    await awaitResult(page);
    expect(await ticketNumbers(page)).toEqual(tickets);
    await page.goBack();
    await quick(page).waitFor();
    await page.goForward();
    await awaitResult(page);
    expect(await ticketNumbers(page)).toEqual(tickets);
  });
});

/** Each ticket's numbers, score and potential prize, as a build with engine 2 showed them. */
async function ticketsOf(page: Page): Promise<string[]> {
  await awaitResult(page);
  // Longer than twenty scores take to show up.
  await page.clock.runFor(6000);
  const cards = await page.getByRole('article').all();
  return Promise.all(
    cards.map(async (card) => {
      const score = await card.getByText(/^Força \d+$/).textContent();
      const numbers = await numbersOn(slipsIn(card));
      // By script: a ticket far from the screen is not laid out, and no place to click at.
      await unfolder(card).evaluateAll(([toggle]) => (toggle as HTMLElement | undefined)?.click());
      const [, prize = ''] = ((await card.getByText(/^Prêmio potencial/).textContent()) ?? '').split(': ');
      return [numbers.join(' '), score, prize.replace(/\s/g, ' ')].join(' | ');
    }),
  );
}

describe('a link of engine 2', () => {
  test('shows what it always showed, also after «back» from one of another engine', async () => {
    const { page } = await open({ path: null, clock: true });
    const [first] = OLD_PAGES;
    const link = first?.link ?? '';
    await page.goto(`${site}/${link}`);
    expect(await ticketsOf(page)).toEqual(first?.tickets);
    await openDetails(page);
    await page.getByRole('definition').filter({ hasText: /^2$/ }).waitFor();
    await changeAddress(page, link.replace('engine=2', 'engine=3'));
    const shown = async () => (await numbersOn(slipsIn(page.getByRole('article').first()))).join(' ');
    await expect.poll(shown).not.toBe(first?.tickets[0]?.split(' | ')[0]);
    // `tests/cli/generate.test.ts` makes those of the other links.
    await page.goBack();
    await expect.poll(shown).toBe(first?.tickets[0]?.split(' | ')[0]);
    expect(await ticketsOf(page)).toEqual(first?.tickets);
  });
});
