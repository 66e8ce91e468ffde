import { readResults } from '../../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { type DrawTable, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import { lotteryOption } from '../results/command.ts';
import { readBytes } from '../results/read-file.ts';
import { summaryOf } from '../results/summary.ts';
import { UsageError } from '../usage.ts';

/** The draws in a file with results, as `results` reads it; rejects with a UsageError where there are none. */
export async function readRealDraws(path: string, lottery: string | undefined, today: string): Promise<DrawTable> {
  const named = lotteryOption(lottery);
  const read = runToEnd(readResults({ bytes: await readBytes(path), today, ...named }));
  if (!read.ok) throw new UsageError(`--results ${JSON.stringify(path)}: ${summaryOf(read).trimEnd()}`);
  return unpackDraws(read.table);
}
