import { beforeEach, describe, expect, test } from 'vitest';
import { findSaved, gamesOf } from '../../src/state/saved-games-list.ts';
import type { FakeStorage } from '../platform/fake-storage.ts';
import { idsOf, openSavedGames, type SavedGamesPage } from '../platform/saved-games-page.ts';
import { useFakeStorage } from '../platform/tabs.ts';
import { ticketOf, ticketsOf } from '../platform/tickets.ts';

let storage: FakeStorage;
let page: SavedGamesPage;
const id = (n: number) => ticketOf(n).id;
/** Ids from the newest to the oldest. */
const ids = (newest: number, oldest: number) =>
  ticketsOf(oldest, newest)
    .map((ticket) => ticket.id)
    .reverse();
function saveAll(from: number, to: number): void {
  for (const ticket of ticketsOf(from, to)) page.saveGame(ticket);
}

beforeEach(async () => {
  storage = useFakeStorage();
  page = (await openSavedGames()).page;
});

describe('saving a ticket', () => {
  test('puts it on top, whole, and keeps it for the next visit', async () => {
    expect(page.saveGame(ticketOf(1))).toEqual({ code: 'saved' });
    expect(page.saveGame(ticketOf(2))).toEqual({ code: 'saved' });
    expect(page.savedGames).toEqual({ games: [ticketOf(2), ticketOf(1)], status: 'kept' });
    const { page: next } = await openSavedGames();
    expect(next.savedGames.games).toEqual([ticketOf(2), ticketOf(1)]);
  });

  test('twice changes nothing', () => {
    saveAll(1, 2);
    const { writes } = storage;
    expect(page.saveGame(ticketOf(1))).toEqual({ code: 'already-saved' });
    expect(idsOf(page)).toEqual(ids(2, 1));
    expect(storage.writes).toBe(writes);
  });

  test('with the id of other numbers keeps both, each under an id of its own', () => {
    saveAll(1, 1);
    const other = ticketOf(1, { numbers: [1, 2, 3, 4, 5, 6] });
    expect(page.saveGame(other).code).toBe('saved');
    expect(idsOf(page)).toEqual([`${id(1)}~`, id(1)]);
    expect(page.saveGame(other).code).toBe('already-saved');
    expect(findSaved(page.savedGames.games, other)?.id).toBe(`${id(1)}~`);
  });

  test('with the numbers and the instant of another lottery keeps both', () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    page.saveGame(ticketOf(1, { numbers }));
    const other = ticketOf(1, { numbers, id: 'other', lotteryType: 'duplasena' });
    expect(page.saveGame(other).code).toBe('saved');
    expect(idsOf(page)).toEqual(['other', id(1)]);
  });

  test('past 50 makes room: the oldest that is no favourite goes', () => {
    saveAll(0, 49);
    page.toggleFavourite(id(0));
    const outcome = page.saveGame(ticketOf(50));
    expect(outcome).toMatchObject({ code: 'made-room', removed: { game: { id: id(1) } } });
    expect(idsOf(page)).toEqual([...ids(50, 2), id(0)]);
    expect(idsOf(page)).toHaveLength(50);
  });

  test('that made room is undone exactly', () => {
    saveAll(0, 49);
    page.toggleFavourite(id(0));
    page.toggleFavourite(id(30));
    const before = [...page.savedGames.games];
    const { removed } = page.saveGame(ticketOf(50));
    if (!removed) throw new Error('nothing was removed');
    expect(page.restoreGame(removed)).toBe('restored');
    expect(page.savedGames.games).toEqual(before);
  });

  test('into 50 favourites is refused and changes nothing', () => {
    saveAll(0, 49);
    for (const key of idsOf(page)) page.toggleFavourite(key);
    const before = storage.kept('saved-games');
    expect(page.saveGame(ticketOf(50))).toEqual({ code: 'full-of-favourites' });
    expect(idsOf(page)).toEqual(ids(49, 0));
    expect(storage.kept('saved-games')).toBe(before);
  });
});

describe('deleting a game', () => {
  test.each([1, 2, 3])('is undone exactly: game %i of 3', (n) => {
    saveAll(1, 3);
    page.toggleFavourite(id(n));
    const before = [...page.savedGames.games];
    const removed = page.deleteGame(id(n));
    expect(idsOf(page)).toEqual(ids(3, 1).filter((key) => key !== id(n)));
    expect(removed && page.restoreGame(removed)).toBe('restored');
    expect(page.savedGames.games).toEqual(before);
  });

  test('is undone to its place among the others when a ticket has been saved since', () => {
    saveAll(1, 3);
    const removed = page.deleteGame(id(2));
    page.saveGame(ticketOf(4));
    expect(removed && page.restoreGame(removed)).toBe('restored');
    expect(idsOf(page)).toEqual(ids(4, 1));
  });

  test('several times is undone exactly, the last one first', () => {
    saveAll(1, 5);
    const before = [...page.savedGames.games];
    const removed = [5, 1, 2, 3, 4].map((n) => page.deleteGame(id(n)));
    expect(idsOf(page)).toEqual([]);
    for (const entry of removed.reverse()) if (entry) page.restoreGame(entry);
    expect(page.savedGames.games).toEqual(before);
  });

  test('cannot be undone once others have taken the room', () => {
    saveAll(0, 49);
    const removed = page.deleteGame(id(20));
    page.saveGame(ticketOf(50));
    const before = [...page.savedGames.games];
    expect(removed && page.restoreGame(removed)).toBe('full');
    expect(page.savedGames.games).toEqual(before);
  });

  test('that is gone already gives nothing to undo', () => {
    expect(page.deleteGame('none')).toBeUndefined();
  });

  test('is undone once, however often it is asked', () => {
    saveAll(1, 2);
    const removed = page.deleteGame(id(1));
    if (!removed) throw new Error('nothing was removed');
    page.restoreGame(removed);
    expect(page.restoreGame(removed)).toBe('restored');
    expect(idsOf(page)).toEqual(ids(2, 1));
  });
});

describe('a favourite', () => {
  test('is one until it is toggled again, also on the next visit', async () => {
    saveAll(1, 2);
    expect(page.toggleFavourite(id(1))).toBe('kept');
    expect(page.savedGames.games.map((game) => game.isFavorite)).toEqual([false, true]);
    const { page: next } = await openSavedGames();
    expect(next.savedGames.games).toEqual(page.savedGames.games);
    next.toggleFavourite(id(1));
    expect(next.savedGames.games).toEqual([ticketOf(2), ticketOf(1)]);
  });

  test('that is gone already changes nothing', () => {
    saveAll(1, 1);
    const { writes } = storage;
    expect(page.toggleFavourite('none')).toBe('kept');
    expect(storage.writes).toBe(writes);
  });
});

test('the filter shows the games of one lottery in their order, or all of them', () => {
  const quina = (n: number) => ticketOf(n, { lotteryType: 'quina', numbers: [1, 2, 3, 4, 5 + n] });
  const games = [quina(4), ticketOf(3), quina(2), ticketOf(1)];
  expect(gamesOf(games, 'quina')).toEqual([quina(4), quina(2)]);
  expect(gamesOf(games, 'lotomania')).toEqual([]);
  expect(gamesOf(games, null)).toEqual(games);
});
