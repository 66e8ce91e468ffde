import { beforeEach, describe, expect, test } from 'vitest';
import {
  gamesDatabase,
  readStoredGames,
  updateStoredGames,
} from '../../../src/state/saved-games/database.ts';
import { numbersKey } from '../../../src/state/saved-games/list.ts';
import { installDatabase } from '../../platform/fake-database.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { useFakeStorage } from '../../platform/tabs.ts';
import { idsOf, openSavedGames, type SavedGamesPage } from './saved-games-page.ts';
import { ticketOf, ticketsOf } from './tickets.ts';

const KEY = 'saved-games';
const NAME = `robo-da-sorte:v1:${KEY}`;
const id = (n: number) => ticketOf(n).id;
const stored = () => JSON.parse(storage.kept(KEY) ?? '[]');

let storage: FakeStorage;
let factory: IDBFactory;
beforeEach(() => {
  storage = useFakeStorage();
  factory = installDatabase();
});

/** A tab that has looked again, after all that was going on. */
async function seen(page: SavedGamesPage): Promise<string[]> {
  await page.loadSavedGames();
  return idsOf(page);
}

/** The earlier version of the app saves a ticket: on top of what it reads in the storage. */
function saveInOldTab(n: number, before: readonly unknown[] = stored()): string {
  const text = JSON.stringify([ticketOf(n), ...before]);
  storage.put(KEY, text);
  return text;
}

/** The event that tells a tab what another one has written. */
const heard = (newValue: string) => Object.assign(new Event('storage'), { key: NAME, newValue });

describe('games of an earlier version', () => {
  test('are taken over in their order, whole, and stay where they were', async () => {
    const later = { ...ticketOf(2, { isFavorite: true }), note: 'avó' };
    const text = JSON.stringify([ticketOf(3), later, ticketOf(1)]);
    storage.put(KEY, text);
    const { page } = await openSavedGames();
    expect(page.savedGames).toEqual({ games: [ticketOf(3), later, ticketOf(1)], status: 'kept' });
    expect(storage.kept(KEY)).toBe(text);
    storage.clear();
    const { page: next } = await openSavedGames();
    expect(next.savedGames.games).toEqual([ticketOf(3), later, ticketOf(1)]);
  });

  test('are taken over once, whatever several tabs do at the same time', async () => {
    storage.put(KEY, JSON.stringify(ticketsOf(1, 30)));
    const tabs = await Promise.all([1, 2, 3].map(() => openSavedGames()));
    await Promise.all(tabs.map(({ page }, i) => page.saveGame(ticketOf(100 + i))));
    for (const { page } of tabs) {
      const ids = await seen(page);
      expect(new Set(ids).size).toBe(33);
      expect(ids).toHaveLength(33);
      expect(ids.slice(3)).toEqual(ticketsOf(1, 30).map((ticket) => ticket.id));
    }
  });

  test('stay where they are until the database has them', async () => {
    const text = JSON.stringify(ticketsOf(1, 3));
    storage.put(KEY, text);
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore) {
      return this.get('nothing') as IDBRequest;
    };
    try {
      const { page } = await openSavedGames();
      expect(idsOf(page)).toEqual([id(1), id(2), id(3)]);
      expect(storage.kept(KEY)).toBe(text);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    const { page } = await openSavedGames();
    expect(idsOf(page)).toEqual([id(1), id(2), id(3)]);
  });

  test('do not come back once deleted, though the text still has them', async () => {
    const text = JSON.stringify(ticketsOf(1, 3));
    storage.put(KEY, text);
    const { page } = await openSavedGames();
    await page.deleteGame(id(2));
    storage.put(KEY, text);
    expect(await seen(page)).toEqual([id(1), id(3)]);
    const { page: next } = await openSavedGames();
    expect(idsOf(next)).toEqual([id(1), id(3)]);
  });

  test('do not come back once pushed out by the very save that found them', async () => {
    const { page } = await openSavedGames();
    const text = JSON.stringify(ticketsOf(0, 49));
    storage.put(KEY, text);
    expect((await page.saveGame(ticketOf(100))).removed?.game.id).toBe(id(49));
    storage.put(KEY, text);
    expect((await page.saveGame(ticketOf(101))).removed?.game.id).toBe(id(48));
    expect(idsOf(page)).toEqual([101, 100, ...Array(48).keys()].map(id));
  });

  test('do not come back, where the text cannot be changed, after 600 others have gone', async () => {
    storage.put(KEY, JSON.stringify([ticketOf(0)]));
    const { page } = await openSavedGames();
    storage.mode = 'forgets';
    await page.deleteGame(id(0));
    const db = gamesDatabase(() => {});
    for (let n = 50; n < 700; n += 50) {
      await updateStoredGames(db, ({ games }) => ({
        games: ticketsOf(n, n + 49),
        seen: games.map(numbersKey),
        inCopy: [numbersKey(ticketOf(0))],
      }));
    }
    const { removed } = await readStoredGames(db);
    expect(removed).toHaveLength(501);
    expect(removed).not.toContain(numbersKey(ticketOf(60)));
    const { page: next } = await openSavedGames();
    expect(idsOf(next)).toHaveLength(50);
    expect(idsOf(next)).not.toContain(id(0));
  });
});

