import type { MergeReport } from '../../../workers/shared/draws/merge-draws.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { WrittenLottery } from './host-folder.ts';

/** What one file brought. */
export interface BroughtIn extends MergeReport {
  /** Rows of it that are no draws; `results import` names them. */
  readonly leftOut: number;
}

/** What was written for a host: lines for people to read, or one of JSON. */
export function hostSummary(
  written: readonly WrittenLottery[],
  reports: readonly BroughtIn[],
  isJson: boolean,
): string {
  const all = written.map((one) => ({ ...one, ...countsOf(one, reports) }));
  if (isJson) {
    const lotteries = all.map(({ lottery, entry, ...rest }) => ({ lottery, ...entry, ...rest }));
    return `${JSON.stringify({ lotteries })}\n`;
  }
  return all.flatMap(linesOf).join('');
}

/** What all files together brought of a lottery. */
function countsOf({ lottery }: WrittenLottery, reports: readonly BroughtIn[]) {
  const own = reports.filter((report) => report.lottery === lottery);
  const sum = (part: 'added' | 'completed' | 'conflictCount' | 'leftOut') =>
    own.reduce((total, report) => total + report[part], 0);
  return {
    added: sum('added'),
    completed: sum('completed'),
    replaced: sum('conflictCount'),
    leftOut: sum('leftOut'),
  };
}

function linesOf(one: WrittenLottery & ReturnType<typeof countsOf>): string[] {
  const { lottery, entry, bytes, added, completed, replaced, leftOut } = one;
  const { count, first, last, file, withPrizes } = entry;
  const until = `${last.contest} (${last.date ?? 'no day'})`;
  const changes = `${added} new, ${completed} completed, ${replaced} replaced`;
  return [
    `${lotteryOf(lottery).name}: ${count} draws, ${first.contest} to ${until}; ${changes}\n`,
    ...(leftOut > 0 ? [`  ${leftOut} rows left out; «import» names them\n`] : []),
    `  ${file}, ${bytes} bytes, prizes of ${withPrizes} draws\n`,
  ];
}
