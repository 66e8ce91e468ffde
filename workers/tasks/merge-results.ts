import { type DrawTable, packDraws, unpackDraws } from '../shared/draw-table.ts';
import { mergeDraws } from '../shared/merge-draws.ts';
import { summaryOf } from '../shared/results-summary.ts';
import type { LoadedTask } from './task.ts';

/** Makes one table of two. Throws a RangeError for an incoming one that cannot be read or is empty. */
export const mergeResults: LoadedTask<'mergeResults'> = {
  *run({ kept, incoming, choice }) {
    const before = kept && readKept(kept);
    yield 0.3;
    const found = unpackDraws(incoming);
    yield 0.6;
    const { table, report } = mergeDraws(before, found, choice);
    const summary = summaryOf(table);
    if (!summary || found.draws.length === 0) throw new RangeError('a table without draws');
    yield 0.8;
    const isKeptDamaged = kept !== undefined && before === undefined;
    return { table: packDraws(table), report, summary, isKeptDamaged };
  },
  transfers: ({ table }) => [table.buffer],
};

function readKept(bytes: Uint8Array): DrawTable | undefined {
  try {
    return unpackDraws(bytes);
  } catch {
    return undefined;
  }
}
