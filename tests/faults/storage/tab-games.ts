import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatNumber } from '../../../src/content/format.ts';
import { registerTexts } from '../../../src/content/registering/register.ts';
import { linkTo } from '../../e2e/link.ts';
import { awaitResult, openGameMenu, openSaved, slipsIn, ticketNumbers, unfoldGames } from '../../e2e/steps.ts';
import { ticketOf } from '../../state/saved-games/tickets.ts';
import type { Fault } from '../fault.ts';
import { KEPT_NUMBERS } from '../watch.ts';
import { begin } from './doing.ts';
import { awaitShown, goTo, press, write } from './hands.ts';
import { dumpOf, PROBE } from './probe.ts';
import { seeded } from './seed.ts';
import { both, openTwo } from './tabs.ts';

/** Tickets of an instant of their own: equal numbers of two tabs are two tickets. */
const result = (seed: string, second: number) =>
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
  await one.goto(site + result('one', 1));
  await two.goto(site + result('two', 2));
  const tabs = [one, two];
  const saved = [KEPT_NUMBERS.map(formatNumber).join(' ')];
  for (const tab of tabs) {
    await awaitResult(tab);
    saved.push(...(await ticketNumbers(tab)).map((numbers) => numbers.join(' ')));
  }
  await Promise.all(tabs.map((tab) => pressAll(tab.locator('article'), /^Salvar$/, 0)));
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

const TWO_GAMES = [ticketOf(7), ticketOf(8)];

/** Saved games in two tabs of one browser. */
export const TAB_GAMES: readonly Fault[] = [
  {
    done: 'two tabs save, delete and mark games at the same time',
    saw: 'each of it, in both tabs',
    only: 'chromium',
    daily: 'chromium',
    play: ({ site, page }) => playGames(page(), site),
  },
  {
    done: 'two tabs tell at the same time that two games were registered',
    saw: 'both registered, in both tabs and after a reload; both are in the diary',
    only: 'chromium',
    first: PROBE + seeded({ texts: { 'saved-games': JSON.stringify(TWO_GAMES) } }),
    async play(scene) {
      const tabs = await openTwo(scene);
      await both(tabs, async (tab, i) => {
        const name = `Mega-Sena, ${formatNumber(TWO_GAMES[i]?.numbers[0] ?? 0)}`;
        await goTo(tab, '/?view=saved');
        await press(tab, 'button', `Abrir: ${name}`);
        await press(tab, 'button', `Mais ações: ${name}`);
        await press(tab, 'button', registerTexts.action(1));
        await write(tab, registerTexts.contest, '2943');
      });
      await both(tabs, (tab) => press(tab, 'form button', registerTexts.keep));
      await both(tabs, (tab) => awaitShown(tab, registerTexts.done(1, { from: 2943, draws: 1 })));
      await both(tabs, async (tab) => {
        await goTo(tab, '/diario');
        await awaitShown(tab, 'R$ 10,00');
      });
      await begin(scene.visit, scene.site);
      const after = await dumpOf(scene.visit);
      const games = Object.keys(after).filter((place) => place.startsWith('robo-da-sorte games '));
      expect(games.map((place) => JSON.parse(after[place] ?? '').game.registered?.draw !== undefined)).toEqual([
        true,
        true,
      ]);
    },
  },
];
