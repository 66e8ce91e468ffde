import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatNumber } from '../../../src/content/format.ts';
import { linkTo } from '../../e2e/link.ts';
import { awaitResult, openGameMenu, openSaved, slipsIn, ticketNumbers, unfoldGames } from '../../e2e/steps.ts';
import type { Fault } from '../fault.ts';
import { inChromium } from '../hands.ts';
import { KEPT_NUMBERS } from '../watch.ts';

const saves = (seed: string, second: number) =>
  // Tickets of an instant of their own: equal numbers of two tabs are two tickets.
  linkTo({ lottery: 'quina', games: 20, seed, now: `2026-11-20T12:00:0${second}Z` }, '/vip1922');

/** Presses buttons whose names begin so, from one to another of them, each in a task of its own. */
function pressAll(part: Locator, name: RegExp, first: number): Promise<void> {
  return part.getByRole('button', { name }).evaluateAll(async (buttons, from) => {
    for (const button of buttons.slice(from)) {
      (button as HTMLElement).click();
      await new Promise((done) => setTimeout(done));
    }
  }, first);
}

/** Deletes so many games, one after the other, from their menus. */
async function deleteFirst(part: Locator, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await openGameMenu(part);
    await part.getByRole('button', { name: /^Apagar: / }).press('Enter');
  }
}

/** The numbers of each game of an open «Meus jogos», in order. */
function listed(part: Locator): Promise<string[]> {
  return slipsIn(part).evaluateAll((found) =>
    found.map((slip) => [...slip.querySelectorAll('b')].map((n) => n.textContent).join(' ')),
  );
}

/** The games of an open «Meus jogos» that are favorites: true for one. */
function marks(part: Locator): Promise<boolean[]> {
  return part
    .getByRole('button', { name: /^Favorito: / })
    .evaluateAll((found) => found.map((star) => star.getAttribute('aria-pressed') === 'true'));
}

// `tests/state/saved-games` has tabs in any order; here are those of a browser, each in its process.
async function playGames(one: Page, site: string): Promise<void> {
  const two = await one.context().newPage();
  await one.goto(site + saves('one', 1));
  await two.goto(site + saves('two', 2));
  const tabs = [one, two];
  const saved = [KEPT_NUMBERS.map(formatNumber).join(' ')];
  for (const tab of tabs) {
    await awaitResult(tab);
    saved.push(...(await ticketNumbers(tab)).map((numbers) => numbers.join(' ')));
  }
  await Promise.all(tabs.map((tab) => pressAll(tab.locator('article'), /^Salvar Bilhete /, 0)));
  const [here, there] = [await openSaved(one), await openSaved(two)];
  for (const part of [here, there]) {
    await expect.poll(async () => (await listed(part)).sort()).toEqual([...saved].sort());
  }
  const order = await listed(here);
  expect(await listed(there)).toEqual(order);

  await Promise.all([unfoldGames(here), unfoldGames(there)]);
  await Promise.all([deleteFirst(here, 15), pressAll(there, /^Favorito: /, -15)]);
  for (const part of [here, there]) {
    await expect.poll(() => listed(part)).toEqual(order.slice(15));
    await expect.poll(() => marks(part)).toEqual([...Array(11).fill(false), ...Array(15).fill(true)]);
  }
  await two.reload();
  await expect.poll(() => listed(there)).toEqual(order.slice(15));
}

/** Two tabs of one browser; `tests/platform` and `tests/state` have what else they do at the same time. */
export const TAB_FAULTS: readonly Fault[] = [
  {
    done: 'two tabs save, delete and mark games at the same time',
    saw: 'each of it, in both tabs',
    only: 'chromium',
    daily: 'chromium',
    act: inChromium((page, { site }) => playGames(page, site)),
    see: [],
  },
];
