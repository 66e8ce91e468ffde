import { expect, test } from 'vitest';
import { gamesWith, readSearch } from '../../../src/state/saved-games/list.ts';
import { ticketOf, ticketsOf } from './tickets.ts';

test.each<[string, readonly number[]]>([
  ['07 13', [7, 13]],
  ['7', [7]],
  [' 7,13;  20 ', [7, 13, 20]],
  ['07-13', [7, 13]],
  ['13 13', [13]],
  ['00', [100]],
  ['100', [100]],
])('«%s» looks for %j', (text, numbers) => {
  expect(readSearch(text)).toEqual({ numbers });
});

test.each(['', '   ', ','])('«%s» looks for nothing', (text) => {
  expect(readSearch(text)).toBe('none');
});

test.each(['avó', '7 x', '101', '1234', '+7', '７'])('«%s» is no number', (text) => {
  expect(readSearch(text)).toBe('not-numbers');
});

test('a game is found by all of the numbers, not by one of them', () => {
  const [two, three] = [ticketOf(1), ticketOf(2)];
  const other = ticketOf(3, { numbers: [2, 3, 4, 5, 6, 7] });
  const games = [two, three, other];
  expect(gamesWith(games, [2])).toEqual([two, other]);
  expect(gamesWith(games, [2, 55])).toEqual([two]);
  expect(gamesWith(games, [2, 60])).toEqual([]);
  expect(gamesWith(ticketsOf(1, 3), [])).toHaveLength(3);
});
