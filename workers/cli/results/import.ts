import { parseArgs } from 'node:util';
import { readResults } from '../../domain/results/read-results.ts';
import { runToEnd } from '../../domain/run-to-end.ts';
import { unpackDraws } from '../../shared/draw-table.ts';
import { findLottery } from '../../shared/lotteries.ts';
import type { ReadResults } from '../../shared/results-report.ts';
import { EXPECTED, UsageError } from '../usage.ts';
import type { ResultsCommand } from './command.ts';
import { readBytes } from './read-file.ts';
import { summaryOf } from './summary.ts';

/** `results import <file>`: tells what is in a file with results. */
export const importCommand: ResultsCommand = async (args, { write, today }) => {
  const { path, lottery, isJson, withDraws } = parse(args);
  const bytes = await readBytes(path);
  const read = runToEnd(readResults({ bytes, today, ...(lottery && { lottery: lottery.key }) }));
  await write(isJson ? `${JSON.stringify(answerOf(read, withDraws))}\n` : summaryOf(read));
  return read.ok ? 0 : 2;
};

function answerOf(read: ReadResults, withDraws: boolean) {
  if (read.ok) {
    return { report: read.report, ...(withDraws && { draws: unpackDraws(read.table).draws }) };
  }
  const { ok: _, ...refused } = read;
  return refused;
}

function parse(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError('import: expected one file');
  const lottery = values.lottery === undefined ? undefined : findLottery(values.lottery);
  if (values.lottery !== undefined && !lottery) {
    throw new UsageError(`--lottery "${values.lottery}": expected ${EXPECTED.lottery}`);
  }
  const { json: isJson = false, draws: withDraws = false } = values;
  if (withDraws && !isJson) throw new UsageError('import: --draws goes with --json');
  return { path, lottery, isJson, withDraws };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        lottery: { type: 'string' },
        ...{ json: { type: 'boolean' }, draws: { type: 'boolean' } },
      },
    });
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(`${line} (--help lists the options)`);
  }
}
