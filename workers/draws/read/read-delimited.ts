import type { LotteryKey } from '../../shared/lottery/lotteries.ts';
import type { FoundRows } from './found-rows.ts';
import { findTable, HEADER_ROWS, readTable, refusalOfRows } from './read-table.ts';
import { RefusedFile } from './refused-file.ts';
import { splitRows } from './split-rows.ts';
import type { TableRow } from './table-row.ts';
import { within } from './within.ts';

/** The part of the work that splitting is; then the rows are looked at. */
const SPLIT = 0.8;

const SEPARATORS = ['\t', ';', ','] as const;

/**
 * The rows of a text with separated cells: the sign that separates them is the one with which a row among the first
 * names its columns. Yields how far it is, 0…1; throws a RefusedFile.
 */
export function* readDelimited(text: string, chosen: LotteryKey | undefined): Generator<number, FoundRows, void> {
  const seen: TableRow[] = [];
  for (const separator of SEPARATORS) {
    const first = yield* within(firstRows(text, separator), 0);
    seen.push(...first);
    if (!findTable(first)) continue;
    const table = findTable(yield* within(splitRows(text, separator), SPLIT));
    if (!table) break;
    const form = separator === '\t' ? 'official-paste' : 'official-csv';
    return yield* within(readTable(table, form, [], chosen), 1 - SPLIT, SPLIT);
  }
  throw refusalOfRows(seen, []);
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
