import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_CONTEST } from '../../../workers/shared/lottery/max-contest.ts';
import { ANCHORS, type KnownContest } from '../../../workers/shared/rules/anchors.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { keptSummaries } from '../results/summary.ts';
import { contestOn } from './contests.ts';
import { missingDraws } from './missing-draws.ts';

/** How far a contest may be from the counted one before it is asked: two, one draw in twenty, and missing special draws. */
const MOST_OFF = 2;
const OFF_PART = 0.05;

/** A contest as counted from the newest that is known, and whether that is a kept one. */
export interface NearContest {
  readonly contest: number;
  /** How many draws it is away from the known one. */
  readonly away: number;
  /** How many of them special draws may have taken the place of. */
  readonly missing: number;
  readonly isKept: boolean;
}

/** Whether a contest that was told is so far from the counted one that it is asked. */
export function isFar(contest: number, near: NearContest): boolean {
  return Math.abs(contest - near.contest) > MOST_OFF + OFF_PART * near.away + near.missing;
}

/** About which contest is drawn on a day; undefined where there can be none. */
export function nearContest(lottery: LotteryKey, day: string): NearContest | undefined {
  const known = newestKnown(lottery);
  const contest = contestOn(lottery, known, day);
  if (!isWholeIn(contest, 1, MAX_CONTEST)) return undefined;
  const [first = 0, last = 0] = [known.day, day].map(dayNumber).sort((a, b) => a - b);
  const missing = missingDraws(lottery, first, last);
  return { contest, away: Math.abs(contest - known.contest), missing, isKept: known !== ANCHORS[lottery] };
}

/** The contest of a day where the draw before it is kept; undefined elsewhere: counted farther, it may be wrong. */
export function sureContest(lottery: LotteryKey, day: string): number | undefined {
  const near = nearContest(lottery, day);
  return near?.away === 1 && near.isKept ? near.contest : undefined;
}

/** The newest contest of a lottery of which the day is known: a kept draw, unless that is older than the rules or to come. */
export function newestKnown(lottery: LotteryKey): KnownContest {
  const { contest = 0, date: day = '' } = keptSummaries()[lottery]?.last ?? {};
  const anchor = ANCHORS[lottery];
  return isCalendarDate(day) && day >= anchor.day && day <= brazilDate() ? { contest, day } : anchor;
}
