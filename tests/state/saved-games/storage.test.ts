import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
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

describe('saved games without a working storage', () => {
  test.each(['blocked', 'full'] as const)(
    '(%s) live as long as the page, and it says so',
    async (mode) => {
      storage.mode = mode;
      const { page, hear } = await openSavedGames();
      expect(page.savedGames.status).toBe('kept');
      expect(await page.saveGame(ticketOf(1))).toEqual({ code: 'not-kept' });
      expect(await page.saveGame(ticketOf(2))).toEqual({ code: 'not-kept' });
      expect(await page.toggleFavorite(id(1))).toBe('not-kept');
      const removed = await page.deleteGame(id(1));
      expect(idsOf(page)).toEqual([id(2)]);
      expect(removed && (await page.restoreGame(removed))).toBe('not-kept');
      hear(KEY);
      await page.loadSavedGames();
      expect(page.savedGames.status).toBe('not-kept');
      expect(page.savedGames.games).toEqual([ticketOf(2), ticketOf(1, { isFavorite: true })]);
      expect(storage.texts.size).toBe(0);
    },
  );

  test('(full) keep the old value', async () => {
    storage.put(KEY, JSON.stringify([ticketOf(1)]));
    storage.mode = 'full';
    const { page } = await openSavedGames();
    await page.saveGame(ticketOf(2));
    expect(storage.kept(KEY)).toBe(JSON.stringify([ticketOf(1)]));
  });

  test('(full) make room for as long as the page, and that is undone too', async () => {
    storage.put(KEY, JSON.stringify(ticketsOf(0, 49)));
    storage.mode = 'full';
    const { page } = await openSavedGames();
    const outcome = await page.saveGame(ticketOf(500, { odds: 50_063_860.12345 }));
    expect(outcome).toMatchObject({ code: 'not-kept', removed: { game: { id: id(49) } } });
    if (outcome.removed) await page.restoreGame(outcome.removed);
    expect(page.savedGames.games).toEqual(ticketsOf(0, 49));
  });

  test('are stored after all once there is room again', async () => {
    storage.mode = 'full';
    const { page } = await openSavedGames();
    await page.saveGame(ticketOf(1));
    storage.mode = 'works';
    expect((await page.saveGame(ticketOf(2))).code).toBe('saved');
    expect(JSON.parse(storage.kept(KEY) ?? '')).toEqual([ticketOf(2), ticketOf(1)]);
    expect(page.savedGames.status).toBe('kept');
  });
});

describe('stored games that cannot all be read', () => {
  test('keep the good ones in order; the text is set aside as it was', async () => {
    const bad = ticketOf(2, { numbers: [1, 1, 2, 3, 4, 5] });
    const text = JSON.stringify([ticketOf(3), bad, ticketOf(1), null, ticketOf(3)]);
    storage.put(KEY, text);
    const { page } = await openSavedGames();
    expect(page.savedGames).toEqual({ games: [ticketOf(3), ticketOf(1)], status: 'kept' });
    expect(storage.setAside(KEY)).toEqual([text]);
    await openSavedGames();
    expect(storage.setAside(KEY)).toEqual([text]);
  });

  test('and are too many keep the newest 50 and set the text aside', async () => {
    const text = JSON.stringify(ticketsOf(0, 59));
    storage.put(KEY, text);
    const { page } = await openSavedGames();
    expect(page.savedGames.games).toEqual(ticketsOf(0, 49));
    expect(storage.setAside(KEY)).toEqual([text]);
  });

  test('and cannot be set aside stay untouched until the user replaces them', async () => {
    const text = JSON.stringify([ticketOf(1), 'garbage']);
    storage.put(KEY, text);
    storage.mode = 'full';
    const { page } = await openSavedGames();
    expect(page.savedGames).toEqual({ games: [ticketOf(1)], status: 'stuck' });
    expect(page.stuckSavedGames()).toBe(text);
    expect(await page.saveGame(ticketOf(2))).toEqual({ code: 'not-kept' });
    expect((await page.deleteGame(id(1)))?.game).toEqual(ticketOf(1));
    expect(page.savedGames).toEqual({ games: [ticketOf(2)], status: 'stuck' });
    expect([...storage.texts.values()]).toEqual([text]);
    storage.mode = 'works';
    expect(await page.replaceStuckGames()).toBe('kept');
    expect(JSON.parse(storage.kept(KEY) ?? '')).toEqual([ticketOf(2)]);
    expect(page.savedGames.status).toBe('kept');
    expect(page.stuckSavedGames()).toBeUndefined();
  });

  test('keep fields that only a later version knows, through any change', async () => {
    const later = { ...ticketOf(1), teimosinha: { draws: 3 }, note: 'avó' };
    storage.put(KEY, JSON.stringify([later]));
    const { page } = await openSavedGames();
    await page.saveGame(ticketOf(2));
    await page.toggleFavorite(id(1));
    const removed = await page.deleteGame(id(1));
    if (removed) await page.restoreGame(removed);
    expect(JSON.parse(storage.kept(KEY) ?? '')).toEqual([
      ticketOf(2),
      { ...later, isFavorite: true },
    ]);
  });

  test('throw nothing and lose nothing, whatever text there is', async () => {
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
      fc.asyncProperty(
        text,
        fc.constantFrom('works' as const, 'full' as const),
        async (original, mode) => {
          storage = useFakeStorage();
          storage.put(KEY, original);
          storage.mode = mode;
          const { page } = await openSavedGames();
          const readable = [...page.savedGames.games];
          expect([storage.kept(KEY), ...storage.setAside(KEY)]).toContain(original);
          await page.saveGame(ticketOf(900));
          expect(page.savedGames.games[0]?.id).toBe(id(900));
          const kept = storage.kept(KEY);
          const isLost = kept !== original && !storage.setAside(KEY).includes(original);
          // Written over is a text only once all that it said is in what is there now.
          if (isLost) expect(readable).toEqual(JSON.parse(original));
          expect(page.savedGames.games.slice(1)).toEqual(readable.slice(0, 49));
        },
      ),
      { numRuns: 150 },
    );
  });
});
