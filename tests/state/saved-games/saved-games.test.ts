import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Undo } from '../../../src/state/saved-games/groups.ts';
import { findSaved, gamesOf } from '../../../src/state/saved-games/list.ts';
import { installDatabase } from '../../platform/fake-database.ts';
import { useStores } from '../../platform/tabs.ts';
import { idsOf, openSavedGames, type SavedGamesPage } from './saved-games-page.ts';
import { ticketOf, ticketsOf } from './tickets.ts';

let page: SavedGamesPage;
const id = (n: number) => ticketOf(n).id;
/** Ids from the newest to the oldest. */
const ids = (newest: number, oldest: number) =>
  ticketsOf(oldest, newest)
    .map((ticket) => ticket.id)
    .reverse();
/** Saves tickets, the last on top. */
const saveAll = (from: number, to: number) => page.saveGames(ticketsOf(from, to).reverse());

beforeEach(async () => {
  useStores();
  page = (await openSavedGames()).page;
});

describe('saving a ticket', () => {
  test('a save puts the ticket on top, whole, and keeps it for the next visit', async () => {
    expect(await page.saveGame(ticketOf(1))).toMatchObject({ code: 'saved' });
    expect(await page.saveGame(ticketOf(2))).toMatchObject({ code: 'saved' });
    expect(page.savedGames).toMatchObject({ games: [ticketOf(2), ticketOf(1)], status: 'kept' });
    const { page: next } = await openSavedGames();
    expect(next.savedGames.games).toEqual([ticketOf(2), ticketOf(1)]);
  });

  test('a second save changes nothing', async () => {
    await saveAll(1, 2);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    expect(await page.saveGame(ticketOf(1))).toMatchObject({ code: 'already-saved' });
    expect(idsOf(page)).toEqual(ids(2, 1));
    expect(put).not.toHaveBeenCalled();
  });

  test('a ticket with the id of other numbers is saved beside them, each under an id of its own', async () => {
    await saveAll(1, 1);
    const other = ticketOf(1, { numbers: [1, 2, 3, 4, 5, 6] });
    expect((await page.saveGame(other)).code).toBe('saved');
    expect(idsOf(page)).toEqual([`${id(1)}~`, id(1)]);
    expect((await page.saveGame(other)).code).toBe('already-saved');
    expect(findSaved(page.savedGames.games, other)?.id).toBe(`${id(1)}~`);
  });

  test('a ticket with the numbers and the instant of another lottery’s is saved beside it', async () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    await page.saveGame(ticketOf(1, { numbers }));
    const other = ticketOf(1, { numbers, id: 'other', lotteryType: 'duplasena' });
    expect((await page.saveGame(other)).code).toBe('saved');
    expect(idsOf(page)).toEqual(['other', id(1)]);
  });

  test('a save past 50 makes room: the oldest that is no favorite goes', async () => {
    await saveAll(0, 49);
    await page.toggleFavorite(id(0));
    const outcome = await page.saveGame(ticketOf(50));
    expect(outcome).toMatchObject({
      code: 'made-room',
      undo: { removed: [{ game: { id: id(1) } }] },
    });
    expect(idsOf(page)).toEqual([...ids(50, 2), id(0)]);
    expect(idsOf(page)).toHaveLength(50);
  });

  test.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 0, 2]]])(
    'a save that made room, three times, is undone each for itself, in the order %j',
    async (order) => {
      await saveAll(0, 49);
      const before = [...page.savedGames.games];
      const outcomes = [];
      for (const n of [50, 51, 52]) outcomes.push(await page.saveGame(ticketOf(n)));
      expect(idsOf(page)).toEqual(ids(52, 3));
      for (const [i, n] of order.entries()) {
        const undo = outcomes[n]?.undo;
        expect(undo?.removed[0]?.game.id).toBe(id(n));
        expect(undo && (await page.restore(undo))).toBe('restored');
        expect(idsOf(page)).toContain(id(n));
        expect(idsOf(page)).not.toContain(id(50 + n));
        expect(idsOf(page).filter((key) => ids(52, 50).includes(key))).toHaveLength(2 - i);
      }
      expect(page.savedGames.games).toEqual(before);
    },
  );

  test('saves of one ticket at the same time save it once', async () => {
    const outcomes = await Promise.all([1, 1, 1].map((n) => page.saveGame(ticketOf(n))));
    expect(outcomes.map(({ code }) => code)).toEqual(['saved', 'already-saved', 'already-saved']);
    expect(idsOf(page)).toEqual([id(1)]);
  });

  test('a save into 50 favorites is refused and changes nothing', async () => {
    await saveAll(0, 49);
    await Promise.all(idsOf(page).map(page.toggleFavorite));
    expect(await page.saveGame(ticketOf(50))).toMatchObject({ code: 'full-of-favorites' });
    const { page: next } = await openSavedGames();
    expect(idsOf(next)).toEqual(ids(49, 0));
  });
});

