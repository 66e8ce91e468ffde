import { LOTTERIES } from '../../shared/lottery/lotteries.ts';
import { gameOfLines, gameOfName, isOtherGame } from './lottery-names.ts';
import { commonest } from './number-lists.ts';
import { otherGameOfColumns } from './other-games.ts';
import { plainWord } from './plain-words.ts';
import type { TableRow } from './raw-draw.ts';
import { RefusedFile } from './refused-file.ts';
import { findColumns, type TableColumns, widthOf } from './table-columns.ts';

/** Rows that a header may be among: some sources have a banner above it. */
export const HEADER_ROWS = 12;

/** What a spreadsheet program calls a column that has no name. */
const UNNAMED = /^col(?:una|umn)\d{1,2}$/;

/** This many rows that count up or down by one are no chance. */
const SURE_ROWS = 4;

const CONTEST = /^\d{1,5}$/;
const DAY = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/;
const NUMBER = /^(?:\d{1,2}|100)$/;

/** How many numbers a contest may have. */
const COUNTS: readonly number[] = LOTTERIES.map(({ drawn, drawsPerContest }) => drawn * drawsPerContest);

/** A table whose header was found. */
export interface Table {
  readonly columns: TableColumns;
  /** The texts above the header. */
  readonly banner: readonly string[];
  /** The rows below it. */
  readonly rows: readonly TableRow[];
}

/**
 * Returns the table of draws in some rows: below a header, or rows that are all draws, also below names such as
 * `Coluna1`. Undefined for any others.
 */
export function findTable(rows: readonly TableRow[]): Table | undefined {
  for (const [index, { cells }] of rows.slice(0, HEADER_ROWS).entries()) {
    const below = rows.slice(index + 1);
    const named = findColumns(cells, below);
    const columns = named && fitWidth(named, below);
    if (columns) return { columns, banner: textsOf(rows.slice(0, index)), rows: below };
  }
  const [first, ...below] = rows;
  const bare = first?.cells.every((cell) => UNNAMED.test(plainWord(cell))) ? below : rows;
  const columns = bareColumns(bare);
  return columns && { columns, banner: [], rows: bare };
}

/** Returns the refusal of rows without a table: they, or the names of their sheets, may name one of the other games. */
export function refusalOfRows(rows: readonly TableRow[], names: readonly string[] = []): RefusedFile {
  const lines = gameOfLines([...textsOf(rows), ...names]);
  const told = [lines, otherGameOfColumns(rows), ...names.map(gameOfName)].find(isOtherGame);
  return told ? new RefusedFile('other-game', told) : new RefusedFile('unknown-form');
}

/**
 * Returns the columns of a table whose rows may go on after the last name. A last column for all numbers that holds one
 * takes in the others. After a ball, more cells may be numbers: the width stays, so these rows are refused. After any
 * other column they are ignored. Undefined if a column for all numbers holds one and is not the last.
 */
function fitWidth(columns: TableColumns, rows: readonly TableRow[]): TableColumns | undefined {
  const { list, numbers, second } = columns;
  const full = commonest(rows.map(({ cells }) => widthOf(cells)));
  if (full <= columns.width) return columns;
  const wider = { ...columns, width: full };
  const last = columns.width - 1;
  if (list === undefined) return [...numbers, ...second].includes(last) ? columns : wider;
  const holdsAll = rows.filter(({ cells }) => /\d\D+\d/.test(cells[list] ?? '')).length;
  if (2 * holdsAll > rows.length) return wider;
  if (list !== last) return undefined;
  const end = isCounter(rows, full - 1) ? full - 1 : full;
  return { ...wider, numbers: Array.from({ length: end - list }, (_, i) => list + i) };
}

/** True for a column that numbers the rows. */
function isCounter(rows: readonly TableRow[], place: number): boolean {
  const steps = rows.slice(1).map(({ cells }, i) => Number(cells[place]) - Number(rows[i]?.cells[place]));
  const [step = 0] = steps;
  return rows.length >= SURE_ROWS && Math.abs(step) === 1 && steps.every((one) => one === step);
}

function textsOf(rows: readonly TableRow[]): string[] {
  return rows.flatMap(({ cells }) => cells.filter((text) => text !== ''));
}

/**
 * Returns the columns of rows without a header that are all a contest, a day and as many numbers as a lottery draws.
 * Undefined for any others.
 */
function bareColumns(rows: readonly TableRow[]): TableColumns | undefined {
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
