import type { DrawTable } from '../../../workers/shared/draws/draw-table.ts';
import { daysBefore } from '../../../workers/shared/lottery/calendar.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { sampleDraws } from '../read/sample-draws.ts';

/** A table of so many made-up draws from a contest on, in draw order, the last one on 2026-11-20. */
export function manyDraws(key: LotteryKey, count: number, first = 1): DrawTable {
  const draws = sampleDraws(key, count).map((draw, i) => ({
    ...draw,
    contest: first + i,
    date: daysBefore('2026-11-20', 3 * (count - 1 - i)),
  }));
  return { lottery: key, draws };
}
