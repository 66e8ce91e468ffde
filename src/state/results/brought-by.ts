import type { KeptSummary } from '../../../workers/shared/draws/results-summary.ts';
import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_CONTEST } from '../../../workers/shared/lottery/max-contest.ts';
import { type BroughtWeek, broughtWeek, type DrawnContest } from '../../../workers/shared/rules/brought-week.ts';
import { brazilDate } from '../clock/brazil-date.ts';

/** What kept draws say of the week of each lottery; nothing of such that are later than today, or where that is not known. */
export function broughtBy(
  kept: Readonly<Partial<Record<LotteryKey, KeptSummary>>>,
): Partial<Record<LotteryKey, BroughtWeek>> {
  const today = dayNumber(brazilDate());
  const weeks: Partial<Record<LotteryKey, BroughtWeek>> = {};
  for (const { key } of LOTTERIES) {
    const recent = kept[key]?.recent;
    const week = areDrawn(recent, today) ? broughtWeek(key, recent) : undefined;
    if (week) weeks[key] = week;
  }
  return weeks;
}

function areDrawn(recent: unknown, today: number): recent is readonly DrawnContest[] {
  return (
    Array.isArray(recent) &&
    recent.every((draw) => {
      const [contest, day]: unknown[] = Array.isArray(draw) ? draw : [];
      return isWholeIn(contest, 1, MAX_CONTEST) && isWholeIn(day, 0, today);
    })
  );
}
