import { commonest } from './commonest.ts';
import { isBlank } from './read-cell.ts';
import type { TableColumns } from './table-columns.ts';
import type { TableRow } from './table-row.ts';

/** This many rows that count up or down by one are no chance. */
const SURE_ROWS = 4;

/**
 * The columns of a table whose rows go on after the last name. Where the last one is named for all numbers, they are in
 * as many more as most rows have; else what has no name is left alone, but for what follows a ball: that may be a
 * number. Undefined where nobody can tell which of them are numbers.
 */
export function fitWidth(columns: TableColumns, rows: readonly TableRow[]): TableColumns | undefined {
  const { list, numbers, second } = columns;
  const full = commonest(rows.map(({ cells }) => widthOf(cells)));
  if (full <= columns.width) return columns;
  const width = full;
  const last = columns.width - 1;
  if (list === undefined) {
    return [...numbers, ...second].includes(last) ? columns : { ...columns, width };
  }
  const holdsAll = rows.filter(({ cells }) => /\d\D+\d/.test(cells[list] ?? '')).length;
  if (2 * holdsAll > rows.length) return { ...columns, width };
  if (list !== last) return undefined;
  const end = isCounter(rows, full - 1) ? full - 1 : full;
  const listed = Array.from({ length: end - list }, (_, i) => list + i);
  return { ...columns, width, numbers: listed };
}

/** True for a column that numbers the rows. */
function isCounter(rows: readonly TableRow[], place: number): boolean {
  const steps = rows.slice(1).map(({ cells }, i) => {
    return Number(cells[place]) - Number(rows[i]?.cells[place]);
  });
  const [step] = steps;
  if (rows.length < SURE_ROWS || Math.abs(step ?? 0) !== 1) return false;
  return steps.every((one) => one === step);
}

/** The number of cells of a row up to the last one that is not empty. */
function widthOf(cells: readonly string[]): number {
  return cells.reduce((width, cell, i) => (isBlank(cell) ? width : i + 1), 0);
}
