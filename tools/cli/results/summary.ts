import type { DrawDifferences, DrawPart } from '../../../workers/shared/draws/draw-differences.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import type {
  LeftOutRow,
  ReadResults,
  ResultsRefusal,
  ResultsReport,
  RowFault,
} from '../../../workers/shared/draws/results-report.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';

/** Rows and gaps that the summary lists. */
const SHOWN = 20;

/** Why a file is refused. */
export const REFUSALS: Readonly<Record<ResultsRefusal, string>> = {
  empty: 'the file is empty',
  'too-large': 'the file is too large; at most so many bytes',
  'too-many-entries': 'the zip has too many members; at most',
  'inflates-too-much': 'the zip comes to too much; at most',
  'too-many-rows': 'too many rows; at most',
  'too-many-columns': 'too many columns; at most',
  'too-slow': 'reading it took too long',
  damaged: 'the file is damaged or cut short',
  encrypted: 'the spreadsheet has a password',
  'old-xls': 'an .xls of before 2007; save it as .xlsx or .csv',
  'open-document': 'an .ods; save it as .xlsx or .csv',
  'web-page': 'a web page, not a spreadsheet',
  'html-table': 'a table in HTML; save it as .xlsx or .csv',
  sql: 'commands of a database; export its table as .csv',
  doctype: 'its XML declares a document type',
  'unknown-form': 'no form of results that is known',
  'unknown-lottery': 'it does not show of which lottery it is; --lottery says it',
  'unknown-days': 'its days may be day first or month first; write them as YYYY-MM-DD',
  'several-lotteries': 'it has several lotteries',
  'other-lottery': 'it is of another lottery',
  'other-game': 'it is of a game that there is not here',
  games: 'bets, and no draw',
  mixed: 'its numbers may be of one contest or another',
  misfit: 'most of its rows are no draws of this lottery',
  'no-draws': 'there is no draw in it',
};

const FAULTS: Readonly<Record<RowFault, string>> = {
  contest: 'no number of a contest',
  date: 'no existing day',
  'future-date': 'a day still to come',
  number: 'not written in digits alone',
  'out-of-range': 'a number that the lottery does not have',
  'repeated-number': 'a number twice',
  'number-count': 'too few or too many numbers',
  'second-draw': 'the second draw is not whole',
  formula: 'a formula',
  'other-game': 'of a game that there is not here',
  bet: 'a bet',
  conflict: 'the same contest in another way',
};

/** What a file came to, for people to read. */
export function summaryOf(read: ReadResults): string {
  if (read.ok) return `${linesOf(read.report).join('\n')}\n`;
  const { refusal, detail = read.choices?.join(', '), leftOut = [], leftOutCount = 0 } = read;
  const lines = [
    `refused (${refusal}): ${REFUSALS[refusal]}${detail === undefined ? '' : `: ${detail}`}`,
    ...(leftOutCount > 0 ? [`left out: ${leftOutCount}`] : []),
    ...leftOut.slice(0, SHOWN).map(lineOf),
  ];
  return `${lines.join('\n')}\n`;
}

function linesOf(report: ResultsReport): string[] {
  const { first, last, gaps, gapCount, missing, doubles, leftOut, leftOutCount, withExtra } = report;
  const gapTexts = gaps.slice(0, SHOWN).map(([a, b]) => (a === b ? `${a}` : `${a}–${b}`));
  return [
    `${lotteryOf(report.lottery).name}: ${report.count} draws (${report.form})`,
    `from ${first.contest} (${first.date ?? 'no day'}) to ${last.contest} (${last.date ?? 'no day'})`,
    `with a day: ${report.withDate}; with prizes: ${report.withPrizes}`,
    ...(report.unreadAmounts ? [`amounts that cannot be read: ${report.unreadAmounts}`] : []),
    ...(withExtra === undefined ? [] : [`with the ${lotteryOf(report.lottery).extra}: ${withExtra}`]),
    `missing: ${missing}${missing > 0 ? ` (${listOf(gapTexts, gapCount)})` : ''}`,
    `more than once, alike: ${doubles.length}${doubles.length > 0 ? ` (${listOf(doubles.slice(0, SHOWN), doubles.length)})` : ''}`,
    `left out: ${leftOutCount}`,
    ...leftOut.slice(0, SHOWN).map(lineOf),
  ];
}

function listOf(shown: readonly unknown[], count: number): string {
  return `${shown.join(', ')}${count > shown.length ? ', …' : ''}`;
}

function lineOf({ row, fault, value, contest, differs, draw }: LeftOutRow): string {
  const of = contest === undefined ? '' : `, contest ${contest}`;
  const shown = differs && draw ? differentParts(draw, differs) : value;
  return `  row ${row}${of}: ${FAULTS[fault]}${shown === undefined ? '' : ` (${shown})`}`;
}

/** What a draw says where it differs from another of its contest: `date 2026-11-20; numbers 1 2 3 4 5`. */
export function differentParts(draw: OfficialDraw, { parts, tiers }: DrawDifferences): string {
  const { numbers, second, date, month, paid = [], paidSecond = [] } = draw;
  const tier = [...paid, ...paidSecond].filter(({ hits }) => hits === tiers[0]);
  const texts: Readonly<Record<DrawPart, string>> = {
    numbers: [numbers, ...(second ? [second] : [])].map((list) => list.join(' ')).join(' / '),
    date: date ?? 'none',
    month: String(month ?? 'none'),
    prizes: `of ${tiers[0]} hits ${tier.map(({ winners, cents }) => `${winners} × ${cents === undefined ? 'unknown' : (cents / 100).toFixed(2)}`).join(' / ')}`,
  };
  return parts.map((part) => `${part} ${texts[part]}`).join('; ');
}
