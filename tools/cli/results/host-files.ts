import { readResults } from '../../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { differencesOf } from '../../../workers/shared/draws/draw-differences.ts';
import { type DrawTable, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { HostEntry } from '../../../workers/shared/draws/host-index.ts';
import { type MergeReport, mergeDraws } from '../../../workers/shared/draws/merge-draws.ts';
import { LOTTERIES, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { UsageError } from '../usage.ts';
import { lotteryOption, parseCommand, type ResultsCommand } from './command.ts';
import { openHostFolder } from './host-folder.ts';
import { readBytes } from './read-file.ts';
import { differentParts, summaryOf } from './summary.ts';

/** Contests that a refusal names. */
const NAMED = 20;

/** Where the build finds what a host serves. */
const OUT = 'public/results';

/** The draws of a lottery with those of all files so far, and what these brought. */
interface Brought {
  readonly table: DrawTable;
  readonly counts: {
    readonly added: number;
    readonly completed: number;
    readonly replaced: number;
    /** Rows that are no draws; `results import` names them. */
    readonly leftOut: number;
  };
}

/**
 * `results <files…>`: writes what a host serves of the draws in some files, with those that are there. All of it, or
 * nothing: a file that is refused, or that disagrees, ends it before anything is written.
 */
export const hostFilesCommand: ResultsCommand = async (args, { write, today }) => {
  const { paths, out, named, isReplacing, isJson } = parse(args);
  const folder = await openHostFolder(out, isReplacing);
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
    const { table, counts } = brought.get(incoming.lottery) ?? {
      table: await folder.tableOf(incoming.lottery),
      counts: { added: 0, completed: 0, replaced: 0, leftOut: 0 },
    };
    const merged = mergeDraws(table, incoming, isReplacing ? 'incoming' : 'kept');
    const { added, completed, conflictCount } = merged.report;
    if (conflictCount > 0 && !isReplacing) faults.push(`${path}: ${conflictsOf(merged.report)}`);
    brought.set(incoming.lottery, {
      table: merged.table,
      counts: {
        added: counts.added + added,
        completed: counts.completed + completed,
        replaced: counts.replaced + conflictCount,
        leftOut: counts.leftOut + read.report.leftOutCount,
      },
    });
  }
  if (faults.length > 0) throw new UsageError(`nothing is written\n${faults.join('\n')}`);
  const written = await folder.write(LOTTERIES.flatMap(({ key }) => brought.get(key)?.table ?? []));
  const told = written.map(({ lottery, entry, bytes }) => ({
    lottery,
    ...entry,
    bytes,
    ...(brought.get(lottery) as Brought).counts,
  }));
  await write(isJson ? `${JSON.stringify({ lotteries: told })}\n` : told.map(linesOf).join(''));
  return 0;
};

/** What was written of a lottery, for people to read. */
function linesOf(
  told: { readonly lottery: LotteryKey; readonly bytes: number } & HostEntry & Brought['counts'],
): string {
  const { lottery, bytes, added, completed, replaced, leftOut, count, first, last, file, withPrizes } = told;
  const until = `${last.contest} (${last.date ?? 'no day'})`;
  const changes = `${added} new, ${completed} completed, ${replaced} replaced`;
  return [
    `${lotteryOf(lottery).name}: ${count} draws, ${first.contest} to ${until}; ${changes}\n`,
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
