import type { ResultsForm } from '../../shared/draws/results-report.ts';
import { mapInSlices } from '../../shared/games/in-slices.ts';
import { type LotteryKey, lotteryOf } from '../../shared/lottery/lotteries.ts';
import { findLotteryOf, listSigns } from './find-lottery.ts';
import type { Table } from './find-table.ts';
import { gameOfLines, isOtherGame } from './lottery-names.ts';
import { arranger } from './number-lists.ts';
import { plainWord } from './plain-words.ts';
import type { FoundRows, RawDraw, RawTier, TableRow } from './raw-draw.ts';
import { isBlank } from './read-cell.ts';
import { RefusedFile } from './refused-file.ts';
import type { TableColumns } from './table-columns.ts';

/**
 * Returns the rows of a table. `form` is its form if it has the operator's columns; `name` may name the lottery. Yields
 * its progress, 0…1; throws a RefusedFile.
 */
export function* readTable(
  { columns, banner, rows }: Table,
  form: ResultsForm,
  name: string,
  chosen: LotteryKey | undefined,
): Generator<number, FoundRows, void> {
  const named = gameOfLines([...banner, name]);
  if (columns.other) throw new RefusedFile('other-game', columns.other);
  if (isOtherGame(named)) throw new RefusedFile('other-game', named);
  const isList = columns.list !== undefined;
  const raws = yield* mapInSlices(rows, (row) => rawDraw(columns, row));
  const listed = isList ? listSigns(raws) : undefined;
  const signs = {
    drawn: listed?.drawn ?? columns.numbers.length,
    hasSecond: listed?.hasSecond ?? columns.second.length > 0,
    hasTeam: listed?.hasTeam || columns.isTeamSure,
    hasMonth: listed?.hasMonth || columns.month !== undefined,
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

/** The numbers of a cell that has them all, with or without brackets and quotes. */
function splitNumbers(text: string): string[] {
  return text.split(/[\s,;|–\-[\](){}'"]+/).filter((part) => part !== '');
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
    ...(columns.second.length > 0 && {
      second: isOneCell ? splitNumbers(at(columns.second[0])) : columns.second.map(at),
    }),
    ...(order !== '' && { isInDrawOrder: order.startsWith('sorte') }),
    team: at(columns.team),
    month: at(columns.month),
    takings: at(columns.takings),
    paid: tiers(columns.paid),
    paidSecond: tiers(columns.paidSecond),
    hasMore: cells.slice(columns.width).some((cell) => !isBlank(cell)),
  };
}
