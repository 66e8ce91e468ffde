import type { ResultsForm } from '../../protocol/results.ts';
import type { LotteryKey } from '../../shared/lotteries.ts';
import { findLotteryOf } from './find-lottery.ts';
import type { FoundRows } from './found-rows.ts';
import { mapInSlices } from './in-slices.ts';
import { lotteryOfLines } from './lottery-names.ts';
import { plainWord } from './plain-words.ts';
import type { RawDraw, RawTier } from './raw-draw.ts';
import { isBlank } from './read-cell.ts';
import { RefusedFile } from './refused-file.ts';
import { findColumns, type TableColumns } from './table-columns.ts';
import type { TableRow } from './table-row.ts';

/** Rows that a header may be among: some sources have a banner above it. */
export const HEADER_ROWS = 12;

/** A table whose header was found. */
export interface Table {
  readonly columns: TableColumns;
  /** The texts above the header. */
  readonly banner: readonly string[];
  /** The rows below it. */
  readonly rows: readonly TableRow[];
}

/** The table of draws that some rows are; undefined where none of the first names its columns. */
export function findTable(rows: readonly TableRow[]): Table | undefined {
  for (const [index, { cells }] of rows.slice(0, HEADER_ROWS).entries()) {
    const columns = findColumns(cells);
    if (!columns) continue;
    const banner = rows.slice(0, index).flatMap((row) => row.cells.filter((text) => text !== ''));
    return { columns, banner, rows: rows.slice(index + 1) };
  }
  return undefined;
}

/**
 * The draws of a table, as far as its rows say them. `form` is what it is where its columns are the
 * operator's; `names` are texts beside the table that may name the lottery. Yields how far it is,
 * 0…1; throws a RefusedFile.
 */
export function* readTable(
  { columns, banner, rows }: Table,
  form: ResultsForm,
  names: readonly string[],
  chosen: LotteryKey | undefined,
): Generator<number, FoundRows, void> {
  if (columns.isOther) throw new RefusedFile('unknown-lottery');
  const raws = yield* mapInSlices(rows.filter(hasText), (row) => rawDraw(columns, row));
  const signs = {
    drawn: columns.numbers.length,
    hasSecond: columns.second.length > 0,
    hasTeam: columns.team !== undefined,
    hasMonth: columns.month !== undefined,
    hits: columns.paid.map(({ hits }) => hits),
    named: lotteryOfLines([...banner, ...names]),
  };
  const lottery = findLotteryOf(signs, raws, chosen);
  const isBare = columns.paid.length === 0 && banner.length > 0;
  return { form: isBare ? 'asloterias' : form, lottery, rows: raws };
}

function hasText({ cells }: TableRow): boolean {
  return cells.some((text) => text !== '');
}

function rawDraw(columns: TableColumns, { row, cells }: TableRow): RawDraw {
  const at = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''));
  const tiers = (places: TableColumns['paid']): RawTier[] =>
    places.map(({ hits, winners, prize }) => ({ hits, winners: at(winners), prize: at(prize) }));
  const order = plainWord(at(columns.order));
  return {
    row,
    contest: at(columns.contest),
    date: at(columns.date),
    numbers: columns.numbers.map(at),
    ...(columns.second.length > 0 && { second: columns.second.map(at) }),
    ...(order !== '' && { isInDrawOrder: order.startsWith('sorte') }),
    team: at(columns.team),
    month: at(columns.month),
    paid: tiers(columns.paid),
    paidSecond: tiers(columns.paidSecond),
    hasMore: cells.length > columns.width && cells.slice(columns.width).some((c) => !isBlank(c)),
  };
}
