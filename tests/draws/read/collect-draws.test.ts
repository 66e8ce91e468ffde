import { describe, expect, test } from 'vitest';
import { json } from './files.ts';
import { columnOf, gridAsCsv, gridOf } from './grids.ts';
import { mirrorDraw } from './json-files.ts';
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
  const a = { [date]: '', [top]: '' };
  const b = { [month]: '', [lowest]: '' };
  const c = { [date]: '', [month]: '' };
  test.each([[[a, b, c]], [[c, b, a]], [[b, a]]])('rows of one contest are brought together: %j', (rows) => {
    const answer = read(withRows(...rows));
    expect(answer).toMatchObject({ ok: true, report: { doubles: [5], leftOutCount: 0 } });
    expect(drawsIn(answer)).toEqual(draws);
  });

  test.each([
    ['date', date, '01/01/2016', '02/01/2016', ['2016-01-01', '2016-01-02']],
    ['month', month, 'Janeiro', 'Julho', [1, 7]],
  ] as const)(
    'rows with two values of a %s are left out, also where the fullest has none, and tell what differs',
    (part, column, one, other, values) => {
      const bare = { [date]: '', [month]: '', [top]: '' };
      const differs = { parts: [part], tiers: [] };
      const answer = read(withRows({ ...bare, [column]: one }, { [column]: '' }, { ...bare, [column]: other }));
      const leftOut = [11, 12, 13].map((row) => ({ row, fault: 'conflict', contest: 5, differs }));
      expect(answer).toMatchObject({ ok: true, report: { count: 9, doubles: [], leftOutCount: 3, leftOut } });
      const shown = answer.ok ? answer.report.leftOut.map(({ draw }) => draw?.[part]) : [];
      expect(shown).toEqual([values[0], undefined, values[1]]);
    },
  );

  test('rows with other numbers and other winners are both named', () => {
    const ball = columnOf(grid, /^Bola1/);
    const number = Array.from({ length: 31 }, (_, i) => i + 1).find((n) => !draws[4]?.numbers.includes(n));
    const answer = read(withRows({}, { [ball]: String(number), [top]: '77' }));
    const differs = { parts: ['numbers', 'prizes'], tiers: [7] };
    expect(answer.ok && answer.report.leftOut).toMatchObject([11, 12].map((row) => ({ row, differs })));
  });
});

test('a month that some rows do not give is counted', () => {
  const blank = grid.map((cells, i) => (i > 7 ? Object.assign([...cells], { [month]: '' }) : cells));
  expect(read(gridAsCsv(blank))).toMatchObject({ ok: true, report: { count: 10, withExtra: 7, leftOutCount: 0 } });
});

test('all gaps are counted, also those that are not listed', () => {
  const many = gridOf('quina', sampleDraws('quina', 400));
  const answer = read(gridAsCsv(many.filter((_, i) => i % 2 === 0)));
  expect(answer).toMatchObject({ ok: true, report: { count: 200, missing: 199, gapCount: 199 } });
  expect(answer.ok && answer.report.gaps.length).toBe(100);
});

test.each((['timemania', 'diadasorte'] as const).flatMap((key) => [[key, true] as const, [key, false] as const]))(
  'a draw of %s with a number too many is left out, not cut, where the others have none; its team or month told: %s',
  (key, isTold) => {
    const list = sampleDraws(key, 30).map((draw) => mirrorDraw(key, draw));
    const bad = list[10] as { dezenas: string[] };
    const more = ['07', '08', '09', '10', '11', '12', '01', '02'].find((n) => !bad.dezenas.includes(n));
    Object.assign(bad, { dezenas: [...bad.dezenas, more] });
    if (!isTold) Object.assign(bad, { mesSorte: null, timeCoracao: null });
    const report = { count: 29, leftOut: [{ fault: 'number-count' }] };
    expect(read(json(list))).toMatchObject({ ok: true, report });
  },
);
