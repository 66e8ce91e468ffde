import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { useFakeStorage } from '../../platform/tabs.ts';
import { idsOf, openSavedGames } from './saved-games-page.ts';
import { ticketOf, ticketsOf } from './tickets.ts';

const KEY = 'saved-games';
const id = (n: number) => ticketOf(n).id;

let storage: FakeStorage;
beforeEach(() => {
  storage = useFakeStorage();
});

describe('saved games in two tabs', () => {
  test('lose nothing when both save before they hear of each other', async () => {
    const here = await openSavedGames();
    const there = await openSavedGames();
    await here.page.saveGame(ticketOf(1));
    await there.page.saveGame(ticketOf(2));
    await here.page.saveGame(ticketOf(3));
    await there.page.toggleFavorite(id(1));
    here.hear(KEY);
    await here.page.loadSavedGames();
    expect(idsOf(here.page)).toEqual([id(3), id(2), id(1)]);
    expect(here.page.savedGames.games).toEqual(there.page.savedGames.games);
    expect(here.page.savedGames.games[2]?.isFavorite).toBe(true);
  });

  test('follow each other', async () => {
    const here = await openSavedGames();
    const there = await openSavedGames();
    await here.page.saveGame(ticketOf(1));
    there.hear(KEY);
    await there.page.loadSavedGames();
    expect(idsOf(there.page)).toEqual([id(1)]);
    await there.page.deleteGame(id(1));
    here.hear(KEY);
    await here.page.loadSavedGames();
    expect(idsOf(here.page)).toEqual([]);
  });

  test('are empty in both when one clears the storage or removes the key', async () => {
    const { page, hear, hearClear } = await openSavedGames();
    await page.saveGame(ticketOf(1));
    storage.clear();
    hearClear();
    await page.loadSavedGames();
    expect(page.savedGames).toEqual({ games: [], status: 'kept' });
    await page.saveGame(ticketOf(2));
    storage.removeItem(`robo-da-sorte:v1:${KEY}`);
    hear(KEY);
    await page.loadSavedGames();
    expect(idsOf(page)).toEqual([]);
  });

  test('do not come back in one when they were deleted in the other', async () => {
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
      removed: { game: { id: id(0) } },
    });
    expect(idsOf(here.page)).toHaveLength(50);
  });

  test('hold what one could not store on top of what the other stores', async () => {
    const here = await openSavedGames();
    const there = await openSavedGames();
    storage.mode = 'full';
    expect((await here.page.saveGame(ticketOf(1))).code).toBe('not-kept');
    storage.mode = 'works';
    await there.page.saveGame(ticketOf(2));
    here.hear(KEY);
    await here.page.loadSavedGames();
    expect(idsOf(here.page)).toEqual([id(1), id(2)]);
    expect(here.page.savedGames.status).toBe('not-kept');
    await here.page.saveGame(ticketOf(3));
    expect(here.page.savedGames.status).toBe('kept');
    there.hear(KEY);
    await there.page.loadSavedGames();
    expect(idsOf(there.page)).toEqual([id(3), id(1), id(2)]);
  });

  test('are listened for once, however often they are loaded', async () => {
    const { page, window } = await openSavedGames();
    const added = vi.spyOn(window, 'addEventListener');
    await page.loadSavedGames();
    await page.saveGame(ticketOf(1));
    expect(added).not.toHaveBeenCalled();
  });
});
