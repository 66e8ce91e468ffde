import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import { RefusedFile } from './refused-file.ts';
import type { TableRow } from './table-row.ts';

/** Signs of one cell: a spreadsheet program takes no more. */
export const MAX_CELL = 32_767;

/** Rows between two pauses. */
const SLICE = 1000;

/**
 * The rows of a text whose cells are separated by a sign, quoted as RFC 4180 has it: separators and line breaks may
 * stand within quotes. Lines end with CR, LF or both. Yields how far it is, 0…1, after each thousand of them. Throws a
 * RefusedFile: `too-many-rows`, `too-many-columns`, `damaged` for quotes that do not end, or a cell without an end.
 */
export function* splitRows(
  text: string,
  separator: string,
  most = Number.POSITIVE_INFINITY,
): Generator<number, TableRow[], void> {
  const rows: TableRow[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (let row = 1; at < text.length && rows.length < most; row++) {
    if (row % SLICE === 0) yield at / text.length;
    const cells: string[] = [];
    at = readRow(text, at, separator, cells);
    if (!cells.some((cell) => cell !== '')) continue;
    rows.push({ row, cells });
    if (rows.length > RESULTS_LIMITS.rows) {
      throw new RefusedFile('too-many-rows', RESULTS_LIMITS.rows);
    }
  }
  return rows;
}

/** Adds the cells of the row that begins at a place; gives the place after it. */
function readRow(text: string, from: number, separator: string, cells: string[]): number {
  for (let at = from; ; at++) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? closingQuote(text, at + 1) : endOfPlain(text, at, separator);
    const inside = text.slice(isQuoted ? at + 1 : at, end);
    if (inside.length > MAX_CELL) throw new RefusedFile('damaged');
    addCell(cells, (isQuoted ? inside.replaceAll('""', '"') : inside).trim());
    // Characters between a closing quote and the separator are not part of the cell.
    at = isQuoted ? endOfPlain(text, end + 1, separator) : end;
    if (text[at] === separator) continue;
    return text.startsWith('\r\n', at) ? at + 2 : at + 1;
  }
}

function addCell(cells: string[], cell: string): void {
  const { columns } = RESULTS_LIMITS;
  if (cells.length < columns) cells.push(cell);
  else if (cell !== '') throw new RefusedFile('too-many-columns', columns);
}

function endOfPlain(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === separator || sign === '\n' || sign === '\r') return at;
  }
  return text.length;
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  throw new RefusedFile('damaged');
}
