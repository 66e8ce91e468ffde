import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installDatabase } from '../../platform/fake-database.ts';
import { useFakeStorage } from '../../platform/tabs.ts';
import { idsOf, openSavedGames, type SavedGamesPage } from './saved-games-page.ts';
import { ticketOf, ticketsOf } from './tickets.ts';

const id = (n: number) => ticketOf(n).id;

/** A tab that has looked again, after all that was going on. */
async function seen(page: SavedGamesPage): Promise<string[]> {
  await page.loadSavedGames();
  return idsOf(page);
}

beforeEach(() => {
  useFakeStorage();
  installDatabase();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('several tabs', () => {
  test('follow each other', async () => {
    const here = await openSavedGames();
    const there = await openSavedGames();
    await here.page.saveGame(ticketOf(1));
    await expect.poll(() => idsOf(there.page)).toEqual([id(1)]);
    await there.page.deleteGame(id(1));
    await expect.poll(() => idsOf(here.page)).toEqual([]);
  });

  test('do not bring back in one what was deleted in the other', async () => {
    const here = await openSavedGames();
    await here.page.saveGame(ticketOf(1));
    const there = await openSavedGames();
    await there.page.deleteGame(id(1));
    await here.page.toggleFavorite(id(1));
    await here.page.saveGame(ticketOf(2));
    expect(idsOf(here.page)).toEqual([id(2)]);
  });

  test('stay at most 50 when both fill the last place', async () => {
    const here = await openSavedGames();
    const there = await openSavedGames();
    for (const ticket of ticketsOf(0, 48)) await here.page.saveGame(ticket);
    expect((await there.page.saveGame(ticketOf(49))).code).toBe('saved');
    expect(await here.page.saveGame(ticketOf(50))).toMatchObject({
      code: 'made-room',
      undo: { removed: [{ game: { id: id(0) } }] },
    });
    expect(idsOf(here.page)).toHaveLength(50);
  });

  test('are told what their save pushed out, also when the next save comes before it is stored', async () => {
    const here = await openSavedGames();
    const there = await openSavedGames();
    for (const ticket of ticketsOf(0, 48)) await here.page.saveGame(ticket);
    vi.stubGlobal('BroadcastChannel', undefined);
    await there.page.saveGame({ ...ticketOf(49), isFavorite: true });
    let next: unknown;
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      next ??= here.page.saveGame(ticketOf(51));
      return put.apply(this, given);
    });
    expect(await here.page.saveGame(ticketOf(50))).toMatchObject({
      undo: { removed: [{ game: ticketOf(0) }] },
    });
    expect(await next).toMatchObject({ undo: { removed: [{ game: ticketOf(1) }] } });
  });

  test('hold what one could not store on top of what the other stores', async () => {
    const here = await openSavedGames();
    const there = await openSavedGames();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect((await here.page.saveGame(ticketOf(1))).code).toBe('not-kept');
    put.mockRestore();
    await there.page.saveGame(ticketOf(2));
    expect(await seen(here.page)).toEqual([id(1), id(2)]);
    expect(here.page.savedGames.status).toBe('kept');
    expect(await seen(there.page)).toEqual([id(1), id(2)]);
  });

  test('are listened for once, however often the games are loaded', async () => {
    const { page, window } = await openSavedGames();
    const added = vi.spyOn(window, 'addEventListener');
    await page.loadSavedGames();
    await page.saveGame(ticketOf(1));
    // Each transaction hears, as long as it lasts, whether its page is left.
    expect(added.mock.calls.map(([type]) => type).filter((type) => type !== 'pagehide')).toEqual([]);
  });
});

describe('several tabs at the same time', () => {
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
    expect([...ids].sort()).toEqual([...ticketsOf(100, 109), ...ticketsOf(10, 19)].map((ticket) => ticket.id).sort());
    expect(here.page.savedGames.games.filter((game) => game.isFavorite)).toHaveLength(10);
  });

  test('keep 50, and each push out is told to the one that did it', async () => {
    const tabs = await Promise.all([openSavedGames(), openSavedGames()]);
    const saves = tabs.flatMap(({ page }, i) =>
      ticketsOf(100 * i, 100 * i + 29).map((ticket) => page.saveGame(ticket)),
    );
    const removed = (await Promise.all(saves)).flatMap(({ undo }) => undo?.removed.map(({ game }) => game.id) ?? []);
    const ids = await seen(tabs[0]?.page as SavedGamesPage);
    expect(ids).toHaveLength(50);
    expect(removed).toHaveLength(10);
    expect(new Set([...ids, ...removed]).size).toBe(60);
  });
});