describe('a tab of an earlier version', () => {
  test('that saves is heard, and sees what is saved here', async () => {
    const { page } = await openSavedGames();
    await page.saveGame(ticketOf(1));
    expect(stored()).toEqual([ticketOf(1)]);
    saveInOldTab(2);
    expect(await seen(page)).toEqual([id(2), id(1)]);
    await page.saveGame(ticketOf(3));
    expect(stored()).toEqual([ticketOf(3), ticketOf(2), ticketOf(1)]);
  });

  test('loses nothing though its text is written over before it is seen', async () => {
    const { page, window } = await openSavedGames();
    await page.saveGame(ticketOf(1));
    const text = saveInOldTab(2);
    storage.put(KEY, JSON.stringify([ticketOf(1)]));
    await page.saveGame(ticketOf(3));
    window.dispatchEvent(heard(text));
    expect(await seen(page)).toEqual([id(2), id(3), id(1)]);
    expect(stored()).toEqual([ticketOf(2), ticketOf(3), ticketOf(1)]);
  });

  test('that has read too early takes nothing away', async () => {
    const { page } = await openSavedGames();
    await page.saveGame(ticketOf(1));
    await page.saveGame(ticketOf(2));
    saveInOldTab(3, [ticketOf(1)]);
    expect(await seen(page)).toEqual([id(3), id(2), id(1)]);
  });

  test('that saves other numbers under the same id has its game too', async () => {
    const { page } = await openSavedGames();
    await page.saveGame(ticketOf(1));
    const other = ticketOf(1, { numbers: [1, 2, 3, 4, 5, 6] });
    storage.put(KEY, JSON.stringify([other]));
    expect(await seen(page)).toEqual([`${id(1)}~`, id(1)]);
    expect(await seen(page)).toEqual([`${id(1)}~`, id(1)]);
  });

  test('that saves into a full list pushes one out, which is set aside and told', async () => {
    const { page } = await openSavedGames();
    for (const ticket of ticketsOf(0, 49)) await page.saveGame(ticket);
    await page.toggleFavorite(id(0));
    saveInOldTab(50, ticketsOf(10, 20));
    const ids = await seen(page);
    expect(ids).toHaveLength(50);
    expect(ids[0]).toBe(id(50));
    expect(ids).not.toContain(id(1));
    page.lookAside();
    expect(page.aside).toEqual({ games: 1, isDamaged: false, stuckGames: 0 });
    expect(JSON.parse(page.exportAside()).games).toEqual([ticketOf(1)]);
  });

  test('that saves beside 50 favorites has its game set aside, or left where it is', async () => {
    const { page } = await openSavedGames();
    for (const ticket of ticketsOf(0, 49)) await page.saveGame({ ...ticket, isFavorite: true });
    const before = stored();
    const text = saveInOldTab(50, before.slice(1));
    storage.mode = 'full';
    expect(await seen(page)).not.toContain(id(50));
    expect(storage.kept(KEY)).toBe(text);
    storage.mode = 'works';
    expect(await seen(page)).not.toContain(id(50));
    expect(stored()).toEqual(before);
    page.lookAside();
    expect(JSON.parse(page.exportAside()).games).toEqual([ticketOf(50)]);
  });
});

