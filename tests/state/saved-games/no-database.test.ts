import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installDatabase } from '../../platform/fake-database.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { useFakeStorage } from '../../platform/tabs.ts';
import { idsOf, openSavedGames } from './saved-games-page.ts';
import { ticketOf, ticketsOf } from './tickets.ts';

const KEY = 'saved-games';
const id = (n: number) => ticketOf(n).id;

let storage: FakeStorage;
let factory: IDBFactory;
beforeEach(() => {
  storage = useFakeStorage();
  factory = installDatabase();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A request that nobody ever answers. */
const silent = () => new IDBRequest() as IDBRequest<unknown[]>;
const failing = (error: Error) => () => {
  throw error;
};

/**
 * Another tab that is at work on the database, so that nobody else can open it until the function is called that this
 * returns.
 */
function holdDatabase(): () => void {
  let isHeld = true;
  const request = factory.open('robo-da-sorte', 1);
  request.onupgradeneeded = () => {
    const facts = request.result.createObjectStore('facts');
    request.result.createObjectStore('games', { keyPath: 'id' });
    const goOn = () => {
      if (isHeld) facts.get('list').onsuccess = goOn;
    };
    goOn();
  };
  return () => {
    isHeld = false;
  };
}

describe('a browser whose database cannot be opened', () => {
  test.each<[string, () => void]>([
    ['because there is none', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'because it is not for this page',
      () => vi.stubGlobal('indexedDB', { open: failing(new DOMException('no', 'SecurityError')) }),
    ],
    ['because a later version of the app has been here', () => void factory.open('robo-da-sorte', 99)],
  ])('(%s) has the games for as long as the page, and says so', async (_, breakIt) => {
    const text = JSON.stringify([ticketOf(1)]);
    storage.put(KEY, text);
    breakIt();
    const { page } = await openSavedGames();
    expect(page.savedGames).toMatchObject({ games: [ticketOf(1)], status: 'not-kept' });
    expect(await page.saveGame(ticketOf(2))).toMatchObject({ code: 'not-kept' });
    expect(await page.toggleFavorite(id(1))).toBe('not-kept');
    const removed = await page.deleteGame(id(1));
    expect(idsOf(page)).toEqual([id(2)]);
    expect(removed && (await page.restore(removed))).toBe('not-kept');
    await page.loadSavedGames();
    expect(page.savedGames.games).toEqual([ticketOf(2), ticketOf(1, { isFavorite: true })]);
    expect([...storage.texts.values()], 'the old list stays for a later visit').toEqual([text]);
  });

  test('and whose storage is blocked, too', async () => {
    vi.stubGlobal('indexedDB', undefined);
    storage.mode = 'blocked';
    const { page } = await openSavedGames();
    expect(await page.saveGame(ticketOf(1))).toMatchObject({ code: 'not-kept' });
    expect(page.savedGames).toMatchObject({ games: [ticketOf(1)], status: 'not-kept' });
  });

  test('makes room for as long as the page, and that is undone too', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { page } = await openSavedGames();
    await page.saveGames(ticketsOf(0, 49), 'a');
    const before = [...page.savedGames.games];
    const outcome = await page.saveGame(ticketOf(500, { odds: 50_063_860.12345 }));
    expect(outcome).toMatchObject({
      code: 'not-kept',
      undo: { removed: [{ game: { id: id(49) } }] },
    });
    if (outcome.undo) await page.restore(outcome.undo);
    expect(page.savedGames.games).toEqual(before);
  });

  test('is waited for three seconds, and has what was changed when it comes after all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    storage.put(KEY, JSON.stringify([ticketOf(1)]));
    const release = holdDatabase();
    const open = vi.spyOn(factory, 'open');
    const opening = openSavedGames();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 0 });
    vi.advanceTimersByTime(2999);
    await Promise.resolve();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    const { page } = await opening;
    expect(page.savedGames).toMatchObject({ games: [ticketOf(1)], status: 'not-kept' });
    expect(await page.saveGame(ticketOf(2))).toMatchObject({ code: 'not-kept' });
    expect(await page.deleteGame(id(1))).toBeDefined();
    expect(open).toHaveBeenCalledTimes(1);
    expect(page.savedGames).toMatchObject({ games: [ticketOf(2)], status: 'not-kept' });

    vi.useRealTimers();
    release();
    await expect.poll(() => page.savedGames.status).toBe('kept');
    const { page: next } = await openSavedGames();
    expect(idsOf(next)).toEqual([id(2)]);
  });
});

