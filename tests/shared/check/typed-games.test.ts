import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticketText } from '../../../src/content/run/ticket-text.ts';
import { playedGameFault } from '../../../workers/shared/check/played-game-fault.ts';
import { MAX_TYPED, readTypedGames } from '../../../workers/shared/check/typed-games.ts';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { anyGame } from '../../draws/check/any-check.ts';

const MEGASENA = lotteryOf('megasena');
const numbersIn = (text: string, lottery = MEGASENA) =>
  readTypedGames(lottery, text).games.map(({ numbers }) => numbers);

describe('typed games', () => {
  test.each([
    ['1 2 3 4 5 60'],
    ['60, 05, 04, 03, 02, 01'],
    ['01-02-03-04-05-60\r\n'],
    ['010203040560'],
    ['Jogo 7: 1;2;3;4;5;60'],
    ['\n\n  [01] [02] [03] [04] [05] [60]  \n'],
  ])('are read with anything between the numbers: %j', (text) => {
    expect(numbersIn(text)).toEqual([[1, 2, 3, 4, 5, 60]]);
  });

  test('tell which line is none, and why, and lose none of the others', () => {
    const lines = ['1 2 3 4 5 6', 'meus jogos', '', '1 2 3 4 5 61', '1 2 3 4 5 5', '1 2 3 4 5', '7 8 9 10 11 12'];
    expect(readTypedGames(MEGASENA, lines.join('\n'))).toEqual({
      games: [{ numbers: [1, 2, 3, 4, 5, 6] }, { numbers: [7, 8, 9, 10, 11, 12] }],
      lines: [1, 7],
      bad: [
        { line: 2, fault: 'no-numbers' },
        { line: 4, fault: 'out-of-range', value: 61 },
        { line: 5, fault: 'repeated', value: 5 },
        { line: 6, fault: 'count', value: 5 },
      ],
    });
  });

  test('have a 00 in Lotomania only', () => {
    const fifty = Array.from({ length: 50 }, (_, i) => String(i).padStart(2, '0')).join(' ');
    expect(numbersIn(fifty, lotteryOf('lotomania'))[0]?.at(-1)).toBe(100);
    expect(readTypedGames(MEGASENA, '00 1 2 3 4 5').bad).toEqual([{ line: 1, fault: 'out-of-range', value: 0 }]);
  });

  test('are read up to a limit', () => {
    const text = Array(MAX_TYPED + 2)
      .fill('1 2 3 4 5 6')
      .join('\n');
    const { games, bad } = readTypedGames(MEGASENA, text);
    expect(games).toHaveLength(MAX_TYPED);
    expect(bad.map(({ line, fault }) => [line, fault])).toEqual([
      [MAX_TYPED + 1, 'too-many'],
      [MAX_TYPED + 2, 'too-many'],
    ]);
  });

  test('come back from what the app copies', () => {
    const any = fc.constantFrom(...LOTTERIES).chain((l) => fc.tuple(fc.constant(l), anyGame(l)));
    fc.assert(
      fc.property(any, ([lottery, { numbers }]) => {
        const text = ticketText({ lotteryType: lottery.key, numbers });
        expect(numbersIn(text, lottery)).toEqual([numbers]);
      }),
    );
  });

  test('of any text are games or bad lines, never anything else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOTTERIES), fc.string({ unit: 'binary' }), (lottery, text) => {
        const { games } = readTypedGames(lottery, text);
        expect(games.every((game) => playedGameFault(lottery, game) === undefined)).toBe(true);
      }),
    );
  });
});
