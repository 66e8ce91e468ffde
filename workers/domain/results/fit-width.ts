import { commonest } from './commonest.ts';
import { isBlank } from './read-cell.ts';
import type { TableColumns } from './table-columns.ts';
import type { TableRow } from './table-row.ts';

/**
 * The columns of a table whose rows go on after the last name. Where one column is named for all
 * numbers, they are in as many more as most rows have; else what has no name is left alone, but for
 * what follows a ball: that may be a number.
 */
export function fitWidth(columns: TableColumns, rows: readonly TableRow[]): TableColumns {
  const { list, numbers, second } = columns;
  const more = commonest(rows.map(({ cells }) => widthOf(cells))) - columns.width;
  if (more <= 0) return columns;
  const width = columns.width + more;
  if (list === undefined) {
    const endsWithBall = [...numbers, ...second].includes(columns.width - 1);
    return endsWithBall ? columns : { ...columns, width };
  }
  const moved = <T extends number | undefined>(place: T) =>
    place !== undefined && place > list ? place + more : place;
  return {
    ...{ ...columns, width, contest: moved(columns.contest) },
    ...{ date: moved(columns.date), team: moved(columns.team), month: moved(columns.month) },
    numbers: Array.from({ length: more + 1 }, (_, i) => list + i),
    ...{ paid: [], paidSecond: [] },
  };
}

/** How many cells a row has up to the last one that says something. */
function widthOf(cells: readonly string[]): number {
  return cells.reduce((width, cell, i) => (isBlank(cell) ? width : i + 1), 0);
}
