import { within } from '../../shared/games/in-slices.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';
import { findTable, HEADER_ROWS, refusalOfRows, type Table } from './find-table.ts';
import { openWorkbook } from './open-workbook.ts';
import type { FoundRows, TableRow } from './raw-draw.ts';
import { meantDays, serialDate } from './read-day.ts';
import { readTable } from './read-table.ts';

/** The part of the work that a sheet is; then its rows are looked at. */
const SHEET = 0.9;

/**
 * The rows of a spreadsheet file (ECMA-376): of its first sheet in which a row among the first names the columns of a
 * table of draws. Only the parts that this takes are inflated. Yields how far it is, 0…1; throws a RefusedFile.
 */
export function* readXlsx(file: Uint8Array, chosen: LotteryKey | undefined): Generator<number, FoundRows, void> {
  const { sheets, isFrom1904 } = yield* openWorkbook(file);
  const seen: TableRow[] = [];
  for (const { name, read } of sheets) {
    const sheet = yield* within(read(), SHEET);
    const table = findTable(sheet);
    if (!table) {
      seen.push(...sheet.slice(0, HEADER_ROWS));
      continue;
    }
    const rows = readTable(withDays(table, isFrom1904), 'official-xlsx', name, chosen);
    return yield* within(rows, 1 - SHEET, SHEET);
  }
  const names = sheets.map(({ name }) => name);
  throw refusalOfRows(seen, names);
}

/** This many days of each kind, none of which could be of the other, are no chance: 1 in 1,000 for five. */
const SURE_DAYS = 5;

/**
 * The table with days written out where its cells have numbers for them. A program in English takes `11/03/2016` for a
 * day of November and leaves `16/03/2016` as text: where days up to 12 are numbers and later ones texts, day and month
 * change places.
 */
function withDays(table: Table, isFrom1904: boolean): Table {
  const { date } = table.columns;
  if (date === undefined) return table;
  const days = table.rows.map(({ cells }) => serialDate(cells[date] ?? '', isFrom1904));
  const numbers = days.filter((day) => day !== undefined);
  const texts = table.rows.flatMap(({ cells }, i) => (days[i] ? [] : [meantDays(cells[date] ?? '')]));
  const late = texts.filter((meant) => meant['day-first']);
  const isTurned =
    Math.min(numbers.length, late.length) >= SURE_DAYS &&
    numbers.every((day) => day.slice(8) <= '12') &&
    texts.every((meant) => !meant['month-first']);
  const rows = table.rows.map(({ row, cells }, i) => {
    const day = days[i];
    const shown = isTurned ? day?.replace(/-(..)-(..)$/, '-$2-$1') : day;
    return { row, cells: shown === undefined ? cells : cells.map((cell, i) => (i === date ? shown : cell)) };
  });
  return { ...table, rows };
}
