import { readResults } from '../../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { differencesOf } from '../../../workers/shared/draws/draw-differences.ts';
import { type DrawTable, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import { type MergeReport, mergeDraws } from '../../../workers/shared/draws/merge-draws.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { UsageError } from '../usage.ts';
import { lotteryOption, parseCommand, type ResultsCommand } from './command.ts';
import { differentParts } from './different-parts.ts';
import { openHostFolder } from './host-folder.ts';
import { type BroughtIn, hostSummary } from './host-summary.ts';
import { readBytes } from './read-file.ts';
import { summaryOf } from './summary.ts';

/** Contests that a refusal names. */
const NAMED = 20;

/** Where the build finds what a host serves. */
const OUT = 'public/results';

/**
 * `results <files…>`: writes what a host serves of the draws in some files, with those that are there. All of it, or
 * nothing: a file that is refused, or that disagrees, ends it before anything is written.
 */
export const hostFilesCommand: ResultsCommand = async (args, { write, today }) => {
  const { paths, out, named, isReplacing, isJson } = parse(args);
  const folder = await openHostFolder(out, isReplacing);
  const tables = new Map<LotteryKey, DrawTable>();
  const reports: BroughtIn[] = [];
  const faults: string[] = [];
  for (const path of paths) {
    const bytes = await readBytes(path);
    const read = runToEnd(readResults({ bytes, today, ...named }));
    if (!read.ok) {
      faults.push(`${path}: ${summaryOf(read).trimEnd()}`);
      continue;
    }
    const incoming = unpackDraws(read.table);
    const key = incoming.lottery;
    const kept = tables.get(key) ?? (await folder.tableOf(key));
    const merged = mergeDraws(kept, incoming, isReplacing ? 'incoming' : 'kept');
    const { conflictCount } = merged.report;
    if (conflictCount > 0 && !isReplacing) faults.push(`${path}: ${conflictsOf(merged.report)}`);
    tables.set(key, merged.table);
    reports.push({ ...merged.report, leftOut: read.report.leftOutCount });
  }
  if (faults.length > 0) throw new UsageError(`nothing is written\n${faults.join('\n')}`);
  const changed = LOTTERIES.flatMap(({ key }) => tables.get(key) ?? []);
  const written = await folder.write(changed);
  await write(hostSummary(written, reports, isJson));
  return 0;
};

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
  const { values, positionals } = parseCommand(args, {
    out: { type: 'string' },
    lottery: { type: 'string' },
    replace: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  if (positionals.length === 0) throw new UsageError('expected one file or more');
  if (positionals.filter((path) => path === '-').length > 1) {
    throw new UsageError('- can stand for one file only');
  }
  const { out = OUT, lottery, replace: isReplacing = false, json: isJson = false } = values;
  return { paths: positionals, out, named: lotteryOption(lottery), isReplacing, isJson };
}
