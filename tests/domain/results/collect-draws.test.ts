import { describe, expect, test } from 'vitest';
import { columnOf, gridAsCsv, gridOf } from './grids.ts';
import { drawsIn, read } from './read.ts';
import { sampleDraws } from './sample-draws.ts';

const draws = sampleDraws('diadasorte', 10);
const grid = gridOf('diadasorte', draws);
const date = columnOf(grid, /^Data/);
const month = columnOf(grid, /^Mês/);
const top = columnOf(grid, /^Ganhadores 7/);
const lowest = columnOf(grid, /^Ganhadores 4/);

/** The table with rows of contest 5 at its end, from row 11 on, each with other texts in some columns. */
function withRows(...changes: readonly Readonly<Record<number, string>>[]) {
  const row = grid[5] ?? [];
  const rows = changes.map((change) => Object.assign([...row], change));
  return gridAsCsv([...grid.filter((one) => one !== row), ...rows]);
}

describe('rows of one contest', () => {
  const [a, b, c] = [
    { [date]: '', [top]: '' },
    { [month]: '', [lowest]: '' },
    { [date]: '', [month]: '' },
  ];
  test.each([[[a, b, c]], [[c, b, a]], [[b, a]]])('are brought together: %j', (rows) => {
    const answer = read(withRows(...rows));
    expect(answer).toMatchObject({ ok: true, report: { doubles: [5], leftOutCount: 0 } });
    expect(drawsIn(answer)).toEqual(draws);
  });

  test.each([
    ['days', date, '01/01/2016', '02/01/2016'],
    ['months', month, 'Janeiro', 'Julho'],
  ])('of two %s are left out, also where the fullest has none', (_, column, one, other) => {
    const bare = { [date]: '', [month]: '', [top]: '' };
    const answer = read(
      withRows({ ...bare, [column]: one }, { [column]: '' }, { ...bare, [column]: other }),
    );
    expect(answer).toMatchObject({
      ok: true,
      report: {
        ...{ count: 9, doubles: [], leftOutCount: 3 },
        leftOut: [11, 12, 13].map((row) => ({ row, fault: 'conflict', contest: 5 })),
      },
    });
  });
});
