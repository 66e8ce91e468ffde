import fc from 'fast-check';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { numbersKey } from '../../../src/state/saved-games/list.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { useStores } from '../../platform/tabs.ts';
import { idsOf, openSavedGames } from './saved-games-page.ts';
import { ticketOf, ticketsOf } from './tickets.ts';

const KEY = 'saved-games';
const id = (n: number) => ticketOf(n).id;

let storage: FakeStorage;
beforeEach(() => {
  storage = useStores();
});

describe('the list that an earlier version kept in localStorage', () => {
  test('the old list is taken over in its order, whole, and its keys are deleted', async () => {
    const later = { ...ticketOf(2, { isFavorite: true }), note: 'avó', memo: { draws: 3 } };
    storage.put(KEY, JSON.stringify([ticketOf(3), later, ticketOf(1)]));
    storage.put('saved-games-touched', '[]');
    const { page } = await openSavedGames();
    expect(page.savedGames).toEqual({
      games: [ticketOf(3), later, ticketOf(1)],
      loose: [],
      status: 'kept',
      aside: null,
    });
    expect(storage.texts.size).toBe(0);
    const { page: next } = await openSavedGames();
    expect(next.savedGames.games).toEqual([ticketOf(3), later, ticketOf(1)]);
  });

  test('the old list adds to what is stored the games that are not there, below, and takes none away', async () => {
    const { page } = await openSavedGames();
    for (const ticket of ticketsOf(1, 2)) await page.saveGame(ticket);
    storage.put(KEY, JSON.stringify([ticketOf(3), ticketOf(2)]));
    const { page: next } = await openSavedGames();
    expect(idsOf(next)).toEqual([id(2), id(1), id(3)]);
    expect(next.savedGames.aside).toBeNull();
  });

  test('the old list is taken over once, whatever several tabs do at the same time', async () => {
    storage.put(KEY, JSON.stringify(ticketsOf(1, 30)));
    const tabs = await Promise.all([1, 2, 3].map(() => openSavedGames()));
    await Promise.all(tabs.map(({ page }, i) => page.saveGame(ticketOf(100 + i))));
    for (const { page } of tabs) {
      await page.loadSavedGames();
      expect(new Set(idsOf(page)).size).toBe(33);
      expect(idsOf(page).slice(3)).toEqual(ticketsOf(1, 30).map((ticket) => ticket.id));
    }
  });

  test('the old list does not bring back what was deleted since, though the text comes back', async () => {
    const text = JSON.stringify(ticketsOf(1, 3));
    storage.put(KEY, text);
    const { page } = await openSavedGames();
    await page.deleteGame(id(2));
    storage.put(KEY, text);
    const { page: next } = await openSavedGames();
    expect(idsOf(next)).toEqual([id(1), id(3)]);
  });

  test('the old list does not bring back what 0.5.0 or 0.6.0 took out of the database', async () => {
    const { page } = await openSavedGames();
    await page.saveGame(ticketOf(1));
    const db = await openDB('robo-da-sorte', 1);
    await db.put('facts', { revision: 9, removed: [numbersKey(ticketOf(2))] }, 'list');
    db.close();
    storage.put(KEY, JSON.stringify([ticketOf(2), ticketOf(1)]));
    const { page: next } = await openSavedGames();
    expect(next.savedGames).toMatchObject({ games: [ticketOf(1)], aside: null });
  });

  test('the old list stays where it is until the database has it', async () => {
    const text = JSON.stringify(ticketsOf(1, 3));
    storage.put(KEY, text);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { page } = await openSavedGames();
    expect(page.savedGames).toMatchObject({ games: ticketsOf(1, 3), status: 'not-kept' });
    expect(storage.kept(KEY)).toBe(text);
    put.mockRestore();
    await page.loadSavedGames();
    expect(page.savedGames).toMatchObject({ games: ticketsOf(1, 3), status: 'kept' });
    expect(storage.kept(KEY)).toBeUndefined();
  });
});

