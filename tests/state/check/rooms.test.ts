import { beforeEach, describe, expect, test } from 'vitest';
import { listedText, roomTexts } from '../../../src/content/check/rooms.ts';
import {
  enterRoom,
  type ListedGame,
  leaveRooms,
  markedGames,
  markFault,
  markNone,
  markShown,
  pagesOf,
  placesIn,
  roomChoice,
  showFrom,
  shownPlaces,
  turnMark,
} from '../../../src/state/check/rooms.ts';
import { MAX_SAVED } from '../../../src/state/saved-games/format.ts';
import { savedGames } from '../../../src/state/saved-games/saved-games.ts';
import { MAX_GROUP_GAMES } from '../../../src/state/syndicate/syndicate.ts';
import { LAB_LIMITS } from '../../../workers/shared/lab/lab-limits.ts';
import { ticketsOf } from '../saved-games/tickets.ts';

/** Games of their own, each in the line after that of the one before. */
const gamesOf = (count: number): ListedGame[] =>
  Array.from({ length: count }, (_, i) => ({
    game: { lotteryType: 'megasena', numbers: [1 + (i % 50), 51, 52, 53, 54, 55] },
    line: i + 1,
  }));

beforeEach(leaveRooms);

describe.each(['saved', 'lab', 'group'] as const)('a list for the room «%s»', (room) => {
  const most = { saved: MAX_SAVED, lab: LAB_LIMITS.games.max, group: MAX_GROUP_GAMES }[room];

  test('goes whole where the room takes as many', () => {
    const games = gamesOf(most);
    expect(enterRoom(room, games)).toEqual(games.map(({ game }) => game));
    expect(roomChoice.room).toBeNull();
  });

  test('a list is asked which games where it has more, the first ones being marked, and no game is dropped', () => {
    const games = gamesOf(2 * most + 3);
    expect(enterRoom(room, games)).toBeUndefined();
    expect(roomChoice).toMatchObject({ room, from: 0 });
    expect(markedGames()).toEqual(games.slice(0, most).map(({ game }) => game));
    expect(pagesOf(roomChoice)).toEqual([0, most, 2 * most]);
    const shown = pagesOf(roomChoice).flatMap((from) => shownPlaces({ ...roomChoice, from }));
    expect(shown).toEqual(games.map((_, place) => place));
  });

  test('takes others, in the order of the list, of any page', () => {
    const games = gamesOf(3 * most);
    enterRoom(room, games);
    turnMark(0);
    showFrom(2 * most);
    turnMark(3 * most - 1);
    expect(markFault(roomChoice)).toBeUndefined();
    expect(markedGames()).toEqual([...games.slice(1, most), games[3 * most - 1]].map((one) => one?.game));
    markShown();
    expect(markedGames()).toEqual(games.slice(2 * most).map(({ game }) => game));
  });

  test('a list does not go without a mark, nor with one too many', () => {
    enterRoom(room, gamesOf(most + 1));
    turnMark(most);
    expect(markFault(roomChoice)).toBe('over');
    expect(roomTexts.marked(roomChoice.marked.size, placesIn(room))).toBe(`${most + 1} jogos marcados: desmarque 1.`);
    markNone();
    expect(markFault(roomChoice)).toBe('none');
    expect(markedGames()).toEqual([]);
  });

  test('says how many the room takes, of how many there are', () => {
    expect(roomTexts.which[room](most, 10_000)).toContain(`${most} dos 10.000 jogos. Quais?`);
  });
});

test('another list is asked anew', () => {
  enterRoom('lab', gamesOf(100));
  markNone();
  showFrom(40);
  enterRoom('lab', gamesOf(60));
  expect(roomChoice.from).toBe(0);
  expect(roomChoice.marked.size).toBe(placesIn('lab'));
});

test('a game is called by its line, and by its place where it has none', () => {
  const [one] = gamesOf(1);
  expect(listedText({ ...(one as ListedGame), line: 7 }, 0)).toBe('Linha 7: 01 51 52 53 54 55');
  const game = { numbers: [1, 2, 3, 4, 5, 6, 7], month: 8 };
  expect(listedText({ game }, 2)).toBe('Bilhete 3: 01 02 03 04 05 06 07 · Mês da Sorte: agosto');
});

test('«Meus jogos» takes as many of a list as it has places, and of a question it keeps its answer', () => {
  savedGames.games = ticketsOf(1, 49);
  enterRoom('saved', gamesOf(3));
  expect(roomChoice).toMatchObject({ room: 'saved', most: 1 });
  savedGames.games = ticketsOf(1, 50);
  expect([placesIn('saved'), pagesOf(roomChoice)]).toEqual([0, [0, 1, 2]]);
  savedGames.games = [];
});
