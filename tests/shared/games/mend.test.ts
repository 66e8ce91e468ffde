import { expect, test } from 'vitest';
import { slipOf } from '../../../workers/shared/games/fields.ts';
import { doubledIn, placesAlike, withTurned } from '../../../workers/shared/games/mend.ts';
import { readGames } from '../../../workers/shared/games/read-games.ts';
import type { GamesReading } from '../../../workers/shared/games/reading.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { waysOf } from './ways.ts';

const MEGASENA = lotteryOf('megasena');
const SLIP = slipOf(MEGASENA);
const read = (...lines: string[]) => waysOf(readGames(MEGASENA, lines.join('\n')))[0] ?? [];
const gamesOf = (reading: GamesReading) => reading.map(({ game, bad }) => game?.numbers.join(' ') ?? bad?.fault);

test('a number is turned out of its game, and back', () => {
  const reading = read('04 12 23 30 41 50 7', '04 12 23 30 41 50');
  const out = withTurned(SLIP, reading, [{ row: 0, part: 6 }]);
  expect(gamesOf(out)).toEqual(['4 12 23 30 41 50', '4 12 23 30 41 50']);
  expect(out[1]).toBe(reading[1]);
  expect(gamesOf(withTurned(SLIP, out, [{ row: 0, part: 6 }]))).toEqual(gamesOf(reading));
});

test('a place becomes a number, in its own place of the row', () => {
  const reading = read('5) 04 12 23 30 41 50');
  expect(gamesOf(withTurned(SLIP, reading, [{ row: 0, part: 0 }]))).toEqual(['4 5 12 23 30 41 50']);
});

test('what no longer is a game says why', () => {
  expect(gamesOf(withTurned(SLIP, read('04 12 23 30 41 50'), [{ row: 0, part: 0 }]))).toEqual(['count']);
});

test('the same place of other rows is counted from its nearer end, where it is what the turned one was', () => {
  const reading = read('1) 04 12 23 30 41 50', '2) 05 13 24 31 42 51 60', '06 14 25 32 43 52');
  expect(placesAlike(SLIP, reading, { row: 0, part: 0 })).toEqual([{ row: 1, part: 0 }]);
  // Neither is a game without its last number.
  expect(placesAlike(SLIP, reading, { row: 0, part: 6 })).toEqual([{ row: 2, part: 5 }]);
});

test('no other row follows where one alone has a number too many', () => {
  const reading = read('04 12 23 30 41 50 7', '05 13 24 31 42 51', '06 14 25 32 43 52 8');
  expect(placesAlike(SLIP, reading, { row: 0, part: 6 })).toEqual([{ row: 2, part: 6 }]);
});

test('doubled games are told with the line of the first', () => {
  const reading = read('04 12 23 30 41 50', '', '50 41 30 23 12 04', '04 12 23 30 41 51', '04-12-23-30-41-50');
  expect([...doubledIn(reading)]).toEqual([
    [1, 1],
    [3, 1],
  ]);
});