describe('what cannot be taken over', () => {
  test('the newest 50 of 200 games are there, and the rest is told and handed out', async () => {
    const all = ticketsOf(0, 199);
    storage.put(KEY, JSON.stringify(all));
    const { page } = await openSavedGames();
    expect(page.savedGames.games).toEqual(all.slice(0, 50));
    expect(page.savedGames.aside).toMatchObject({ games: 150, isDamaged: false });
    const file = page.savedGames.aside?.file ?? '';
    expect(JSON.parse(file).games).toEqual(all.slice(50));
    expect(await page.importGames(file)).toMatchObject({ ok: true, added: 0, leftOut: 150 });
  });

  test('a list with a bad game is handed out as it was; its good games are there', async () => {
    const bad = ticketOf(2, { numbers: [1, 1, 2, 3, 4, 5] });
    const text = JSON.stringify([ticketOf(3), bad, ticketOf(1), null, ticketOf(3)]);
    storage.put(KEY, text);
    const { page } = await openSavedGames();
    expect(page.savedGames.games).toEqual([ticketOf(3), ticketOf(1)]);
    expect(page.savedGames.aside).toMatchObject({ games: 0, isDamaged: true });
    expect(JSON.parse(page.savedGames.aside?.file ?? '')).toEqual({
      format: 'robo-da-sorte/saved-games',
      version: 1,
      games: [],
      originals: [text],
    });
  });

  test('the notice stands in all tabs until somebody has seen it; the rest stays in the database', async () => {
    storage.put(KEY, 'garbage');
    const { page } = await openSavedGames();
    const { page: other } = await openSavedGames();
    expect(other.savedGames.aside).toMatchObject({ isDamaged: true });
    await page.dismissAside();
    expect(page.savedGames.aside).toBeNull();
    await expect.poll(() => other.savedGames.aside).toBeNull();
    const { page: next } = await openSavedGames();
    expect(next.savedGames.aside).toBeNull();
    const db = await openDB('robo-da-sorte', 1);
    expect((await db.get('facts', 'aside')).file).toContain('garbage');
  });

  test('the rest comes with what 0.5.0 and 0.6.0 had set aside', async () => {
    storage.put(KEY, JSON.stringify([ticketOf(1)]));
    storage.put(`set-aside:${KEY}:1`, JSON.stringify(ticketsOf(1, 3)));
    storage.put(`set-aside:${KEY}:2`, 'garbage');
    storage.put('set-aside:bets:1', 'other');
    const { page } = await openSavedGames();
    expect(idsOf(page)).toEqual([id(1)]);
    expect(page.savedGames.aside).toMatchObject({ games: 2, isDamaged: true });
    expect(JSON.parse(page.savedGames.aside?.file ?? '')).toMatchObject({
      games: ticketsOf(2, 3),
      originals: ['garbage'],
    });
    expect([...storage.texts.values()]).toEqual(['other']);
  });

  test('any text is taken over or handed out, and throws nothing', async () => {
    const entry = fc.oneof(
      fc.nat(60).map((n) => ticketOf(n)),
      fc.jsonValue(),
      fc
        .tuple(fc.nat(60), fc.constantFrom(...Object.keys(ticketOf(0))), fc.jsonValue())
        .map(([n, field, value]) => ({ ...ticketOf(n), [field]: value })),
    );
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(entry, { maxLength: 60 }).map((entries) => JSON.stringify(entries)),
    );
    await fc.assert(
      fc.asyncProperty(text, async (original) => {
        storage = useStores();
        storage.put(KEY, original);
        const { page } = await openSavedGames();
        expect(storage.texts.size).toBe(0);
        const { games, aside } = page.savedGames;
        const file = JSON.parse(aside?.file ?? '{"games":[]}');
        if (file.originals) expect(file.originals).toEqual([original]);
        else {
          const keys = [...games, ...file.games].map(numbersKey);
          expect(new Set(JSON.parse(original).map(numbersKey))).toEqual(new Set(keys));
        }
        await page.saveGame(ticketOf(900));
        expect(page.savedGames.games[0]?.id).toBe(id(900));
        expect(page.savedGames.games.slice(1)).toEqual(games.slice(0, 49));
      }),
      { numRuns: 50 },
    );
  });
});
