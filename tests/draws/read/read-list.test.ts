import { describe, expect, test } from 'vitest';
import { readList } from '../../../workers/draws/read/read-list.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { RESULTS_LIMITS } from '../../../workers/shared/draws/results-limits.ts';
import { doubtsIn } from '../../../workers/shared/games/doubts.ts';
import { gamesIn } from '../../../workers/shared/games/reading.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { utf8, windows1252 } from './files.ts';
import { sheetFile } from './sheets.ts';

const LOTTERY = lotteryOf('megasena');
const GAMES = ['04 08 15 16 23 42', '05 08 15 16 23 43', '01 02 03 04 05 60'];

const read = (source: string | Uint8Array) => runToEnd(readList(LOTTERY, source));

/** The games of the only reading, each with its line. */
function gamesOf(source: string | Uint8Array): readonly string[] {
  const list = read(source);
  if (!list.ok || list.games || doubtsIn(list.reading).length > 0) throw new Error(JSON.stringify(list));
  const { reading } = list;
  const text = (numbers: readonly number[]) => numbers.map((n) => String(n).padStart(2, '0')).join(' ');
  return gamesIn(reading).map(({ line, game }) => `${line}: ${text(game.numbers)}`);
}

const lines = (first: number) => GAMES.map((game, i) => `${first + i}: ${game}`);
const cellsOf = (texts: readonly string[], kind: 'number' | 'shared' | 'inline') =>
  texts.map((text) => ({ text, kind }));
const numbersOf = (game: string) => game.split(' ').map((number) => String(Number(number)));

describe('a file with games', () => {
  test.each([
    ['a text', utf8(GAMES.join('\n')), 1],
    ['a text of Windows', windows1252(`Jogos da sexta à noite\r\n${GAMES.join('\r\n')}`), 2],
    ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${GAMES.join('\n')}`, 'utf16le')), 1],
    ['CSV with names', utf8(`Jogo;${[1, 2, 3, 4, 5, 6].map((n) => `Número ${n}`).join(';')}\n${csv(';')}`), 2],
    ['CSV in English', utf8(`Game,${[1, 2, 3, 4, 5, 6].map((n) => `Number ${n}`).join(',')}\n${csv(',')}`), 2],
    ['TSV', utf8(GAMES.map((game) => game.replaceAll(' ', '\t')).join('\n')), 1],
  ])('%s is read', (_, bytes, first) => {
    expect(gamesOf(bytes)).toEqual(lines(first));
  });

  function csv(sign: string) {
    return GAMES.map((game, i) => [i + 1, ...numbersOf(game)].join(sign)).join('\n');
  }

  test.each(['number', 'shared', 'inline'] as const)('a spreadsheet is read, with cells of the kind %s', (kind) => {
    const rows = GAMES.map((game) => cellsOf(numbersOf(game), kind));
    expect(gamesOf(sheetFile(rows))).toEqual(lines(1));
    const names = cellsOf(['Jogo', ...[1, 2, 3, 4, 5, 6].map((n) => `Número ${n}`)], 'shared');
    const placed = GAMES.map((game, i) => cellsOf([String(i + 1), ...numbersOf(game)], kind));
    expect(gamesOf(sheetFile([names, ...placed]))).toEqual(lines(2));
    // Rows keep their own numbers.
    expect(gamesOf(sheetFile([[], [], ...rows]))).toEqual(lines(3));
  });
});

describe('what the app exports', () => {
  const lotomania = { lotteryType: 'lotomania', numbers: Array.from({ length: 50 }, (_, i) => i + 1), mirror: true };
  const saved = { lotteryType: 'megasena', numbers: [1, 2, 3, 4, 5, 60], date: '2026-11-15T12:00:00.000Z' };
  const follow = { from: 10, draws: 3 };

  test.each([
    ['games', (games: object[]) => ({ format: 'robo-da-sorte/saved-games', version: 1, games })],
    ['tickets', (tickets: object[]) => ({ receipt: {}, tickets })],
    ['a list', (games: object[]) => games],
  ])('an export as %s gives its games with their draws, and counts those of others', (_, wrap) => {
    const text = JSON.stringify(wrap([saved, { ...saved, follow }, lotomania]));
    const own = { numbers: saved.numbers };
    const found = {
      ok: true,
      games: [
        { ...own, scope: { kind: 'since', date: '2026-11-15' } },
        { ...own, scope: { kind: 'next', ...follow } },
      ],
      otherGames: 1,
    };
    expect(read(text)).toEqual(found);
    expect(read(utf8(`\uFEFF${text}`))).toEqual(found);
  });

  test('the games of a group are read', () => {
    const group = { lottery: 'megasena', games: [{ numbers: saved.numbers }] };
    const text = JSON.stringify({ format: 'robo-da-sorte/syndicate', version: 1, group });
    expect(read(text)).toEqual({ ok: true, games: [{ numbers: saved.numbers }], otherGames: 0 });
  });

  test('keeps months and mirrors', () => {
    const month = { lotteryType: 'diadasorte', numbers: [1, 2, 3, 4, 5, 6, 7], month: 8 };
    const of = (key: 'lotomania' | 'diadasorte') =>
      runToEnd(readList(lotteryOf(key), JSON.stringify({ games: [lotomania, month] })));
    expect(of('lotomania')).toMatchObject({ games: [{ numbers: lotomania.numbers, mirror: true }], otherGames: 1 });
    expect(of('diadasorte')).toMatchObject({ games: [{ numbers: month.numbers, month: 8 }], otherGames: 1 });
  });

  test('an export is refused by the place of a game that cannot be played', () => {
    const text = JSON.stringify({ games: [lotomania, { ...saved, numbers: [1] }] });
    expect(read(text)).toEqual({ ok: false, refusal: 'bad-game', detail: '2' });
  });
});

test.each([
  ['empty', utf8(' \n')],
  ['empty', sheetFile([])],
  ['unknown-form', utf8('%PDF-1.7\n1 0 obj')],
  ['unknown-form', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
  ['unknown-form', utf8('{"games":3}')],
  ['unknown-form', utf8('só palavras')],
  ['web-page', utf8('<!doctype html><html><body>04 08 15 16 23 42</body></html>')],
  [
    'open-document',
    utf8(`${'PK\u0003\u0004'.padEnd(30, '\u0000')}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`),
  ],
  ['old-xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
  ['damaged', utf8('PK\u0003\u0004')],
  ['too-large', new Uint8Array(RESULTS_LIMITS.textBytes + 1)],
])('an export is refused as %s', (refusal, bytes) => {
  expect(read(bytes)).toMatchObject({ ok: false, refusal });
});
