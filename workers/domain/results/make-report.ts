import { packDraws } from '../../shared/draw-table.ts';
import { type LotteryKey, lotteryOf } from '../../shared/lotteries.ts';
import type { OfficialDraw } from '../../shared/official-draw.ts';
import { MAX_LISTED } from '../../shared/results-limits.ts';
import type { ReadResults, ResultsForm } from '../../shared/results-report.ts';
import type { Collected } from './collect-draws.ts';

/**
 * The answer for the draws of a file: what they are in all, and their table. A file most of whose rows
 * are no draws of the lottery is refused.
 */
export function makeReport(
  lottery: LotteryKey,
  form: ResultsForm,
  rowCount: number,
  { draws, doubles, leftOut }: Collected,
): ReadResults {
  const [first] = draws;
  const last = draws[draws.length - 1];
  const listed = { leftOut: leftOut.slice(0, MAX_LISTED) };
  const misfits = leftOut.filter(({ fault }) => fault !== 'conflict').length;
  if (!first || !last || 2 * misfits > rowCount) {
    const refusal = first ? ('misfit' as const) : ('no-draws' as const);
    return {
      ...{ ok: false, refusal, ...(rowCount > 0 && { detail: lottery }) },
      ...{ ...listed, leftOutCount: leftOut.length },
    };
  }
  const gaps = gapsOf(draws);
  const report = {
    ...{ lottery, form, count: draws.length },
    ...{ first: nameOf(first), last: nameOf(last) },
    gaps: gaps.slice(0, MAX_LISTED),
    gapCount: gaps.length,
    missing: gaps.reduce((sum, [from, to]) => sum + to - from + 1, 0),
    doubles,
    ...{ ...listed, leftOutCount: leftOut.length },
    withPrizes: draws.filter(({ paid, paidSecond }) => paid ?? paidSecond).length,
    withDate: draws.filter(({ date }) => date !== undefined).length,
    ...(lotteryOf(lottery).extra && {
      withExtra: draws.filter(({ team, month }) => (team ?? month) !== undefined).length,
    }),
  };
  return { ok: true, report, table: packDraws({ lottery, draws }) };
}

function nameOf({ contest, date }: OfficialDraw): Pick<OfficialDraw, 'contest' | 'date'> {
  return { contest, ...(date !== undefined && { date }) };
}

function gapsOf(draws: readonly OfficialDraw[]): (readonly [number, number])[] {
  return draws.slice(1).flatMap(({ contest }, i) => {
    const before = draws[i]?.contest ?? contest;
    return contest - before > 1 ? [[before + 1, contest - 1] as const] : [];
  });
}
