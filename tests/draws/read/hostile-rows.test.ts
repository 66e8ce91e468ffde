import { describe, expect, test } from 'vitest';
import type { RowFault } from '../../../workers/shared/draws/results-report.ts';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { json } from './files.ts';
import { columnOf, type Grid, gridAsCsv, gridAsSheet, gridOf, withCell } from './grids.ts';
import { mirrorDraw, officialAnswer } from './json-files.ts';
import { drawsIn, expectWhole, read } from './read.ts';
import { sampleDraws } from './sample-draws.ts';

/** What is put into one row of a good table, and what becomes of the row. */
const CHANGES: readonly (readonly [column: RegExp, text: string, fault: RowFault])[] = [
  ...['', '-', '0', '-5', '100000', '1e3', 'abc', '12.5', '٣', '1 2', '00000000', '1.2.3'].map(
    (text) => [/^Concurso/, text, 'contest'] as const,
  ),
  ...['31/02/2016', '00/01/2016', '32/01/2016', '01/13/2016', '29/02/2017', '1/3/201', '31/02/16'].map(
    (text) => [/^Data/, text, 'date'] as const,
  ),
  ...['2016-02-30', '31/12/0000'].map((text) => [/^Data/, text, 'date'] as const),
  ...['23/11/2026', '01/01/2099', '31/12/9999', '2027-01-01'].map((text) => [/^Data/, text, 'future-date'] as const),
  ...['x', '1,5', '1.5', '６', '0x10', '1e1', '--', 'NaN', '+1', '-1', '#REF!', '1 2', '١'].map(
    (text) => [/^Bola2/, text, 'number'] as const,
  ),
  ...['101', '999', '200'].map((text) => [/^Bola1/, text, 'out-of-range'] as const),
  ...['', '-', '  '].map((text) => [/^Bola1/, text, 'number-count'] as const),
  ...['=1+1', '=HYPERLINK("http://x.example","ver")', "=cmd|' /C calc'!A0", '='].flatMap((text) =>
    [/^Concurso/, /^Data/, /^Bola3/].map((column) => [column, text, 'formula'] as const),
  ),
];

/** What is put in the place of an element of a list, or of some of its fields. */
const ELEMENTS: readonly (readonly [element: unknown, fault: RowFault])[] = [
  ...[null, 5, 'x', [], [['01']]].map((element) => [element, 'contest'] as const),
  ...[{}, true, 1e300, -1, 'x', '1; 2'].map((concurso) => [{ concurso }, 'contest'] as const),
  [{ data: '30/02/2016' }, 'date'],
  [{ data: '2030-01-01T00:00:00.000Z' }, 'future-date'],
  ...[[], 'x', null].map((dezenas) => [{ dezenas, dezenasOrdemSorteio: undefined }, 'number-count'] as const),
  [{ concurso: '=5' }, 'formula'],
];

const ROW = 6;
const forms = { csv: gridAsCsv, xlsx: gridAsSheet };

function expectLeftOut(grid: Grid, as: keyof typeof forms, fault: RowFault, row = ROW) {
  const answer = read(forms[as](grid));
  expectWhole(answer);
  expect(answer).toMatchObject({ ok: true, report: { count: 9, leftOutCount: 1 } });
  expect(answer.ok && answer.report.leftOut).toMatchObject([{ row, fault }]);
}

describe.each(LOTTERIES.map(({ key }, i) => [key, i] as const))('%s', (key, index) => {
  const grid = gridOf(key, sampleDraws(key, 10));

  // Each change for every other lottery, in one form or the other.
  const changes = CHANGES.map(([column, text, fault], i) => ({ column, text, fault, i }));
  test.each(changes.filter(({ i }) => (i + index) % 2 === 0))(
    'leaves out a row with “$text” in $column: $fault',
    ({ column, text, fault, i }) => {
      const changed = withCell(grid, ROW, columnOf(grid, column), text);
      expectLeftOut(changed, ((i + index) >> 1) % 2 ? 'csv' : 'xlsx', fault);
    },
  );

  test.each(['csv', 'xlsx'] as const)('leaves out draws that cannot be, in %s', (as) => {
    const { total } = lotteryOf(key);
    const [first, second] = [columnOf(grid, /^Bola1/), columnOf(grid, /^Bola2/)];
    expectLeftOut(withCell(grid, ROW, first, String(total + 1)), as, 'out-of-range');
    expectLeftOut(withCell(grid, ROW, first, grid[ROW - 1]?.[second] ?? ''), as, 'repeated-number');
    const more = grid.map((cells, i) => (i === ROW - 1 ? [...cells, '', '7'] : cells));
    expectLeftOut(more, as, 'number-count');
    const zero = read(forms[as](withCell(grid, ROW, first, '0')));
    expect(zero).toMatchObject({ ok: true, report: { count: key === 'lotomania' ? 10 : 9 } });
    if (key !== 'duplasena') return;
    for (const text of ['', 'x', '51', grid[ROW - 1]?.[columnOf(grid, /^Bola2 sorteio 2/)] ?? '']) {
      const bad = withCell(grid, ROW, columnOf(grid, /^Bola1 sorteio 2/), text);
      expectLeftOut(bad, as, 'second-draw');
    }
  });

  test.each(['csv', 'xlsx'] as const)('a contest twice, in %s', (as) => {
    const row = grid[ROW - 1] ?? [];
    const alike = read(forms[as]([...grid, row]));
    expect(alike).toMatchObject({ ok: true, report: { count: 10, doubles: [5], leftOutCount: 0 } });
    const other = [...(grid[ROW] ?? [])];
    other[0] = row[0] ?? '';
    const conflict = read(forms[as]([...grid, other]));
    expectWhole(conflict);
    const leftOut = [ROW, 12].map((row) => ({ row, fault: 'conflict', contest: 5 }));
    const report = { count: 9, doubles: [], leftOutCount: 2, missing: 1, gaps: [[5, 5]], leftOut };
    expect(conflict).toMatchObject({ ok: true, report });
    const day = withCell([...grid, row], 12, 1, '01/01/2016');
    expect(read(forms[as](day))).toMatchObject({ ok: true, report: { count: 9, leftOutCount: 2 } });
  });

  test.each(ELEMENTS)('leaves out %j of a list', (element, fault) => {
    const list: unknown[] = sampleDraws(key, 10).map((draw) => mirrorDraw(key, draw));
    const isFields = typeof element === 'object' && element !== null && !Array.isArray(element);
    list[4] = isFields ? { ...(list[4] as object), ...element } : element;
    const answer = read(json(list));
    expectWhole(answer);
    expect(answer).toMatchObject({ ok: true, report: { count: 9, leftOutCount: 1, leftOut: [{ row: 5, fault }] } });
  });

  test('an official answer whose draw order is none has no draw order', () => {
    const draws = sampleDraws(key, 3);
    const order = { dezenasSorteadasOrdemSorteio: ['0', '0', '0'] };
    const found = drawsIn(read(json(draws.map((draw) => ({ ...officialAnswer(key, draw), ...order })))));
    expect(found.map(({ isInDrawOrder }) => isInDrawOrder)).toEqual([undefined, undefined, undefined]);
    const sorted = draws.map(({ numbers }) => [...numbers].sort((a, b) => a - b));
    expect(found.map(({ numbers }) => numbers)).toEqual(sorted);
  });
});
