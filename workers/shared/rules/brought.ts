import { dayNumber, weekdayOf } from '../lottery/day-number.ts';
import type { LotteryKey } from '../lottery/lotteries.ts';
import type { BroughtWeek } from './brought-week.ts';
import { ruleInForce } from './rule.ts';
import { SOURCES } from './sources.ts';
import { type DrawHours, SUNDAY_11, WEEKS } from './weeks.ts';

let brought: Readonly<Partial<Record<LotteryKey, BroughtWeek>>> = {};

/** Tells the calendar what kept draws say: its second source, and the only thing that the rules hold but data. */
export function bring(weeks: typeof brought): void {
  brought = weeks;
}

/** What kept draws say of the week that holds on a day, where they are newer than the table's own reading. */
export function broughtOn(lottery: LotteryKey, day: string): BroughtWeek | undefined {
  const { since, source } = ruleInForce(WEEKS, lottery, day);
  const week = brought[lottery];
  return week && week.since === since && week.until > SOURCES[source].read ? week : undefined;
}

/** The hours of the draw of a day by its week alone, that of the table or of kept draws; undefined without a draw. */
export function hoursOn(lottery: LotteryKey, day: string): DrawHours | undefined {
  const week = ruleInForce(WEEKS, lottery, day).value;
  const weekday = weekdayOf(dayNumber(day));
  const hours = week[weekday];
  const isOfDay = (from: string) => from <= day && weekdayOf(dayNumber(from)) === weekday;
  if (!broughtOn(lottery, day)?.turned.some(isOfDay)) return hours;
  if (hours) return undefined;
  // The last of the week: Sundays have hours of their own.
  return weekday === 0 ? SUNDAY_11 : Object.values(week).pop();
}
