import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticketText } from '../../../src/content/run/ticket-text.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { type Slip, slipOf } from '../../../workers/shared/games/fields.ts';
import { readGames, readSlips } from '../../../workers/shared/games/read-games.ts';
import { asidesOf, badRowsIn, gamesIn as gameRowsIn, MAX_READ } from '../../../workers/shared/games/reading.ts';
import { LOTTERIES, type Lottery, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { anyGame } from '../../draws/check/any-check.ts';
import { waysOf } from './ways.ts';

const MEGASENA = lotteryOf('megasena');
const gamesIn = (text: string, lottery: Lottery = MEGASENA) =>
  waysOf(readGames(lottery, text)).map((reading) => gameRowsIn(reading).map(({ game }) => game.numbers.join(' ')));
const besides = (text: string, lottery: Lottery = MEGASENA) =>
  readGames(lottery, text).map((row) => asidesOf(row, slipOf(lottery)).map((aside) => `${aside.role} ${aside.text}`));

test('numbers in circles are a game by themselves, and beside plain ones none of it', () => {
  expect(gamesIn('④ ⑫ ㉓ ㉞ ㊺ ㊿\n①⑨⑰㉘㊴㊿')).toEqual([['4 12 23 34 45 50', '1 9 17 28 39 50']]);
  expect(gamesIn('① 04 12 23 34 45 50')).toEqual([['4 12 23 34 45 50']]);
});

test('a single number behind its own word is beside the game, and is told', () => {
  const text = '06 12 23 34 46 55 | Zebras: 4 | Ímpares: 2';
  expect(gamesIn(text)).toEqual([['6 12 23 34 46 55']]);
  expect(besides(text)).toEqual([['other Zebras: 4', 'other Ímpares: 2']]);
  // Nor does it fill up a game with a number missing.
  expect(gamesIn('06 12 23 34 46 | Zebras: 55')).toEqual([[]]);
});

describe('a game alone', () => {
  test.each([
    ...['1 2 3 4 5 60', '60, 05, 04, 03, 02, 01', '01-02-03-04-05-60\r\n', '[1, 2, 3, 4, 5, 60]', 'O1/02/O3/04/05/6O'],
    ...['Um, dois, três, quatro e cinco e sessenta', '01\n02\n03\n04\n05\n60', 'um 02 três 04 05 e sessenta'],
    'um\ndois\ntrês\nquatro\ncinco\nsessenta',
  ])('a game alone is read with anything between the numbers: %j', (text) => {
    expect(gamesIn(text)).toEqual([['1 2 3 4 5 60']]);
  });

  test.each([
    ['5) 04 30 33 50 51 54', 'place 5)'],
    ['0001) 04 30 33 50 51 54', 'place 0001)'],
    ['#1 04 30 33 50 51 54', 'place #1'],
    ['2ª aposta 04 30 33 50 51 54', 'place 2ª aposta'],
    ['2ª aposta: 04 30 33 50 51 54', 'place 2ª aposta'],
    ['Jogo 1 - 04 30 33 50 51 54', 'place Jogo 1'],
    ['Jogo 7: 4;30;33;50;51;54', 'place Jogo 7'],
    ['Jogo 7 04 30 33 50 51 54', 'place Jogo 7'],
    ['jogo1\t4\t30\t33\t50\t51\t54', 'place jogo1'],
    ['1 - 04 30 33 50 51 54', 'place 1'],
    ['1. 04 30 33 50 51 54', 'place 1'],
    ['5 04 30 33 50 51 54', 'place 5'],
    ['Bello 04 30 33 50 51 54', undefined],
    ['Turma 12 da firma: 04 30 33 50 51 54', 'place Turma 12'],
    ['04 30 33 50 51 54 (concurso 2955)', 'contest concurso 2955'],
    ['Conc. nº 2.955 04 30 33 50 51 54', 'contest Conc. nº 2.955'],
    ['04 30 33 50 51 54 concurso n.º: 2.955', 'contest concurso n.º: 2.955'],
    ['04 30 33 50 51 54 Concurso número 2955', 'contest Concurso número 2955'],
    ['04 30 33 50 51 54 Concurso inicial: 2955', 'contest Concurso inicial: 2955'],
    ['04 30 33 50 51 54 concursos 2955, 2956 e 2957', 'contest concursos 2955, 2956 e 2957'],
    ['04 30 33 50 51 54 Teimosinha: 2943 até 2945', 'contest Teimosinha: 2943 até 2945'],
    ['04 30 33 50 51 54 CONC 2943/2945', 'contest CONC 2943/2945'],
    ['Concurso 2955, 04 30 33 50 51 54', 'contest Concurso 2955'],
    ['TEIMOSINHA 2 04 30 33 50 51 54', 'place 2'],
    ['04 30 33 50 51 54 TEIMOSINHA 2', 'other TEIMOSINHA 2'],
    ['04 30 33 50 51 54 2955', 'other 2955'],
    ['04 30 33 50 51 54 R$ 4,50', 'price R$ 4,50'],
    ['26/11/2026 04 30 33 50 51 54', 'date 26/11/2026'],
    ['2026-11-26 04 30 33 50 51 54', 'date 2026-11-26'],
    ['04 30 33 50 51 54 DATA DO SORTEIO 26/11/2026', 'date SORTEIO 26/11/2026'],
    ['04 30 33 50 51 54 20:15', 'hour 20:15'],
    ['04 30 33 50 51 54 21 h', 'hour 21 h'],
    ['04 30 33 50 51 54 6 acertos', 'other 6 acertos'],
    ['04 30 33 50 51 54 acertos: 4', 'other acertos: 4'],
    ['04 30 33 50 51 54 6 dezenas', 'other 6 dezenas'],
    ['04 30 33 50 51 54 (6 dezenas)', 'other (6 dezenas)'],
    ['6 dezenas: 04 30 33 50 51 54', 'place 6 dezenas'],
    ['04 30 33 50 51 54 25/11', 'date 25/11'],
    ['04 30 33 50 51 54 mês 08', 'month mês 08'],
    ['04 30 33 50 51 54 time 12', 'team time 12'],
    ['04 30 33 50 51 54 A1B2C3', 'code A1B2C3'],
  ])('a game alone keeps its numbers apart from its asides: %j', (text, aside) => {
    expect(gamesIn(text)).toEqual([['4 30 33 50 51 54']]);
    expect(besides(text)).toEqual([aside === undefined ? [] : [aside]]);
  });
});

describe('a list', () => {
  test.each<[string, LotteryKey, string, readonly string[]]>([
    [
      'of wrapped lines',
      'lotofacil',
      '01 02 03 04 05\n06 07 08 09 10\n11 12 13 14 15\n01 02 03 04 05\n06 07 08 09 10\n11 12 13 14 25',
      ['1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 25'],
    ],
    [
      'with places that count up',
      'quina',
      [1, 2, 3, 4, 5].map((n) => `${n} 10 20 30 40 ${n + 50}`).join('\n'),
      [1, 2, 3, 4, 5].map((n) => `10 20 30 40 ${n + 50}`),
    ],
    ['with contests', 'quina', '2 10 20 30 40 7012\n3 11 21 31 41 7013', ['2 10 20 30 40', '3 11 21 31 41']],
  ])('%s is read', (_, lottery, text, games) => {
    expect(gamesIn(text, lotteryOf(lottery))).toEqual([games]);
  });

  test.each<[string, readonly string[]]>([
    // A bet of seven numbers, or a place and six.
    ['1 4 30 33 50 51 54\n2 5 31 33 50 51 54', ['1 4 30 33 50 51 54', '4 30 33 50 51 54']],
    // A bet of seven, or six and how many of something.
    ['30 04 33 50 51 54 18 zebras', ['4 18 30 33 50 51 54', '4 30 33 50 51 54']],
    // Two games of six, or a bet of twelve.
    ['04 12 23 34 45 56 01 02 03 10 20 30', ['4 12 23 34 45 56', '1 2 3 4 10 12 20 23 30 34 45 56']],
    // A camera is blind to a 1, or there was a line on the paper.
    ['04 |2 23 34 45 56', ['2 4 23 34 45 56', '4 12 23 34 45 56']],
    ['04 12 23 34 45 5!', ['4 5 12 23 34 45', '4 12 23 34 45 51']],
    // Six numbers, or five and how many of something.
    ['04 30 33 50 51 - 8', ['4 8 30 33 50 51']],
  ])('a list that can be read in two ways is not guessed: %j', (text, firsts) => {
    expect(gamesIn(text).map(([first]) => first)).toEqual(expect.arrayContaining(firsts.slice(0, 2)));
  });

  test('a list that was dictated is shown as it was said', () => {
    const [row] = readGames(MEGASENA, 'dez, vinte e três, quarenta e cinquenta e um, meia e catorze');
    const parts = ['10: dez', '23: vinte e três', '40: quarenta', '51: cinquenta e um', '6: meia', '14: catorze'];
    expect(row?.parts.map(({ text, value }) => `${value}: ${text}`)).toEqual(parts);
  });

  test('a list that was dictated has numbers of two words', () => {
    expect(gamesIn('dez e vinte e três, quarenta, cinquenta e um, meia, catorze')).toEqual([['6 10 14 23 40 51']]);
  });

  test('games side by side are games of their own where no bet has as many numbers', () => {
    const games = ['1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', '2 3 4 5 6 7 8 9 10 11 12 13 14 15 25'];
    expect(gamesIn(games.join(' '), lotteryOf('lotofacil'))).toEqual([games]);
  });

  test('a list of bets of seven numbers is no list of places', () => {
    const games = ['4 5 30 33 50 51 54', '7 15 30 33 50 51 54'];
    expect(gamesIn('04 05 30 33 50 51 54\n07 15 30 33 50 51 54')).toEqual([games]);
  });

  test('a line with digits that is no game keeps its place and its reason', () => {
    const text = '1 2 3 4 5 6\nmeus jogos\n26/11/2026\n1 2 3 4 5 61\n1 2 3 4 5 5\n1 2 3 4 5\n7 8 9 10 11 12';
    const reading = readGames(MEGASENA, text);
    expect(reading.map(({ line, game, bad }) => [line, game ?? bad])).toEqual([
      [1, { numbers: [1, 2, 3, 4, 5, 6] }],
      [3, { fault: 'no-numbers' }],
      [4, { fault: 'out-of-range', value: 61 }],
      [5, { fault: 'repeated', value: 5 }],
      [6, { fault: 'count', value: 5 }],
      [7, { numbers: [7, 8, 9, 10, 11, 12] }],
    ]);
  });

  test('a list has a 00 in Lotomania only', () => {
    const fifty = Array.from({ length: 50 }, (_, i) => String(i).padStart(2, '0')).join(' ');
    expect(gameRowsIn(readGames(lotteryOf('lotomania'), fifty))[0]?.game.numbers.at(-1)).toBe(100);
    const bad = { fault: 'out-of-range', value: 0 };
    expect(badRowsIn(readGames(MEGASENA, '00 1 2 3 4 5'))).toMatchObject([{ line: 1, bad }]);
  });

  test('a list is read in slices: a worker answers between them', () => {
    const text = '1 2 3 4 5 6\n'.repeat(5000);
    expect([...readSlips(slipOf(MEGASENA), text)].length).toBeGreaterThan(2 * (5000 / 500));
  });

  test('a list is read up to a limit', () => {
    const reading = readGames(MEGASENA, '1 2 3 4 5 6\n'.repeat(MAX_READ + 2));
    expect(gameRowsIn(reading)).toHaveLength(MAX_READ);
    const bad = { fault: 'too-many' };
    expect(badRowsIn(reading)).toMatchObject([1, 2].map((beyond) => ({ line: MAX_READ + beyond, bad })));
  });

  test('a list that the app copied comes back', () => {
    const any = fc.constantFrom(...LOTTERIES).chain((l) => fc.tuple(fc.constant(l), anyGame(l)));
    fc.assert(
      fc.property(any, ([lottery, { numbers }]) => {
        const text = ticketText({ lotteryType: lottery.key, numbers });
        expect(gamesIn(text, lottery)).toEqual([[numbers.join(' ')]]);
      }),
    );
  });

  test('a list loses no number where its rows end with one that the lottery does not have, and a word', () => {
    const text = [
      '29-6-7-8-10-21-23-25-29-40-41-42-43-49 - 0ª',
      '30-1-2-6-11-14-29 - 0ª',
      '31-1-4-5-6-11-12-13-22-25-27-41-42-50 - 0ª',
      '32-12-13-16-18-22-26-32-34-41-44-47-48-49 - 0ª',
      '33-4-5-17-21-24-26-40-41-48-49 - 0ª',
    ].join('\n');
    const games = gameRowsIn(readGames(lotteryOf('duplasena'), text)).map(({ game }) => game.numbers.length);
    expect(games).toEqual([13, 6, 13, 13, 10]);
  });
});

describe('a game of further fields', () => {
  const MONTHLY = lotteryOf('diadasorte');
  const marked = (text: string, slip: Slip = slipOf(MONTHLY)) =>
    waysOf(runToEnd(readSlips(slip, text))).map((reading) => gameRowsIn(reading).map(({ game }) => game));

  test.each([
    ['4 5 6 7 8 9 10 mês 08'],
    ['4 5 6 7 8 9 10 Mês da Sorte: Agosto'],
    ['ago: 4 5 6 7 8 9 10 mês ago'],
    ['4 5 6 7 8 9 10 / agosto'],
    ['4 5 6 7 8 9 10 - 8'],
    ['5) 04 05 06 07 08 09 10 - 08'],
  ])('a game of further fields has its month: %j', (text) => {
    expect(marked(text)).toEqual([[{ numbers: [4, 5, 6, 7, 8, 9, 10], month: 8 }]]);
  });

  test('a game has no month that does not exist', () => {
    expect(marked('4 5 6 7 8 9 10 mês 13')).toEqual([[{ numbers: [4, 5, 6, 7, 8, 9, 10] }]]);
  });

  test('a number that may be the month is asked about', () => {
    const numbers = [4, 5, 6, 7, 9, 10, 11];
    const readings = marked([...numbers, 8].join(' '));
    expect(readings.slice(0, 2)).toEqual([[{ numbers: [4, 5, 6, 7, 8, 9, 10, 11] }], [{ numbers, month: 8 }]]);
  });

  test('a game of further fields of two fields of numbers is one for each, by their word or by the sign between', () => {
    const sizes = [2, 3, 4, 5, 6];
    const slip: Slip = {
      numbers: { id: 'numbers', to: 50, sizes: [6, 7, 8, 9, 10, 11, 12] },
      others: [{ id: 'clovers', to: 6, sizes, word: 'trevos?' }],
      pick: 6,
    };
    const game = { numbers: [4, 12, 23, 30, 41, 50], clovers: [2, 5] };
    for (const text of ['04 12 23 30 41 50 + 2 5', '1) 04-12-23-30-41-50 trevos: 2 e 5', '04 12 23 30 41 50 | 5 2'])
      expect(marked(text, slip)).toEqual([[game]]);
    expect(marked('04 12 23 30 41 50 2 5', slip)).toContainEqual([game]);
  });
});
