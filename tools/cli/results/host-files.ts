import { readResults } from '../../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { differencesOf } from '../../../workers/shared/draws/draw-differences.ts';
import { unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import { type MergeReport, mergeDraws } from '../../../workers/shared/draws/merge-draws.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { jsonText } from '../json-text.ts';
import { flag, lotteryOption, parseCommand, text } from '../parse-options.ts';
import { UsageError } from '../usage.ts';
import type { ResultsCommand, Surroundings } from './command.ts';
import { readHostFolder, type WrittenLottery, writeHostFolder } from './host-folder.ts';
import { withHostLock } from './host-lock.ts';
import { readBytes } from './read-file.ts';
import { differentParts, summaryOf } from './summary.ts';

/** Contests that a refusal names. */
const NAMED = 20;

/** Where the build finds what a host serves. */
export const OUT = 'public/results';

/** What the files brought of a lottery. */
interface Brought {
  added: number;
  completed: number;
  replaced: number;
  /** Rows that are no draws; `results import` names them. */
  leftOut: number;
}

/**
 * `results <files…>`: writes what a host serves of the draws in some files, with those that are there. All of it, or
 * nothing: a file that is refused, or that disagrees, ends it before anything is written.
 */
export const hostFilesCommand: ResultsCommand = async (args, surroundings) => {
  const options = parse(args);
  return withHostLock(options.out, () => writeFiles(options, surroundings), surroundings);
};

async function writeFiles(
  { paths, out, named, isReplacing, isJson }: ReturnType<typeof parse>,
  { write, today, disk }: Surroundings,
): Promise<number> {
  const tables = await readHostFolder(out, isReplacing);
  const brought = new Map<LotteryKey, Brought>();
  const faults: string[] = [];
  for (const path of paths) {
    const bytes = await readBytes(path);
    const read = runToEnd(readResults({ bytes, today, ...named }));
    if (!read.ok) {
      faults.push(`${path}: ${summaryOf(read).trimEnd()}`);
      continue;
    }
    const incoming = unpackDraws(read.table);
    const { lottery } = incoming;
    const { table, report } = mergeDraws(tables.get(lottery), incoming, isReplacing ? 'incoming' : 'kept');
    if (report.conflictCount > 0 && !isReplacing) faults.push(`${path}: ${conflictsOf(report)}`);
    tables.set(lottery, table);
    const counts = brought.get(lottery) ?? { added: 0, completed: 0, replaced: 0, leftOut: 0 };
    counts.added += report.added;
    counts.completed += report.completed;
    counts.replaced += report.conflictCount;
    counts.leftOut += read.report.leftOutCount;
    brought.set(lottery, counts);
  }
  if (faults.length > 0) throw new UsageError(`nothing is written\n${faults.join('\n')}`);
  const written = await writeHostFolder(out, tables, { disk });
  const changed = written.flatMap((file) => {
    const counts = brought.get(file.lottery);
    return counts ? [{ ...file, ...counts }] : [];
  });
  await write(isJson ? jsonText({ lotteries: changed }) : changed.map(linesOf).join(''));
  return 0;
}

/** What was written of a lottery, for people to read. */
function linesOf(changed: WrittenLottery & Brought): string {
  const { lottery, bytes, added, completed, replaced, leftOut, count, last, file, withPrizes } = changed;
  const until = `${last.contest} (${last.date ?? 'no day'})`;
  const changes = `${added} new, ${completed} completed, ${replaced} replaced`;
  return [
    `${lotteryOf(lottery).name}: ${count} draws, until ${until}; ${changes}\n`,
    leftOut > 0 ? `  ${leftOut} rows left out; «import» names them\n` : '',
    `  ${file}, ${bytes} bytes, prizes of ${withPrizes} draws\n`,
  ].join('');
}

function conflictsOf({ conflicts, conflictCount }: MergeReport): string {
  const named = conflicts.slice(0, NAMED).map(({ contest, kept, incoming }) => {
    const differs = differencesOf(kept, incoming);
    const [there, here] = [kept, incoming].map((draw) => differentParts(draw, differs));
    return `\n  contest ${contest}: there ${there}; here ${here}`;
  });
  const rest = conflictCount > named.length ? '\n  …' : '';
  return `${conflictCount} contests are other than those that are there (--replace takes the new ones)${named.join('')}${rest}`;
}

function parse(args: readonly string[]) {
  const { values, positionals } = parseCommand(args, { out: text, lottery: text, replace: flag, json: flag }, 'files');
  if (positionals.length === 0) throw new UsageError('expected one file or more');
  if (positionals.filter((path) => path === '-').length > 1) {
    throw new UsageError('- can stand for one file only');
  }
  const { out = OUT, lottery, replace: isReplacing = false, json: isJson = false } = values;
  return { paths: positionals, out, named: lotteryOption(lottery), isReplacing, isJson };
}
