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
 * Another tab that is at work on the database, so that nobody else can open it until the function
 * is called that this returns.
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
    [
      'because a later version of the app has been here',
      () => void factory.open('robo-da-sorte', 99),
    ],
  ])('(%s) keeps the games as it used to', async (_, breakIt) => {
    storage.put(KEY, JSON.stringify([ticketOf(1)]));
    breakIt();
    const { page } = await openSavedGames();
    expect(page.savedGames).toEqual({ games: [ticketOf(1)], status: 'kept' });
    expect(await page.saveGame(ticketOf(2))).toEqual({ code: 'saved' });
    expect(JSON.parse(storage.kept(KEY) ?? '')).toEqual([ticketOf(2), ticketOf(1)]);
  });

  test('and whose storage is blocked keeps them for the visit, and says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    storage.mode = 'blocked';
    const { page } = await openSavedGames();
    expect(await page.saveGame(ticketOf(1))).toEqual({ code: 'not-kept' });
    expect(page.savedGames).toEqual({ games: [ticketOf(1)], status: 'not-kept' });
  });

  test('and whose storage forgets what it takes says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    storage.mode = 'forgets';
    const { page } = await openSavedGames();
    expect(await page.saveGame(ticketOf(1))).toEqual({ code: 'not-kept' });
    expect(await page.toggleFavorite(id(1))).toBe('not-kept');
    expect(page.savedGames.games).toEqual([ticketOf(1, { isFavorite: true })]);
  });

  test('is waited for three seconds, and taken when it comes after all', async () => {
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
    expect(page.savedGames).toEqual({ games: [ticketOf(1)], status: 'late' });
    expect(await page.saveGame(ticketOf(2))).toEqual({ code: 'saved' });
    expect(await page.deleteGame(id(1))).toBeDefined();
    expect(open).toHaveBeenCalledTimes(1);
    expect(page.savedGames).toEqual({ games: [ticketOf(2)], status: 'late' });

    vi.useRealTimers();
    release();
    await expect.poll(() => page.savedGames.status).toBe('kept');
    storage.clear();
    const { page: next } = await openSavedGames();
    expect(idsOf(next)).toEqual([id(2)]);
  });
});

describe('a database that refuses or forgets', () => {
  test('to write keeps the games outside, until it does', async () => {
    const { page } = await openSavedGames();
    await page.saveGame(ticketOf(1));
    const put = vi
      .spyOn(IDBObjectStore.prototype, 'put')
      .mockImplementation(failing(new DOMException('full', 'QuotaExceededError')));
    expect(await page.saveGame(ticketOf(2))).toEqual({ code: 'saved' });
    expect(await page.toggleFavorite(id(1))).toBe('kept');
    storage.mode = 'full';
    expect(await page.saveGame(ticketOf(3))).toEqual({ code: 'not-kept' });
    expect(idsOf(page)).toEqual([id(3), id(2), id(1)]);
    expect(page.savedGames.status).toBe('not-kept');
    put.mockRestore();
    storage.mode = 'works';
    await page.loadSavedGames();
    expect(page.savedGames.status).toBe('kept');
    storage.clear();
    const { page: next } = await openSavedGames();
    expect(next.savedGames.games).toEqual([
      ticketOf(3),
      ticketOf(2),
      ticketOf(1, { isFavorite: true }),
    ]);
  });

  test('what it takes is found out by reading back', async () => {
    storage.mode = 'forgets';
    const { page } = await openSavedGames();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      return this.get('nothing') as IDBRequest;
    });
    expect(await page.saveGame(ticketOf(1))).toEqual({ code: 'not-kept' });
    expect(page.savedGames).toEqual({ games: [ticketOf(1)], status: 'not-kept' });
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
    expect(await saved).toEqual({ code: 'saved' });
    get.mockRestore();
    vi.useRealTimers();
    storage.clear();
    await page.loadSavedGames();
    expect(idsOf(page)).toEqual([id(1)]);
  });
});

test('what a visit without the database changed, the next one with it takes over', async () => {
  const { page } = await openSavedGames();
  for (const ticket of ticketsOf(1, 4)) await page.saveGame(ticket);
  await page.toggleFavorite(id(4));

  vi.stubGlobal('indexedDB', undefined);
  const { page: without } = await openSavedGames();
  expect(idsOf(without)).toEqual([4, 3, 2, 1].map(id));
  await without.saveGame(ticketOf(5));
  await without.deleteGame(id(2));
  await without.toggleFavorite(id(3));
  await without.toggleFavorite(id(4));

  vi.stubGlobal('indexedDB', factory);
  const { page: next } = await openSavedGames();
  expect(next.savedGames.games).toEqual([
    ticketOf(5),
    ticketOf(4),
    ticketOf(3, { isFavorite: true }),
    ticketOf(1),
  ]);
  await next.toggleFavorite(id(3));
  await next.saveGame(ticketOf(2));
  const { page: last } = await openSavedGames();
  expect(last.savedGames.games).toEqual([
    ticketOf(2),
    ticketOf(5),
    ticketOf(4),
    ticketOf(3),
    ticketOf(1),
  ]);
});

test('a database that is closed for another is opened again', async () => {
  const { page } = await openSavedGames();
  await page.saveGame(ticketOf(1));
  await new Promise((resolve, reject) => {
    const deletion = factory.deleteDatabase('robo-da-sorte');
    deletion.onsuccess = resolve;
    deletion.onblocked = reject;
  });
  expect(await page.saveGame(ticketOf(2))).toEqual({ code: 'saved' });
  expect(idsOf(page)).toEqual([id(2), id(1)]);
});
