import { readResults } from '../../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { ReadResults } from '../../../workers/shared/draws/results-report.ts';
import { jsonText } from '../json-text.ts';
import { flag, lotteryOption, parseCommand, text } from '../parse-options.ts';
import { UsageError } from '../usage.ts';
import type { ResultsCommand } from './command.ts';
import { readBytes } from './read-file.ts';
import { summaryOf } from './summary.ts';

/** `results import <file>`: prints what is in a file with results. */
export const importCommand: ResultsCommand = async (args, { write, today }) => {
  const { path, named, isJson, withDraws } = parse(args);
  const bytes = await readBytes(path);
  const read = runToEnd(readResults({ bytes, today, ...named }));
  await write(isJson ? jsonText(answerOf(read, withDraws)) : summaryOf(read));
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
  const { values, positionals } = parseCommand(args, { lottery: text, json: flag, draws: flag }, 'files');
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError('import: expected one file');
  const { lottery, json: isJson = false, draws: withDraws = false } = values;
  if (withDraws && !isJson) throw new UsageError('import: --draws goes with --json');
  return { path, named: lotteryOption(lottery), isJson, withDraws };
}
