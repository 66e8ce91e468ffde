import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gamesNamedIn } from '../../../workers/shared/games/game-names.ts';
import { lotteriesOf } from '../../../workers/shared/games/lotteries-of.ts';
import { partOf } from '../../../workers/shared/games/lottery-parts.ts';
import { readGames } from '../../../workers/shared/games/read-games.ts';
import { gamesIn } from '../../../workers/shared/games/reading.ts';
import { LOTTERIES, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';

const named = (text: string) => gamesNamedIn(text).map(({ game }) => game);

/** A game of a lottery, as its smallest bet is; `n` tells it from others. */
const gameOf = (key: LotteryKey, n: number) => {
  const { pick, total } = lotteryOf(key);
  return Array.from({ length: pick }, (_, i) => 1 + Math.floor(((i + n / 8) * total) / pick)).sort((a, b) => a - b);
};
const row = (numbers: readonly number[], sign = ' ') => numbers.map((n) => String(n % 100).padStart(2, '0')).join(sign);
const numbersIn = (key: LotteryKey, text: string) =>
  gamesIn(readGames(lotteryOf(key), text)).map(({ game: { numbers }, line }) => [line, ...numbers]);

describe('the name of a lottery', () => {
  test.each(LOTTERIES)('the name of a lottery is found however it is written: $name', ({ key, name }) => {
    const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
    const writings = [name, plain, key, name.toUpperCase(), name.normalize('NFD'), `*${plain.replace(/[ -]/, '')}*:`];
    for (const text of writings) expect(named(`x ${text} 1`), text).toEqual([key]);
    expect(named(`es${key}`), key).toEqual([]);
    expect(named(`${key}s`), key).toEqual([]);
  });

  test('the name of a lottery may be a short or another one, and one of a game that is not here', () => {
    const games = ['megasena', 'diadasorte', 'maismilionaria', 'megasena'];
    expect(named('Mega 01, Dia da Sorte; +Milionária / Ｍega da Virada')).toEqual(games);
    expect(gamesNamedIn('Boa sorte: Quina')).toEqual([{ game: 'quina', at: 11 }]);
  });
});

describe('a list of one lottery', () => {
  test.each(LOTTERIES)('a list of one lottery is whole where it names $name, or none', ({ key, name }) => {
    const list = `${row(gameOf(key, 0))}\n${row(gameOf(key, 1))}`;
    for (const text of [list, `${name}\n${list}`, `${list}\n${name}`]) {
      expect(partOf(text, key)).toEqual({ text, others: [], isOwn: true });
    }
  });

  test('a list of one lottery has nothing of another', () => {
    const text = `Quina\n${row(gameOf('quina', 0))}`;
    expect(partOf(text, 'megasena')).toEqual({ text: '', others: ['quina'], isOwn: false });
    expect(partOf('01 02 03 04 05 06\nSuper Sete', 'megasena')).toMatchObject({ others: ['supersete'], isOwn: false });
  });
});

describe('a list of several lotteries', () => {
  const games = LOTTERIES.flatMap(({ key }) => [0, 1].map((n) => ({ key, numbers: gameOf(key, n) })));
  const nameOf = (key: LotteryKey) => lotteryOf(key).name;
  const linesOf = (write: (name: string, numbers: readonly number[]) => string, between = '\n') =>
    games.map(({ key, numbers }) => write(nameOf(key), numbers)).join(between);

  test.each([
    ['the operator’s', linesOf((name, numbers) => `${name}\t${row(numbers, '\n')}\t2550\tR$ 4,50`)],
    ['headings in Windows lines', linesOf((name, numbers) => `${name}:\r\n${row(numbers)}`, '\r\n')],
    ['names at the end', linesOf((name, numbers) => `${row(numbers)} ${name}`)],
  ])('a list of several lotteries gives each its games, and names the others: %s', (_, list) => {
    for (const { key } of LOTTERIES) {
      const { text, others, isOwn } = partOf(list, key);
      expect(isOwn, key).toBe(true);
      expect([...others, key].sort(), key).toEqual(LOTTERIES.map((one) => one.key).sort());
      expect(text.split('\n').length, key).toBe(list.split('\n').length);
      const own = games.filter((one) => one.key === key).map(({ numbers }) => numbers);
      const found = numbersIn(key, text).map(([, ...numbers]) => numbers);
      expect(found, key).toEqual(own);
    }
  });

  test('a list in any order and mixture has for each lottery what was written for it', () => {
    const block = fc.record({
      key: fc.constantFrom(...LOTTERIES.map(({ key }) => key)),
      games: fc.array(fc.nat(7), { minLength: 1, maxLength: 3 }),
      isHeading: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(block, { minLength: 2, maxLength: 8 }), (blocks) => {
        const text = blocks
          .map(({ key, games: own, isHeading }) => {
            const rows = own.map((n) => row(gameOf(key, n)));
            const lines = isHeading ? [nameOf(key), ...rows] : rows.map((one) => `${nameOf(key)}: ${one}`);
            return lines.join('\n');
          })
          .join('\n');
        for (const { key } of LOTTERIES) {
          const written = blocks.filter((one) => one.key === key).flatMap((one) => one.games);
          const { text: own, isOwn } = partOf(text, key);
          expect(isOwn, key).toBe(written.length > 0);
          if (written.length === 0) continue;
          const lines = own.split('\n').filter((line) => /\d/.test(line));
          const rows = lines.map((line) => line.replace(`${nameOf(key)}: `, ''));
          expect(rows).toEqual(written.map((n) => row(gameOf(key, n))));
        }
      }),
    );
  });

  test('a list of several lotteries keeps the games below each heading, and their lines', () => {
    const text = 'Mega-Sena\n01 02 03 04 05 06\n\n07 08 09 10 11 12\nQuina\n01 02 03 04 05\nMega\n13 14 15 16 17 18';
    expect(numbersIn('megasena', partOf(text, 'megasena').text).map(([line]) => line)).toEqual([2, 4, 8]);
    expect(numbersIn('quina', partOf(text, 'quina').text)).toEqual([[6, 1, 2, 3, 4, 5]]);
  });

  test('a list of several lotteries in one line is told apart by the names', () => {
    const text = 'Mega: 01 02 03 04 05 06; Quina: 07 08 09 10 11 / Mega: 12 13 14 15 16 17';
    expect(numbersIn('quina', partOf(text, 'quina').text)).toEqual([[1, 7, 8, 9, 10, 11]]);
    expect(partOf(text, 'megasena').text).not.toContain('07');
  });

  test('a list of several lotteries in JSON is told apart by its objects and its keys', () => {
    const both = [
      { lottery: 'Mega-Sena', numbers: [1, 2, 3, 4, 5, 6] },
      { lottery: 'Quina', numbers: [7, 8, 9, 10, 11] },
    ];
    const byKey = { megasena: [[1, 2, 3, 4, 5, 6]], quina: [[7, 8, 9, 10, 11]] };
    for (const value of [both, { games: both }, byKey]) {
      const text = JSON.stringify(value);
      expect(numbersIn('quina', partOf(text, 'quina').text)).toEqual([[1, 7, 8, 9, 10, 11]]);
      expect(numbersIn('megasena', partOf(text, 'megasena').text)).toEqual([[1, 1, 2, 3, 4, 5, 6]]);
    }
  });
});

describe('the lotteries that a list may be of', () => {
  test('the lotteries of a list are those that it names', () => {
    expect(lotteriesOf('01 02 03 04 05 06 Quina')).toEqual(['quina']);
    expect(lotteriesOf('Quina, Mega e Loteca')).toEqual(['megasena', 'quina']);
    expect(lotteriesOf('Super Sete 1 2 3 4 5 6 7')).toEqual([]);
  });

  test.each(LOTTERIES)('games of $name without a name fit it, and what has such sizes', ({ key }) => {
    const list = Array.from({ length: 6 }, (_, n) => row(gameOf(key, n))).join('\n');
    const found = lotteriesOf(list);
    expect(found).toContain(key);
    for (const one of found) expect(numbersIn(one, list).length, one).toBeGreaterThan(3);
  });

  test('no lottery fits what is no list of games', () => {
    for (const text of ['', 'Bom dia!', '1 2 3', 'resultado 3094']) expect(lotteriesOf(text), text).toEqual([]);
  });
});
