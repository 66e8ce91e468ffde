import { dateOfDay, dayNumber, weekdayOf } from '../lottery/day-number.ts';
import type { LotteryKey } from '../lottery/lotteries.ts';
import { isHoliday } from './holidays.ts';
import { type Rule, ruleInForce } from './rule.ts';
import { mayGiveWay, specialOn } from './special-days.ts';
import { WEEKS, type Week } from './weeks.ts';

/** A contest that was drawn, and its day, counted from 1970-01-01. */
export type DrawnContest = readonly [contest: number, day: number];

/** What draws that people brought say of the days of the week. */
export interface BroughtWeek {
  /** That of the rule which they were compared with. */
  readonly since: string;
  /** From each of these days on its day of the week is otherwise than that rule has it: with a draw, or without. */
  readonly turned: readonly string[];
  /** The day of the newest of them. */
  readonly until: string;
}

/** With more days than this between two contests there was a pause, which is no change of the week. */
const WEEK_DAYS = 7;
/** So many days are between no contest and the next one: where they seem to be, day and month have changed places. */
const WRONG_DAYS = 28;
/** So many draws on a day of the week that the rule does not have add it; one brings back a day that the rule has. */
const ADDING = 2;
/** So many misses in a row take a day of the week away. */
const TAKING = 3;

/** A day of the week, told in turn what was on each of its days. */
class WeekdayTally {
  /** Since which day it is otherwise than the rule has it, if it is. */
  turned: number | undefined;
  private readonly adding: number;
  private has: boolean;
  private draws: number[] = [];
  private misses: number[] = [];

  constructor(isByRule: boolean) {
    this.has = isByRule;
    this.adding = isByRule ? 1 : ADDING;
  }

  /** There was a draw. */
  draw(day: number): void {
    this.misses = [];
    this.draws.push(day);
    if (!this.has && this.draws.length >= this.adding) this.turn(this.draws[0]);
  }

  /** There was none. */
  miss(day: number): void {
    this.misses.push(day);
    if (this.misses.length < TAKING) return;
    this.draws = [];
    if (this.has) this.turn(this.misses[0]);
  }

  /** Nobody knows. */
  unknown(): void {
    this.misses = [];
  }

  private turn(since: number | undefined): void {
    this.has = !this.has;
    this.turned = this.turned === undefined ? since : undefined;
  }
}

/**
 * What draws, ascending by contest, say of a lottery's week: those on and after the day on which the newest rule began.
 * Undefined where they say nothing: too few, or with days that cannot be true.
 */
export function broughtWeek(
  lottery: LotteryKey,
  draws: readonly DrawnContest[],
  { since, value }: Rule<Week> = ruleInForce(WEEKS, lottery, ''),
): BroughtWeek | undefined {
  const begin = dayNumber(since);
  const first = draws.findIndex(([, day]) => day >= begin);
  if (first < 0 || first === draws.length - 1) return undefined;
  const weekdays = Array.from({ length: WEEK_DAYS }, (_, i) => new WeekdayTally(value[i] !== undefined));
  const tell = (day: number, what: 'draw' | 'miss' | 'unknown') => {
    if (isUsual(lottery, dateOfDay(day))) weekdays[weekdayOf(day)]?.[what](day);
  };
  let before: DrawnContest | undefined;
  for (const draw of draws.slice(first)) {
    const [contest, day] = draw;
    const [contestBefore, dayBefore] = before ?? [0, day];
    const isNext = contest === contestBefore + 1;
    const days = day - dayBefore;
    if (days < 0 || (isNext && days >= WRONG_DAYS)) return undefined;
    const between = isNext && days <= WEEK_DAYS ? 'miss' : 'unknown';
    for (let each = 1; each < days && each <= WEEK_DAYS; each++) tell(dayBefore + each, between);
    if (day !== before?.[1]) tell(day, 'draw');
    before = draw;
  }
  const turned = weekdays.flatMap((weekday) => (weekday.turned === undefined ? [] : [dateOfDay(weekday.turned)]));
  return { since, turned, until: dateOfDay(before?.[1] ?? begin) };
}

/** Whether week alone tells if there is a draw on a day. */
function isUsual(lottery: LotteryKey, day: string): boolean {
  return !isHoliday(day) && !specialOn(lottery, day) && !mayGiveWay(lottery, day);
}
