import { packDraws } from '../../shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../shared/draws/official-draw.ts';
import { MAX_LISTED } from '../../shared/draws/results-limits.ts';
import type { ReadResults, ResultsForm } from '../../shared/draws/results-report.ts';
import { summaryOf } from '../../shared/draws/results-summary.ts';
import { type LotteryKey, lotteryOf } from '../../shared/lottery/lotteries.ts';
import type { Collected } from './collect-draws.ts';

/**
 * The answer for the draws of a file: what they are in all, and their table. A file most of whose rows are no draws of
 * the lottery is refused.
 */
export function makeReport(
  lottery: LotteryKey,
  form: ResultsForm,
  rowCount: number,
  { draws, doubles, leftOut }: Collected,
): ReadResults {
  const summary = summaryOf({ lottery, draws });
  const listed = { leftOut: leftOut.slice(0, MAX_LISTED), leftOutCount: leftOut.length };
  const misfits = leftOut.filter(({ fault }) => fault !== 'conflict').length;
  if (!summary || 2 * misfits > rowCount) {
    const refusal = summary ? 'misfit' : 'no-draws';
    return { ok: false, refusal, ...(rowCount > 0 && { detail: lottery }), ...listed };
  }
  const gaps = gapsOf(draws);
  const report = {
    ...summary,
    form,
    gaps: gaps.slice(0, MAX_LISTED),
    gapCount: gaps.length,
    doubles,
    ...listed,
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
