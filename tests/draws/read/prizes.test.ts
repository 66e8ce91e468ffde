import { describe, expect, test } from 'vitest';
import { earlyDraws } from '../check/early-draws.ts';
import { json, utf8 } from './files.ts';
import { columnOf, type Grid, gridAsCsv, gridAsSheet, gridOf, withCell } from './grids.ts';
import { officialAnswer } from './json-files.ts';
import { drawsIn, read } from './read.ts';
import { sampleDraws } from './sample-draws.ts';

const draw = { contest: 1, date: '2016-03-11', numbers: [5, 4, 3, 2, 1] };

/** The draw that comes of an answer whose prize is so many cents. */
function drawWith(cents: number) {
  const paid = [{ hits: 5, winners: 1, cents }];
  return drawsIn(read(json([officialAnswer('quina', { ...draw, paid })])))[0];
}

test.each([1, 2 ** 50])('a prize of %d cents is taken', (cents) => {
  expect(drawWith(cents)?.paid).toEqual([{ hits: 5, winners: 1, cents }]);
});

test.each([0, -100, 2 ** 50 + 1, 2 ** 53 - 1, 2 ** 60, 1e300])(
  'a prize of %d cents is left out, and the draw is not',
  (cents) => {
    expect(drawWith(cents)).toMatchObject({ contest: 1, numbers: draw.numbers });
    expect(drawWith(cents)?.paid).toEqual([{ hits: 5, winners: 1 }]);
  },
);

describe('winners of a tier that are not a count', () => {
  const draws = sampleDraws('quina', 10);
  const grid = gridOf('quina', draws);
  const [won, paid] = [columnOf(grid, /^Ganhadores 2/), columnOf(grid, /^Rateio 2/)];
  const [row, place] = [6, 4];
  const told = (winners: string, prize: string, from: Grid = grid) => {
    const changed = withCell(withCell(from, row, won, winners), row, paid, prize);
    return drawsIn(read(gridAsCsv(changed)))[place]?.paid;
  };

  test.each([
    ['-', 'R$0,00'],
    ['-', ''],
    ['-', '-'],
    ['', 'R$0,00'],
    ['', '0'],
  ])('winners are none: “%s” with a prize of “%s”', (winners, prize) => {
    expect(told(winners, prize)).toContainEqual({ hits: 2, winners: 0 });
  });

  test.each([
    ['', ''],
    ['-', 'R$3,50'],
    ['', 'R$3,50'],
    ['x', 'R$0,00'],
  ])('winners are not known: “%s” with a prize of “%s”', (winners, prize) => {
    const others = draws[place]?.paid?.filter(({ hits }) => hits !== 2);
    expect(told(winners, prize)).toEqual(others);
  });

  test.each(['', '-'])('winners are not known where the row tells “%s” of all tiers', (text) => {
    const blank = grid.map((cells, i) =>
      cells.map((cell, column) =>
        i === row - 1 && /^(?:Ganhadores|Rateio)/.test(grid[0]?.[column] ?? '') ? text : cell,
      ),
    );
    expect(told(text, text, blank)).toBeUndefined();
  });

  test('winners are not known where there is no column of winners', () => {
    const bare = grid.map((cells) => cells.filter((_, column) => column !== won));
    const found = drawsIn(read(gridAsCsv(withCell(bare, row, paid - 1, 'R$0,00'))));
    expect(found[place]?.paid?.map(({ hits }) => hits)).toEqual([5, 4, 3]);
  });

  test.each([
    ['a sheet', gridAsSheet],
    ['a CSV', gridAsCsv],
  ])('make a tier that did not exist yet begin where it does with zeros, in %s', (_, write) => {
    const zeros = gridOf('quina', earlyDraws('quina', 60, new Map([[2, 40]])));
    const dashes = zeros.map((cells, i) =>
      cells.map((cell, column) => (i > 0 && cell === '0' && /^Ganhadores/.test(zeros[0]?.[column] ?? '') ? '-' : cell)),
    );
    expect(dashes).not.toEqual(zeros);
    expect(drawsIn(read(write(dashes)))).toEqual(drawsIn(read(write(zeros))));
  });
});

describe('amounts without cents', () => {
  const csvOf = (...prizes: readonly string[]) => {
    const rows = prizes.map((prize, i) => `${i + 1};01/0${i + 1}/2020;0${i + 1};12;23;34;45;1;${prize}`);
    const header = 'concurso;data;bola1;bola2;bola3;bola4;bola5;ganhadores 5 acertos;rateio 5 acertos';
    return read(utf8([header, ...rows].join('\n')), { lottery: 'quina' });
  };
  const centsIn = (...prizes: readonly string[]) => drawsIn(csvOf(...prizes)).map(({ paid }) => paid?.[0]?.cents);

  test.each([
    ['R$1,234', 'R$12,345.60', '1,234,567'],
    ['R$1.234', 'R$12.345,60', '1.234.567'],
    ['1.234', '12345,60', '1234567'],
  ])('“%s” is in thousands beside “%s”', (...prizes) => {
    expect(centsIn(...prizes)).toEqual([123_400, 1_234_560, 123_456_700]);
    expect(csvOf(...prizes)).not.toHaveProperty('report.unreadAmounts');
  });

  test.each([
    ['1,234', '500', '2,345'],
    ['1.234', '500', '2.345'],
    ['1.234', '500', '1,234'],
    ['1,234.50', '500', '1.234,50', '1.234', '3.456'],
  ])('“%s” is told where nothing in the file says which sign is before cents', (...prizes) => {
    expect(centsIn(...prizes)[1]).toBe(50_000);
    expect(csvOf(...prizes)).toMatchObject({ report: { unreadAmounts: 2 } });
  });
});
