import { beforeEach, describe, expect, test } from 'vitest';
import { installDatabase } from '../../platform/fake-database.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { useFakeStorage } from '../../platform/tabs.ts';
import { idsOf, openSavedGames } from './saved-games-page.ts';
import { ticketOf, ticketsOf } from './tickets.ts';

const KEY = 'saved-games';

let storage: FakeStorage;
describe.each(['in the database', 'without one'])('%s:', (place) => {
  beforeEach(() => {
    storage = useFakeStorage();
    if (place === 'in the database') installDatabase();
  });

  test('of 10,000 stored games the newest 50 are there, and the rest is told and handed out', async () => {
    const all = ticketsOf(0, 9999);
    storage.put(KEY, JSON.stringify(all));
    const { page } = await openSavedGames();
    expect(page.savedGames.games).toEqual(all.slice(0, 50));
    page.lookAside();
    expect(page.aside).toEqual({ games: 9950, isDamaged: false, stuckGames: 0 });
    const text = page.exportAside();
    expect(JSON.parse(text).games).toEqual(all);
    expect(await page.importGames(text)).toMatchObject({ ok: true, skipped: 50, leftOut: 9950 });
  });

  test('what could not be read is told, and handed out as it was', async () => {
    const text = JSON.stringify([ticketOf(1), { half: true }]);
    storage.put(KEY, text);
    const { page } = await openSavedGames();
    page.lookAside();
    expect(page.aside).toEqual({ games: 0, isDamaged: true, stuckGames: 0 });
    expect(JSON.parse(page.exportAside())).toMatchObject({
      format: 'robo-da-sorte/saved-games',
      games: [ticketOf(1)],
      originals: [text],
    });
  });

  test('it is told until somebody has seen it, and again when there is more', async () => {
    storage.put(KEY, JSON.stringify(ticketsOf(0, 59)));
    const { page } = await openSavedGames();
    page.lookAside();
    page.dismissAside();
    expect(page.aside).toEqual({ games: 0, isDamaged: false, stuckGames: 0 });
    const { page: next } = await openSavedGames();
    next.lookAside();
    expect(next.aside.games).toBe(0);
    expect(storage.setAside(KEY)).toHaveLength(1);
    storage.put(KEY, 'garbage');
    await next.loadSavedGames();
    next.lookAside();
    expect(next.aside).toEqual({ games: 0, isDamaged: true, stuckGames: 0 });
  });

  test('a list too long to be set aside is told, handed out, and left as it is', async () => {
    const text = JSON.stringify(ticketsOf(0, 99));
    storage.put(KEY, text);
    storage.mode = 'full';
    const { page } = await openSavedGames();
    expect(page.savedGames).toEqual({ games: ticketsOf(0, 49), status: 'stuck' });
    page.lookAside();
    expect(page.aside).toEqual({ games: 0, isDamaged: false, stuckGames: 50 });
    expect(JSON.parse(page.exportStuck()).games).toEqual(ticketsOf(0, 99));
    expect(storage.kept(KEY)).toBe(text);
    storage.mode = 'works';
    expect(await page.replaceStuckGames()).toBe('kept');
    page.lookAside();
    expect(page.aside.stuckGames).toBe(0);
    expect(JSON.parse(storage.kept(KEY) ?? '')).toEqual(ticketsOf(0, 49));
  });

  test('nothing is told where nothing was set aside', async () => {
    storage.put(KEY, JSON.stringify(ticketsOf(0, 49)));
    const { page } = await openSavedGames();
    page.lookAside();
    expect(page.aside).toEqual({ games: 0, isDamaged: false, stuckGames: 0 });
    expect(idsOf(page)).toHaveLength(50);
  });
});
