import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import { within } from '../../shared/games/in-slices.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';
import { findTable, HEADER_ROWS, refusalOfRows } from './find-table.ts';
import { shownText } from './plain-words.ts';
import { type FoundRows, MAX_CELL, type TableRow } from './raw-draw.ts';
import { readMessage } from './read-message.ts';
import { readTable } from './read-table.ts';
import { RefusedFile, tooMany } from './refused-file.ts';
import { isSql } from './sniff.ts';

/** The part of the work that splitting is; then the rows are looked at. */
const SPLIT = 0.8;

const SEPARATORS = ['\t', ';', ',', '|'] as const;

/**
 * Returns the rows of a text with separated cells, or of a message. The separator is the first that gives a table. Yields
 * its progress, 0…1; throws a RefusedFile.
 */
export function* readDelimited(text: string, chosen: LotteryKey | undefined): Generator<number, FoundRows, void> {
  if (isSql(text)) throw new RefusedFile('sql');
  const seen: TableRow[] = [];
  for (const separator of SEPARATORS) {
    const first = yield* within(firstRows(text, separator), 0);
    seen.push(...first);
    if (!findTable(first)) continue;
    const table = findTable(yield* within(splitRows(text, separator), SPLIT));
    if (!table) break;
    const form = separator === '\t' ? 'official-paste' : 'official-csv';
    return yield* within(readTable(table, form, '', chosen), 1 - SPLIT, SPLIT);
  }
  const message = readMessage(text, chosen);
  if (message) return message;
  throw refusalOfRows(seen);
}

function* firstRows(text: string, separator: string): Generator<number, TableRow[], void> {
  try {
    return yield* splitRows(text, separator, HEADER_ROWS);
  } catch (error) {
    // Another separator may be the right one: a cell without an end is a fault only with that.
    if (error instanceof RefusedFile) return [];
    throw error;
  }
}

/** Rows between two pauses. */
const SLICE = 1000;

/**
 * The rows of a text whose cells are separated by a sign, quoted as RFC 4180 has it: separators and line breaks may
 * stand within quotes. Lines end with CR, LF or both. Yields how far it is, 0…1, after each thousand of them. Throws a
 * RefusedFile: `too-many-rows`, `too-many-columns`, `damaged` for quotes that do not end, or a cell without an end.
 */
function* splitRows(
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
    // The rule below a header, in Markdown or of a database, says nothing.
    if (!cells.some((cell) => /[^-+:]/.test(cell))) continue;
    rows.push({ row, cells });
    if (rows.length > RESULTS_LIMITS.rows) throw tooMany('rows');
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
    const cell = shownText(isQuoted ? inside.replaceAll('""', '"') : inside);
    if (cells.length < RESULTS_LIMITS.columns) cells.push(cell);
    else if (cell !== '') throw tooMany('columns');
    // Characters between a closing quote and the separator are not part of the cell.
    at = isQuoted ? endOfPlain(text, end + 1, separator) : end;
    if (text[at] === separator) continue;
    return text.startsWith('\r\n', at) ? at + 2 : at + 1;
  }
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
