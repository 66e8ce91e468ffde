import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { skipOverlay, ticketNumbers } from './steps.ts';

const { open } = openBrowser({ moves: false });

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
  test('hands the hot numbers over: shown, and in each ticket of «Jogo Rápido» at least five', async () => {
    const { page } = await open({ path: '/new', premium: true, clock: true });
    await button(page, 'Números Quentes').click();
    await page.waitForFunction(() => document.title === 'Números Quentes · Robô da Sorte');
    const ranked = await rankedFirst(page);
    await button(page, 'Usar na estratégia').click();
    await page.getByText(HOT).waitFor();
    const hot = await shownHot(page);
    expect(hot).toEqual(ranked);
    await page.getByText('Jogo Rápido: cada bilhete leva ao menos 5 deles.').waitFor();
    await page.getByRole('tab', { name: 'Rápido', selected: true }).waitFor();
    const taken = await countTaken(page, hot);
    expect(taken).toHaveLength(GAMES);
    expect(Math.min(...taken)).toBeGreaterThanOrEqual(5);
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
