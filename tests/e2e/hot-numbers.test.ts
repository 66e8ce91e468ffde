import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { skipOverlay, ticketNumbers } from './steps.ts';

const { open } = openBrowser({ loadsAhead: false, moves: false });

const HOT = /^Números quentes: ([\d, ]+)\.$/;
const GAMES = 5;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The first ten of the frequent view, ascending. */
async function rankedFirst(page: Page): Promise<number[]> {
  const items = page.getByRole('list', { name: /^Números, do mais/ }).getByRole('listitem');
  await items.first().waitFor();
  const names = await items.evaluateAll((all) => all.map((item) => item.ariaLabel ?? ''));
  const numbers = names.map((name) => Number(/^Número (\d+)/.exec(name)?.[1]));
  return numbers.slice(0, 10).sort((a, b) => a - b);
}

/** The numbers that the strategy view says are hot. */
async function shownHot(page: Page): Promise<number[]> {
  const text = (await page.getByText(HOT).textContent()) ?? '';
  return (HOT.exec(text)?.[1] ?? '').split(', ').map(Number);
}

/** Generates some games and counts, ticket by ticket, how many of these numbers they have. */
async function countTaken(page: Page, hot: readonly number[]): Promise<number[]> {
  await button(page, String(GAMES)).click();
  await skipOverlay(page, () => button(page, 'Gerar com essa Estratégia').click());
  // «00» is Lotomania's 100.
  const tickets = (await ticketNumbers(page)).map((cells) => cells.map((cell) => +cell || 100));
  return tickets.map((numbers) => numbers.filter((n) => hot.includes(n)).length);
}

describe('«Usar na estratégia»', () => {
  test.each([
    ['megasena', 5, 'Jogo Rápido: cada bilhete leva ao menos 5 deles.'],
    ['lotomania', 10, 'Jogo Rápido: cada bilhete leva todos os 10.'],
  ])(
    'hands the hot numbers of %s over: shown, and in each ticket %i of them',
    async (key, share, says) => {
      const { page } = await open({ path: '/new', premium: true, clock: true });
      await page.getByRole('combobox', { name: 'Loteria' }).selectOption(key);
      await button(page, 'Números Quentes').click();
      const ranked = await rankedFirst(page);
      await button(page, 'Usar na estratégia').click();
      await page.getByText(HOT).waitFor();
      const hot = await shownHot(page);
      expect(hot).toEqual(ranked);
      await page.getByText(says, { exact: true }).waitFor();
      await page.getByRole('tab', { name: 'Rápido', selected: true }).waitFor();
      const taken = await countTaken(page, hot);
      expect(taken).toHaveLength(GAMES);
      expect(Math.min(...taken)).toBeGreaterThanOrEqual(share);
    },
  );

  test('speaks of «Jogo Rápido» only: a ticket of «Agressivo» has fewer of them', async () => {
    const { page } = await open({ path: '/new?view=frequent', premium: true, clock: true });
    await button(page, 'Usar na estratégia').click();
    await page.getByRole('tab', { name: 'Agressivo' }).click();
    await page.getByText('Jogo Rápido: cada bilhete leva ao menos 5 deles.').waitFor();
    const taken = await countTaken(page, await shownHot(page));
    expect(Math.max(...taken)).toBeLessThan(5);
  });

  test('is the only way: who goes home drops them', async () => {
    const { page } = await open({ path: '/new?view=frequent' });
    await button(page, 'Usar na estratégia').click();
    await page.getByText(HOT).waitFor();
    await button(page, 'Voltar ao início').click();
    await button(page, 'Estratégias').click();
    await page.getByRole('tab', { name: 'Rápido' }).waitFor();
    expect(await page.getByText(HOT).count()).toBe(0);
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Estratégia' }).waitFor();
    expect(await page.getByText(HOT).count()).toBe(0);
  });
});

test.each([
  ['/', 'Números frequentes', 'Números mais frequentes', 'Números frequentes · Robô da Sorte'],
  ['/new', 'Números Quentes', 'Números Quentes', 'Números Quentes · Robô da Sorte'],
])(
  'on %s the button, the heading and the tab name the view',
  async (path, name, heading, title) => {
    const { page } = await open({ path });
    await button(page, name).click();
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await page.waitForFunction((expected) => document.title === expected, title);
  },
);
