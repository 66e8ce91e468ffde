import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/shared/engine-version.ts';
import { openBrowser } from './browser.ts';
import { RUN_TIMEOUT, slipsIn, ticketNumbers, unfoldGames } from './steps.ts';

const { site, open } = openBrowser({ loadsAhead: false, moves: false });

/** Tickets of an instant of their own: equal numbers of two tabs are two tickets. */
const result = (seed: string, second: number) =>
  `/vip1922?view=result&lottery=quina&games=20&strategy=quick&seed=${seed}&history=h` +
  `&date=2026-11-20&now=2026-11-20T12%3A00%3A0${second}.000Z&engine=${ENGINE_VERSION}`;

interface Presses {
  /** The accessible names of the buttons begin so. */
  readonly name: string;
  readonly count: number;
  /** When the first is pressed, on the clock that all tabs share, in milliseconds. */
  readonly at: number;
  /** Milliseconds from one to the next. */
  readonly every: number;
  /** For so long the tab does nothing else before the first press, and after it. */
  readonly busyBefore?: number;
  readonly busyAfter?: number;
  /** From the last of the buttons on upwards. */
  readonly fromBelow?: boolean;
}

/** Presses a tab's buttons one after the other, each at its instant, whatever the machine does. */
function press(tab: Page, presses: Presses): Promise<void> {
  return tab.evaluate(
    async ({ name, count, at, every, busyBefore = 0, busyAfter = 0, fromBelow }) => {
      const until = (time: number) => {
        while (Date.now() < time);
      };
      // What another tab has taken out may still be called saved here.
      const nameOf = (button: Element) =>
        button.getAttribute('aria-label') ?? button.textContent?.replace('Salvo', 'Salvar') ?? '';
      const named = (button: Element) => nameOf(button).startsWith(name);
      const buttons = [...document.querySelectorAll<HTMLElement>('button')].filter(named);
      if (fromBelow) buttons.reverse();
      for (const [i, button] of buttons.slice(0, count).entries()) {
        const time = at + i * every;
        const spare = time - Date.now() - 10;
        if (spare > 0) await new Promise((resolve) => setTimeout(resolve, spare));
        until(time + (i === 0 ? busyBefore : 0));
        button.click();
        if (i === 0) until(time + busyBefore + busyAfter);
      }
    },
    presses,
  );
}

/** Soon, on the clock that all tabs share: each has had the time to get ready. */
const soon = () => Date.now() + 200;

/** Three tabs of one profile: two that save, and one that has «Meus jogos» open. */
async function openTabs() {
  const { page: first, context } = await open({ path: '/vip1922', reducedMotion: 'reduce' });
  const [second, looking] = [await context.newPage(), await context.newPage()];
  await looking.goto(site);
  return { context, savers: [first, second], looking, dialog: await openSaved(looking) };
}

async function openSaved(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Meus jogos' }).click();
  return page.getByRole('dialog', { name: 'Meus jogos' });
}

/** New tickets in each tab that saves; gives the numbers of the first ones, as they are written. */
async function showTickets(savers: readonly Page[], round: string, count: number) {
  const all = await Promise.all(
    savers.map(async (tab, i) => {
      await tab.goto(site + result(round, i));
      // The tickets are there before they are shown.
      await expect.poll(() => ticketNumbers(tab), { timeout: RUN_TIMEOUT }).toHaveLength(20);
      return (await ticketNumbers(tab)).slice(0, count).map((numbers) => numbers.join(' '));
    }),
  );
  return all.flat();
}

/** The numbers of the newest games of an open «Meus jogos». */
async function newest(dialog: Locator, count: number): Promise<string[]> {
  return slipsIn(dialog).evaluateAll(
    (found, wanted) =>
      found
        .slice(0, wanted)
        .map((slip) =>
          [...slip.querySelectorAll('b')].map((number) => number.textContent).join(' '),
        ),
    count,
  );
}

/** Waits until the newest games are just those, in whatever order. */
async function expectNewest(dialog: Locator, games: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await newest(dialog, games.length)).sort(), { timeout: 20_000 })
    .toEqual([...games].sort());
}

/** In the page: how many games its database holds. */
function countStored(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('robo-da-sorte');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const db = opening.result;
      const counting = db.transaction('games').objectStore('games').count();
      counting.onsuccess = () => resolve(counting.result);
      db.close();
    };
  });
}

/** Takes all games out again; a list shows it before it is done. */
async function takeOut(looking: Page, count: number): Promise<void> {
  await unfoldGames(looking.getByRole('dialog'));
  await press(looking, { name: 'Apagar', count, at: soon(), every: 0 });
  await expect.poll(() => looking.evaluate(countStored), { timeout: 20_000 }).toBe(0);
}

test('saves of two tabs, 0, 1 or 100 ms apart, all at once, or while one is busy for 1.5 s: none is lost', async () => {
  const { savers, looking, dialog } = await openTabs();
  const games = await showTickets(savers, 'apart', 12);
  const firstOf = (count: number) => [...games.slice(0, count), ...games.slice(12, 12 + count)];
  for (const apart of [0, 1, 100]) {
    const at = soon();
    const every = 40 + apart;
    await Promise.all(
      savers.map((tab, i) => press(tab, { name: 'Salvar', count: 8, at: at + i * apart, every })),
    );
    await expectNewest(dialog, firstOf(8));
    await takeOut(looking, 16);
  }
  const [first, second] = savers as [Page, Page];
  for (const busy of ['busyBefore', 'busyAfter']) {
    const at = soon();
    await Promise.all([
      press(first, { name: 'Salvar', count: 6, at, every: 0, [busy]: 1500 }),
      press(second, { name: 'Salvar', count: 6, at: at + 50, every: 100 }),
    ]);
    await expectNewest(dialog, firstOf(6));
    await takeOut(looking, 12);
  }
  const at = soon();
  await Promise.all(savers.map((tab) => press(tab, { name: 'Salvar', count: 12, at, every: 0 })));
  await expectNewest(dialog, games);
});

test('saves, deletions and favorites of three tabs at once: each of them holds', async () => {
  const { context, savers, looking, dialog } = await openTabs();
  const [saving, marking] = savers as [Page, Page];
  const before = await showTickets([marking], 'before', 20);
  await press(marking, { name: 'Salvar', count: 20, at: soon(), every: 0 });
  await expectNewest(dialog, before);
  const order = await newest(dialog, 20);
  const games = await showTickets([saving], 'after', 15);
  await marking.goto(site);
  await expectNewest(await openSaved(marking), before);
  await unfoldGames(dialog);
  const at = soon();
  await Promise.all([
    press(saving, { name: 'Salvar', count: 15, at, every: 10 }),
    press(looking, { name: 'Apagar', count: 10, at, every: 15 }),
    press(marking, { name: 'Favorito', count: 10, at, every: 15, fromBelow: true }),
  ]);
  const check = await context.newPage();
  await check.goto(site);
  const checked = await openSaved(check);
  await expectNewest(checked, [...games, ...order.slice(10)]);
  expect((await newest(checked, 50)).slice(15)).toEqual(order.slice(10));
  const stars = checked.getByRole('button', { name: /^Favorito: / });
  const pressed = await stars.evaluateAll((found) =>
    found.map((button) => button.getAttribute('aria-pressed')),
  );
  expect(pressed).toEqual([...Array(15).fill('false'), ...Array(10).fill('true')]);
});