describe('several tabs at the same time', () => {
  test('lose no save', async () => {
    const tabs = await Promise.all([openSavedGames(), openSavedGames()]);
    const saves = tabs.flatMap(({ page }, i) =>
      ticketsOf(100 * i, 100 * i + 19).map((ticket) => page.saveGame(ticket)),
    );
    expect((await Promise.all(saves)).map(({ code }) => code)).toEqual(saves.map(() => 'saved'));
    for (const { page } of tabs) expect(new Set(await seen(page)).size).toBe(40);
  });

  test('lose no save, deletion or favorite to another', async () => {
    const here = await openSavedGames();
    for (const ticket of ticketsOf(0, 19)) await here.page.saveGame(ticket);
    const [there, yonder] = [await openSavedGames(), await openSavedGames()];
    await Promise.all([
      ...ticketsOf(100, 109).map((ticket) => here.page.saveGame(ticket)),
      ...ticketsOf(0, 9).map((ticket) => there.page.deleteGame(ticket.id)),
      ...ticketsOf(10, 19).map((ticket) => yonder.page.toggleFavorite(ticket.id)),
    ]);
    const ids = await seen(here.page);
    expect([...ids].sort()).toEqual(
      [...ticketsOf(100, 109), ...ticketsOf(10, 19)].map((ticket) => ticket.id).sort(),
    );
    expect(here.page.savedGames.games.filter((game) => game.isFavorite)).toHaveLength(10);
  });

  test('keep 50, and each push out is told to the one that did it', async () => {
    const tabs = await Promise.all([openSavedGames(), openSavedGames()]);
    const saves = tabs.flatMap(({ page }, i) =>
      ticketsOf(100 * i, 100 * i + 29).map((ticket) => page.saveGame(ticket)),
    );
    const removed = (await Promise.all(saves)).flatMap((outcome) => outcome.removed?.game.id ?? []);
    const ids = await seen(tabs[0]?.page as SavedGamesPage);
    expect(ids).toHaveLength(50);
    expect(removed).toHaveLength(10);
    expect(new Set([...ids, ...removed]).size).toBe(60);
  });

  test('hear of each other where the storage is blocked', async () => {
    storage.mode = 'blocked';
    const here = await openSavedGames();
    const there = await openSavedGames();
    await here.page.saveGame(ticketOf(1));
    await expect.poll(() => idsOf(there.page)).toEqual([id(1)]);
    expect(here.page.savedGames.status).toBe('kept');
  });
});

test('a record that cannot be read is not shown, stays, and spoils nothing', async () => {
  const { page } = await openSavedGames();
  for (const ticket of ticketsOf(1, 2)) await page.saveGame(ticket);
  await put({
    id: 'of tomorrow',
    position: 9,
    game: { id: 'of tomorrow', lotteryType: 'milionaria' },
  });
  await page.saveGame(ticketOf(3));
  await page.deleteGame(id(1));
  expect(await seen(page)).toEqual([id(3), id(2)]);
  expect(await get('of tomorrow')).toMatchObject({ game: { lotteryType: 'milionaria' } });
});

const request = <T>(asked: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

async function games(): Promise<IDBObjectStore> {
  const db = await request(factory.open('robo-da-sorte', 1));
  return db.transaction('games', 'readwrite').objectStore('games');
}

async function put(record: object): Promise<void> {
  await request((await games()).put(record));
}

async function get(key: string): Promise<unknown> {
  return request((await games()).get(key));
}
