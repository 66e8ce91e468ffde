import { describe, expect, test } from 'vitest';
import { rowStateText, rowTexts, wayTexts } from '../../../src/content/check/list.ts';
import { readGames } from '../../../workers/shared/games/read-games.ts';
import type { RowFault } from '../../../workers/shared/games/reading.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';

describe('a list that was read', () => {
  test.each<[RowFault['fault'], number, string]>([
    ['no-numbers', 0, 'não tem números.'],
    ['count', 5, '5 números, falta 1.'],
    ['count', 4, '4 números, faltam 2.'],
    ['count', 21, '21 números: não existe aposta com essa quantidade.'],
    ['repeated', 5, 'o número 05 está repetido.'],
  ])('it is told why a row is no game: %s %s', (fault, value, told) => {
    expect(rowStateText('megasena', { line: 3, parts: [], bad: { fault, value } })).toBe(told);
  });

  test.each<[LotteryKey, string, readonly string[]]>([
    ['megasena', '5) 04 12 23 30 41 50 R$ 4,50', ['Fora do jogo: 5), R$ 4,50']],
    ['diadasorte', '04 12 23 30 31 01 02 mês 8', ['Mês: agosto']],
    ['timemania', 'A: 04 12 23 30 31 01 02 time 12', ['Time: 12']],
  ])('it is told what is beside the numbers: %s', (lottery, text, told) => {
    const [row] = readGames(lotteryOf(lottery), text);
    expect(row && rowTexts(lottery, row)).toEqual(told);
  });

  test('the ways to read a doubtful row are told', () => {
    const [row] = readGames(lotteryOf('megasena'), '1 4 30 33 50 51 54\n2 5 31 33 50 51 54');
    expect(row && wayTexts('megasena', row)).toEqual([
      'Linha 1: 7 números, 01 04 30 33 50 51 54',
      'Linha 1: 6 números, 04 30 33 50 51 54. Fora do jogo: 1',
    ]);
  });
});
