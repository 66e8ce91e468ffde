import type { DrawTable } from '../../shared/draws/draw-table.ts';
import type { OfficialDraw, PaidTier } from '../../shared/draws/official-draw.ts';
import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import { isCalendarDate } from '../../shared/lottery/calendar.ts';
import { areAscending, areNumbers, isWholeIn } from '../../shared/lottery/checks.ts';
import { type Lottery, lotteryOf } from '../../shared/lottery/lotteries.ts';
import { MAX_CONTEST } from '../../shared/lottery/max-contest.ts';

/** The longest name of a team, in characters. */
const MAX_TEAM = 100;
/** There are neither as many bets nor as many cents. */
const MAX_AMOUNT = 2 ** 50;

/**
 * True for 1 to RESULTS_LIMITS.rows draws that the lottery could have had, ascending by contest. For a table that came
 * from a host: its checksum says nothing about what the draws are.
 */
export function isSoundTable({ lottery: key, draws }: DrawTable): boolean {
  const lottery = lotteryOf(key);
  return (
    isWholeIn(draws.length, 1, RESULTS_LIMITS.rows) &&
    draws.every((draw, i) => {
      const before = draws[i - 1]?.contest ?? 0;
      return isWholeIn(draw.contest, before + 1, MAX_CONTEST) && isSoundDraw(draw, lottery);
    })
  );
}

function isSoundDraw(draw: OfficialDraw, lottery: Lottery): boolean {
  const { date, numbers, second, isInDrawOrder, team, month, takings, paid, paidSecond } = draw;
  const areGood = isInDrawOrder ? areNumbers : areAscending;
  const isDrawn = (list: readonly number[]) => list.length === lottery.drawn && areGood(list, lottery);
  const hasSecond = lottery.drawsPerContest === 2;
  return (
    isDrawn(numbers) &&
    (date === undefined || isCalendarDate(date)) &&
    (second === undefined || (hasSecond && isDrawn(second))) &&
    (team === undefined || (lottery.extra === 'team' && team.length <= MAX_TEAM)) &&
    (month === undefined || (lottery.extra === 'month' && isWholeIn(month, 1, 12))) &&
    (takings === undefined || isWholeIn(takings, 1, MAX_AMOUNT)) &&
    (paid === undefined || isSoundPaid(paid, lottery)) &&
    (paidSecond === undefined || (hasSecond && isSoundPaid(paidSecond, lottery)))
  );
}

/** True for tiers of the lottery, each once. */
function isSoundPaid(tiers: readonly PaidTier[], { winningHits }: Lottery): boolean {
  return (
    new Set(tiers.map(({ hits }) => hits)).size === tiers.length &&
    tiers.every(
      ({ hits, winners, cents = 0 }) =>
        winningHits.includes(hits) && isWholeIn(winners, 0, MAX_AMOUNT) && isWholeIn(cents, 0, MAX_AMOUNT),
    )
  );
}
