import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeStorage } from '../platform/fake-storage.ts';
import { idsOf, openSavedGames, type SavedGamesPage } from '../platform/saved-games-page.ts';
import { useFakeStorage } from '../platform/tabs.ts';
import { ticketOf, ticketsOf } from '../platform/tickets.ts';

const KEY = 'saved-games';
const file = (games: unknown, change: object = {}) =>
  JSON.stringify({ format: 'robo-da-sorte/saved-games', version: 1, games, ...change });
const id = (n: number) => ticketOf(n).id;

let storage: FakeStorage;
let page: SavedGamesPage;
beforeEach(async () => {
  storage = useFakeStorage();
  page = (await openSavedGames()).page;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an export', () => {
  test('names its format and version and holds every game', () => {
    page.saveGame(ticketOf(1));
    expect(JSON.parse(page.exportGames())).toEqual({
      format: 'robo-da-sorte/saved-games',
      version: 1,
      games: [ticketOf(1)],
    });
  });

  test('of 50 games of the largest lottery comes back whole on another phone', async () => {
    const numbers = Array.from({ length: 50 }, (_, i) => 51 + i);
    for (const ticket of ticketsOf(1, 50)) {
      page.saveGame({ ...ticket, lotteryType: 'lotomania', numbers });
    }
    page.toggleFavourite(id(7));
    const before = [...page.savedGames.games];
    const text = page.exportGames();
    storage = useFakeStorage();
    const { page: other } = await openSavedGames();
    expect(other.importGames(text)).toEqual({
      ok: true,
      added: 50,
      skipped: 0,
      leftOut: 0,
      status: 'kept',
    });
    expect(other.savedGames.games).toEqual(before);
  });
});

describe('an import', () => {
  test('adds below what is there, and skips what is there already', () => {
    page.saveGame(ticketOf(2));
    page.toggleFavourite(id(2));
    const outcome = page.importGames(file([ticketOf(3), ticketOf(2), ticketOf(1)]));
    expect(outcome).toMatchObject({ ok: true, added: 2, skipped: 1, leftOut: 0 });
    expect(idsOf(page)).toEqual([id(2), id(3), id(1)]);
    expect(page.savedGames.games[0]?.isFavorite).toBe(true);
  });

  test('leaves out what has no room, and removes nothing for it', () => {
    for (const ticket of ticketsOf(0, 47)) page.saveGame(ticket);
    const outcome = page.importGames(file(ticketsOf(100, 104)));
    expect(outcome).toMatchObject({ ok: true, added: 2, skipped: 0, leftOut: 3 });
    expect(idsOf(page).slice(-3)).toEqual([id(0), id(100), id(101)]);
    expect(page.importGames(file([ticketOf(105), ticketOf(0)]))).toMatchObject({
      added: 0,
      skipped: 1,
      leftOut: 1,
    });
    expect(idsOf(page)).toHaveLength(50);
  });

  test('gives a game whose id other numbers have an id of its own, and knows it the next time', () => {
    page.saveGame(ticketOf(1));
    const text = file([ticketOf(1, { numbers: [1, 2, 3, 4, 5, 6] })]);
    expect(page.importGames(text)).toMatchObject({ added: 1, skipped: 0 });
    expect(new Set(idsOf(page)).size).toBe(2);
    expect(page.importGames(text)).toMatchObject({ added: 0, skipped: 1 });
  });

  test('keeps fields that only a later version knows', () => {
    page.importGames(file([{ ...ticketOf(1), note: 'avó' }]));
    expect(JSON.parse(page.exportGames()).games).toEqual([{ ...ticketOf(1), note: 'avó' }]);
  });

  test('into a full storage is there for as long as the page, and says so', () => {
    storage.mode = 'full';
    expect(page.importGames(file([ticketOf(1)]))).toMatchObject({ added: 1, status: 'not-kept' });
    expect(idsOf(page)).toEqual([id(1)]);
  });
});

describe('a bad file', () => {
  const huge = file([], { padding: 'é'.repeat(500_000) });

  test.each<[string, string, object]>([
    ['that is not JSON', '{"format"', { reason: 'not-json' }],
    ['that is empty', '', { reason: 'not-json' }],
    ['of nothing', 'null', { reason: 'other-format' }],
    ['of a bare list', JSON.stringify([ticketOf(1)]), { reason: 'other-format' }],
    ['of another app', file([], { format: 'other' }), { reason: 'other-format' }],
    ['without a version', file([], { version: undefined }), { reason: 'other-format' }],
    ['of version 0', file([], { version: 0 }), { reason: 'other-format' }],
    ['without games', file({ 0: ticketOf(1) }), { reason: 'other-format' }],
    ['of a newer version', file(7, { version: 2 }), { reason: 'newer-version', version: 2 }],
    ['of more than a million bytes in fewer characters', huge, { reason: 'too-large' }],
    [
      'with a bad game after good ones',
      file([ticketOf(2), ticketOf(3, { score: 5 })]),
      { reason: 'invalid-game', index: 1, field: 'score' },
    ],
    [
      'with something else for a game',
      file([1]),
      { reason: 'invalid-game', index: 0, field: 'game' },
    ],
    [
      'with an id twice',
      file([ticketOf(2), ticketOf(2)]),
      { reason: 'invalid-game', index: 1, field: 'id' },
    ],
  ])('%s is refused with the reason and changes nothing', (_, text, refusal) => {
    page.saveGame(ticketOf(1));
    const before = [...storage.texts];
    expect(page.importGames(text)).toEqual({ ok: false, ...refusal });
    expect(page.savedGames.games).toEqual([ticketOf(1)]);
    expect([...storage.texts]).toEqual(before);
  });

  test('of exactly a million bytes is not too large', () => {
    const text = file([], { padding: 'x'.repeat(1_000_000 - file([], { padding: '' }).length) });
    expect(text).toHaveLength(1_000_000);
    expect(page.importGames(text)).toMatchObject({ ok: true, added: 0 });
    expect(page.importGames(`${text} `)).toEqual({ ok: false, reason: 'too-large' });
  });

  test('nested deeper than the stack is refused like any other', () => {
    const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
    expect(page.importGames(deep)).toMatchObject({ ok: false });
    expect(idsOf(page)).toEqual([]);
  });

  test('that names prototypes pollutes none and leaves no trace', () => {
    const game = JSON.stringify(ticketOf(1)).replace(
      '{',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},',
    );
    const text = `{"__proto__":{"format":"robo-da-sorte/saved-games","polluted":true},${file([]).slice(1, -3)}[${game}]}`;
    expect(page.importGames(text)).toMatchObject({ ok: true, added: 1 });
    page.toggleFavourite(id(1));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(page.savedGames.games[0])).toBe(Object.prototype);
    expect(storage.kept(KEY)).not.toContain('__proto__');
  });

  test('of any text throws nothing, and changes nothing unless it is good', () => {
    page.saveGame(ticketOf(1));
    const before = storage.kept(KEY);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((v) => file([v])),
        ),
        (text) => {
          expect(page.importGames(text).ok).toBe(false);
          expect(storage.kept(KEY)).toBe(before);
        },
      ),
    );
  });
});
