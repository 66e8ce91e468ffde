import { packDraws } from '../../shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../shared/draws/official-draw.ts';
import { MAX_LISTED, RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import type { ReadResults, ResultsFile } from '../../shared/draws/results-report.ts';
import { summaryOf } from '../../shared/draws/results-summary.ts';
import { within } from '../../shared/games/in-slices.ts';
import { lotteryOf } from '../../shared/lottery/lotteries.ts';
import { type Collected, collectDraws } from './collect-draws.ts';
import { dayOrderOf } from './day-order.ts';
import type { FoundRows } from './raw-draw.ts';
import { readDelimited } from './read-delimited.ts';
import { readJson } from './read-json.ts';
import { readXlsx } from './read-xlsx.ts';
import { RefusedFile } from './refused-file.ts';
import { decodeText, refuseUnread, sniff } from './sniff.ts';

/** The part of the work after which the rows are there, to be checked. */
const FOUND = 0.8;

/**
 * Reads a file of any form: a report and the table of its draws, or why it gives nothing. What it is, and of which
 * lottery, its content tells. Yields how far it is, 0…1; whatever the bytes are, it ends with an answer.
 */
export function* readResults(file: ResultsFile): Generator<number, ReadResults, void> {
  try {
    yield 0;
    const found = yield* findRows(file);
    const { form, lottery, rows } = found;
    const isDayFirst = form === 'official-json' || form === 'message';
    const dayOrder = file.dayOrder ?? (isDayFirst ? 'day-first' : dayOrderOf(rows, file.today));
    const collecting = collectDraws(lotteryOf(lottery), rows, file.today, dayOrder);
    return makeReport(found, yield* within(collecting, 1 - FOUND, FOUND));
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return error.answer;
  }
}

function* findRows({ bytes, lottery }: ResultsFile): Generator<number, FoundRows, void> {
  const kind = sniff(bytes);
  const most = RESULTS_LIMITS[kind === 'zip' || kind === 'ole' ? 'fileBytes' : 'textBytes'];
  if (bytes.length > most) throw new RefusedFile('too-large', most);
  refuseUnread(kind, bytes);
  switch (kind) {
    case 'json':
      return yield* within(readJson(decodeText(bytes), lottery), FOUND);
    case 'text':
      return yield* within(readDelimited(decodeText(bytes), lottery), FOUND);
    case 'zip':
      return yield* within(readXlsx(bytes, lottery), FOUND);
  }
}

/**
 * The answer for the draws of a file: what they are in all, and their table. A file most of whose rows are no draws of
 * the lottery is refused.
 */
function makeReport(
  { form, lottery, rows, leftOut: strays = [] }: FoundRows,
  { draws, doubles, unreadAmounts, leftOut: misread }: Collected,
): ReadResults {
  const summary = summaryOf({ lottery, draws });
  const leftOut = [...misread, ...strays].sort((a, b) => a.row - b.row);
  const listed = { leftOut: leftOut.slice(0, MAX_LISTED), leftOutCount: leftOut.length };
  const misfits = misread.filter(({ fault }) => fault !== 'conflict').length;
  // Of a message each draw is shown.
  if (!summary || (form !== 'message' && 2 * misfits > rows.length)) {
    const refusal = summary ? 'misfit' : 'no-draws';
    return { ok: false, refusal, ...(rows.length > 0 && { detail: lottery }), ...listed };
  }
  const gaps = gapsOf(draws);
  const report = {
    ...summary,
    form,
    gaps: gaps.slice(0, MAX_LISTED),
    gapCount: gaps.length,
    doubles,
    ...listed,
    ...(form === 'message' && { draws: draws.slice(0, MAX_LISTED) }),
    ...(unreadAmounts > 0 && { unreadAmounts }),
    withDate: draws.filter(({ date }) => date !== undefined).length,
    ...(lotteryOf(lottery).extra && {
      withExtra: draws.filter(({ team, month }) => (team ?? month) !== undefined).length,
    }),
  };
  return { ok: true, report, table: packDraws({ lottery, draws }) };
}

function gapsOf(draws: readonly OfficialDraw[]): (readonly [number, number])[] {
  return draws.slice(1).flatMap(({ contest }, i) => {
    const before = draws[i]?.contest ?? contest;
    return contest - before > 1 ? [[before + 1, contest - 1] as const] : [];
  });
}
