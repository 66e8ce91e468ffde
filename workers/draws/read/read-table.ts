import type { ResultsForm } from '../../shared/draws/results-report.ts';
import { type LotteryKey, lotteryOf } from '../../shared/lottery/lotteries.ts';
import { arranger } from './arrange-draw.ts';
import { findLotteryOf } from './find-lottery.ts';
import { fitWidth } from './fit-width.ts';
import type { FoundRows } from './found-rows.ts';
import { mapInSlices } from './in-slices.ts';
import { listSigns } from './list-signs.ts';
import { gameOfLines, gameOfName, isOtherGame } from './lottery-names.ts';
import { otherGameOfColumns } from './other-games.ts';
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
    const named = findColumns(cells);
    const below = rows.slice(index + 1);
    const columns = named && fitWidth(named, below);
    if (columns) return { columns, banner: textsOf(rows.slice(0, index)), rows: below };
  }
  return undefined;
}

/**
 * Why rows among which no header was found are refused: they, or the names of their sheets, may tell of a game that
 * this product does not have.
 */
export function refusalOfRows(rows: readonly TableRow[], names: readonly string[]): RefusedFile {
  const lines = gameOfLines([...textsOf(rows), ...names]);
  const told = [lines, otherGameOfColumns(rows), ...names.map(gameOfName)].find(isOtherGame);
  return told ? new RefusedFile('other-game', told) : new RefusedFile('unknown-form');
}

/**
 * The draws of a table, as far as its rows say them. `form` is what it is where its columns are the operator's; `names`
 * are texts beside the table that may name the lottery. Yields how far it is, 0…1; throws a RefusedFile.
 */
export function* readTable(
  { columns, banner, rows }: Table,
  form: ResultsForm,
  names: readonly string[],
  chosen: LotteryKey | undefined,
): Generator<number, FoundRows, void> {
  const named = gameOfLines([...banner, ...names]);
  if (columns.other) throw new RefusedFile('other-game', columns.other);
  if (isOtherGame(named)) throw new RefusedFile('other-game', named);
  const isList = columns.list !== undefined;
  const raws = yield* mapInSlices(rows.filter(hasText), (row) => rawDraw(columns, row));
  const shown = isList ? listSigns(raws) : signsOf(columns);
  const signs = {
    ...shown,
    hasTeam: shown.hasTeam || columns.isTeamSure,
    hasMonth: shown.hasMonth || columns.month !== undefined,
    hits: columns.paid.map(({ hits }) => hits),
    named,
  };
  const lottery = findLotteryOf(signs, raws, chosen);
  if (isList) {
    return { form: 'simple-table', lottery, rows: raws.map(arranger(raws, lotteryOf(lottery))) };
  }
  const isBare = columns.paid.length === 0 && banner.length > 0;
  return { form: isBare ? 'asloterias' : form, lottery, rows: raws };
}

function signsOf({ numbers, second }: TableColumns) {
  const drawn = numbers.length;
  return { drawn, hasSecond: second.length > 0, hasTeam: false, hasMonth: false };
}

function textsOf(rows: readonly TableRow[]): string[] {
  return rows.flatMap(({ cells }) => cells.filter((text) => text !== ''));
}

function hasText({ cells }: TableRow): boolean {
  return cells.some((text) => text !== '');
}

/** The numbers of a cell that has them all. */
function splitNumbers(text: string): string[] {
  return text.split(/[\s,;|–-]+/).filter((part) => part !== '');
}

function rawDraw(columns: TableColumns, { row, cells }: TableRow): RawDraw {
  const at = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''));
  const tiers = (places: TableColumns['paid']): RawTier[] =>
    places.flatMap(({ hits, winners, prize }) =>
      winners === undefined ? [] : [{ hits, winners: at(winners), prize: at(prize) }],
    );
  const order = plainWord(at(columns.order));
  const { list, numbers } = columns;
  const isOneCell = list !== undefined && numbers.length === 1;
  return {
    row,
    contest: at(columns.contest),
    date: at(columns.date),
    numbers: isOneCell ? splitNumbers(at(list)) : numbers.map(at),
    ...(columns.second.length > 0 && { second: columns.second.map(at) }),
    ...(order !== '' && { isInDrawOrder: order.startsWith('sorte') }),
    team: at(columns.team),
    month: at(columns.month),
    paid: tiers(columns.paid),
    paidSecond: tiers(columns.paidSecond),
    hasMore: cells.length > columns.width && cells.slice(columns.width).some((c) => !isBlank(c)),
  };
}
