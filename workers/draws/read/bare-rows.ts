import { LOTTERIES } from '../../shared/lottery/lotteries.ts';
import type { TableRow } from './raw-draw.ts';
import { findColumns, type TableColumns, widthOf } from './table-columns.ts';

const CONTEST = /^\d{1,5}$/;
const DAY = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/;
const NUMBER = /^(?:\d{1,2}|100)$/;

/** How many numbers a contest may have. */
const COUNTS: readonly number[] = LOTTERIES.map(({ drawn, drawsPerContest }) => drawn * drawsPerContest);

/**
 * The columns of rows without a header, where each has a contest, a day, and as many different numbers as a lottery draws,
 * and nothing else; undefined of any others.
 */
export function bareColumns(rows: readonly TableRow[]): TableColumns | undefined {
  const width = widthOf(rows[0]?.cells ?? []);
  if (!COUNTS.includes(width - 2)) return undefined;
  const balls = Array.from({ length: width - 2 }, (_, i) => `bola${i + 1}`);
  const isDraw = (contest: number, day: number) => (row: TableRow) => {
    const cells = row.cells.map((cell) => cell.trim());
    const numbers = cells.slice(2, width);
    return (
      widthOf(cells) === width &&
      CONTEST.test(cells[contest] ?? '') &&
      DAY.test(cells[day] ?? '') &&
      numbers.every((number) => NUMBER.test(number))
    );
  };
  if (rows.every(isDraw(0, 1))) return findColumns(['Concurso', 'Data', ...balls], rows);
  return rows.every(isDraw(1, 0)) ? findColumns(['Data', 'Concurso', ...balls], rows) : undefined;
}