describe('a database that refuses or forgets', () => {
  test('to write: the games are there, and stored once it does', async () => {
    const { page } = await openSavedGames();
    await page.saveGame(ticketOf(1));
    const put = vi
      .spyOn(IDBObjectStore.prototype, 'put')
      .mockImplementation(failing(new DOMException('full', 'QuotaExceededError')));
    expect(await page.saveGame(ticketOf(2))).toMatchObject({ code: 'not-kept' });
    expect(await page.toggleFavorite(id(1))).toBe('not-kept');
    expect(idsOf(page)).toEqual([id(2), id(1)]);
    expect(page.savedGames.status).toBe('not-kept');
    put.mockRestore();
    await page.saveGame(ticketOf(3));
    expect(page.savedGames.status).toBe('kept');
    const { page: next } = await openSavedGames();
    expect(next.savedGames.games).toEqual([ticketOf(3), ticketOf(2), ticketOf(1, { isFavorite: true })]);
  });

  test('in the middle of a change: what it had taken of that is gone, without a word', async () => {
    const { page } = await openSavedGames();
    await page.saveGames(ticketsOf(0, 50), 'a');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(
      failing(new DOMException('full', 'QuotaExceededError')),
    );
    // The list is full: a game goes before this one comes. Vitest fails of a rejection that nobody hears.
    expect(await page.saveGame(ticketOf(500, { odds: 50_063_860.12345 }))).toMatchObject({ code: 'not-kept' });
    const { page: next } = await openSavedGames();
    expect(next.savedGames.games).toHaveLength(50);
  });

  test('what it takes is found out by reading back', async () => {
    const { page } = await openSavedGames();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      return this.get('nothing') as IDBRequest;
    });
    expect(await page.saveGame(ticketOf(1))).toMatchObject({ code: 'not-kept' });
    expect(page.savedGames).toMatchObject({ games: [ticketOf(1)], status: 'not-kept' });
  });

  test('to end a transaction is waited for five seconds', async () => {
    const { page } = await openSavedGames();
    await page.saveGame(ticketOf(1));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const get = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(silent);
    const saved = page.saveGame(ticketOf(2));
    let outcome: unknown;
    void saved.then((result) => {
      outcome = result;
    });
    await vi.waitFor(() => expect(get).toHaveBeenCalled(), { interval: 0 });
    vi.advanceTimersByTime(4999);
    await Promise.resolve();
    expect(outcome).toBeUndefined();
    expect(idsOf(page)).toEqual([id(2), id(1)]);
    vi.advanceTimersByTime(1);
    expect(await saved).toMatchObject({ code: 'not-kept' });
    get.mockRestore();
    vi.useRealTimers();
    await page.loadSavedGames();
    expect(page.savedGames).toMatchObject({ games: [ticketOf(2), ticketOf(1)], status: 'kept' });
  });
});

test('a database that is closed for another is opened again', async () => {
  const { page } = await openSavedGames();
  await page.saveGame(ticketOf(1));
  await new Promise((resolve, reject) => {
    const deletion = factory.deleteDatabase('robo-da-sorte');
    deletion.onsuccess = resolve;
    deletion.onblocked = reject;
  });
  expect(await page.saveGame(ticketOf(2))).toMatchObject({ code: 'saved' });
  expect(idsOf(page)).toEqual([id(2)]);
});

describe('a change of the list that cannot be stored', () => {
  /** No reader takes such a game, so it does not come back. */
  const bad = { ...ticketOf(9), numbers: [0] };

  test('stands before no other, and lasts as long as the page', async () => {
    const { page } = await openSavedGames();
    expect(await page.changeGames((games) => [bad, ...games])).toMatchObject({ code: 'not-kept' });
    expect(await page.saveGame(ticketOf(1))).toMatchObject({ code: 'saved' });
    expect(idsOf(page)).toContain(bad.id);
    expect(page.savedGames.status).toBe('not-kept');
    const { page: next } = await openSavedGames();
    expect(idsOf(next)).toEqual([id(1)]);
  });

  test('has what is told of the same game after it wait', async () => {
    const { page } = await openSavedGames();
    await page.changeGames((games) => [bad, ...games]);
    expect(await page.toggleFavorite(bad.id)).toBe('not-kept');
    expect(await page.saveGame(ticketOf(1))).toMatchObject({ code: 'saved' });
    expect(page.savedGames.games.find((game) => game.id === bad.id)?.isFavorite).toBe(true);
    await page.deleteGame(bad.id);
    expect(page.savedGames.status).toBe('kept');
  });

  test('because it throws changes nothing and ends nothing', async () => {
    const { page } = await openSavedGames();
    const change = page.changeGames(failing(new Error('a fault of the app')));
    expect(await change).toEqual({ before: [], after: [], code: 'kept' });
    expect(await page.saveGame(ticketOf(1))).toMatchObject({ code: 'saved' });
  });
});