describe('deleting a game', () => {
  test.each([
    ['1', '1'],
    ['5', '5'],
    ['51234', '51234'],
    ['51234', '43215'],
    ['12345', '31524'],
    ['32415', '15432'],
    ['243', '432'],
  ])('deletions of %s of five are undone exactly, in the order %s', async (taken, back) => {
    await saveAll(1, 5);
    await page.toggleFavorite(id(1));
    const before = [...page.savedGames.games];
    const removed = new Map<number, Undo | undefined>();
    for (const n of [...taken].map(Number)) removed.set(n, await page.deleteGame(id(n)));
    expect(idsOf(page)).toHaveLength(5 - taken.length);
    for (const n of [...back].map(Number)) {
      const entry = removed.get(n);
      expect(entry && (await page.restore(entry))).toBe('restored');
    }
    expect(page.savedGames.games).toEqual(before);
  });

  test('a deletion is undone once, however often it is asked', async () => {
    await saveAll(1, 2);
    const removed = await page.deleteGame(id(1));
    if (!removed) throw new Error('nothing was removed');
    await page.restore(removed);
    expect(await page.restore(removed)).toBe('restored');
    expect(idsOf(page)).toEqual(ids(2, 1));
  });
});

describe('a favorite', () => {
  test('a favorite is one until it is toggled again, also on the next visit', async () => {
    await saveAll(1, 2);
    expect(await page.toggleFavorite(id(1))).toBe('kept');
    expect(page.savedGames.games.map((game) => game.isFavorite)).toEqual([false, true]);
    const { page: next } = await openSavedGames();
    expect(next.savedGames.games).toEqual(page.savedGames.games);
    await next.toggleFavorite(id(1));
    expect(next.savedGames.games).toEqual([ticketOf(2), ticketOf(1)]);
  });

  test('a favorite that is gone already changes nothing', async () => {
    await saveAll(1, 1);
    expect(await page.toggleFavorite('none')).toBe('kept');
    expect(page.savedGames.games).toEqual([ticketOf(1)]);
  });
});

test('a record that cannot be read is not shown, stays, and spoils nothing', async () => {
  await saveAll(1, 2);
  const later = { id: 'later', position: 9, game: { id: 'later', lotteryType: 'milionaria' } };
  const records = async () => {
    const db = await openDB('robo-da-sorte', 1);
    return db.transaction('games', 'readwrite').store;
  };
  await (await records()).put(later);
  await page.saveGame(ticketOf(3));
  await page.deleteGame(id(1));
  const { page: next } = await openSavedGames();
  expect(idsOf(next)).toEqual(ids(3, 2));
  expect(await (await records()).get('later')).toEqual(later);
});

test('games that 0.5.0 and 0.6.0 stored are there as they were', async () => {
  installDatabase();
  const db = await openDB('robo-da-sorte', 1, {
    upgrade: (made) => {
      made.createObjectStore('games', { keyPath: 'id' });
      made.createObjectStore('facts');
    },
  });
  const games = ticketsOf(1, 3).map((ticket) => ({
    ...ticket,
    name: 'Da avó',
    follow: { from: 1, draws: 2 },
  }));
  for (const [i, game] of games.entries()) {
    await db.put('games', { id: game.id, position: 10 * (i + 1), game });
  }
  await db.put('facts', { revision: 7, removed: [] }, 'list');
  db.close();
  const { page: next } = await openSavedGames();
  expect(next.savedGames.games).toEqual([...games].reverse());
  await next.saveGame(ticketOf(4));
  expect(next.savedGames.games).toEqual([ticketOf(4), ...[...games].reverse()]);
});

describe('two tabs', () => {
  test('keep 50 when both save at the same time, and each push out is told to the one that did it', async () => {
    const tabs = [page, (await openSavedGames()).page];
    const saves = tabs.flatMap((tab, i) => ticketsOf(100 * i, 100 * i + 29).map((ticket) => tab.saveGame(ticket)));
    const removed = (await Promise.all(saves)).flatMap(({ undo }) => undo?.removed.map(({ game }) => game.id) ?? []);
    await page.loadSavedGames();
    expect(idsOf(page)).toHaveLength(50);
    expect(removed).toHaveLength(10);
    expect(new Set([...idsOf(page), ...removed]).size).toBe(60);
  });
});

describe('without a database', () => {
  beforeEach(async () => {
    vi.stubGlobal('indexedDB', undefined);
    page = (await openSavedGames()).page;
  });

  test('games last as long as the page, which each change says', async () => {
    expect(await page.saveGame(ticketOf(1))).toMatchObject({ code: 'not-kept' });
    expect(await page.toggleFavorite(id(1))).toBe('not-kept');
    const removed = await page.deleteGame(id(1));
    expect(idsOf(page)).toEqual([]);
    expect(removed && (await page.restore(removed))).toBe('not-kept');
    expect(page.savedGames).toMatchObject({ games: [ticketOf(1, { isFavorite: true })], status: 'not-kept' });
  });

  test('a save makes room, and that is undone too', async () => {
    await page.saveGames(ticketsOf(0, 49), 'a');
    const before = [...page.savedGames.games];
    const { code, undo } = await page.saveGame(ticketOf(500, { odds: 50_063_860.12345 }));
    expect([code, undo?.removed[0]?.game.id]).toEqual(['not-kept', id(49)]);
    if (undo) await page.restore(undo);
    expect(page.savedGames.games).toEqual(before);
  });
});

test('the filter shows the games of one lottery in their order, or all of them', () => {
  const quina = (n: number) => ticketOf(n, { lotteryType: 'quina', numbers: [1, 2, 3, 4, 5 + n] });
  const games = [quina(4), ticketOf(3), quina(2), ticketOf(1)];
  expect(gamesOf(games, 'quina')).toEqual([quina(4), quina(2)]);
  expect(gamesOf(games, 'lotomania')).toEqual([]);
  expect(gamesOf(games, null)).toEqual(games);
});
