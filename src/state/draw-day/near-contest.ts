import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_CONTEST } from '../../../workers/shared/lottery/max-contest.ts';
import { ANCHORS, type KnownContest } from '../../../workers/shared/rules/anchors.ts';
import { SPECIAL_DAYS } from '../../../workers/shared/rules/special-days.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { keptSummaries } from '../results/summary.ts';
import { contestOn } from './contests.ts';

/** How far a contest may be from the counted one before it is asked: two, one draw in twenty, and missing special draws. */
const MOST_OFF = 2;
const OFF_PART = 0.05;
const YEAR = 365;
/** Days between a special draw's place in two years, with the days before it that have no other draw: Easter moves by 35. */
const ROAM = 50;
/** The most draws that one has taken the place of: the Quina de São João of 2026. */
const LEFT_OUT = 12;

/**
 * A contest as counted from the newest that is known, how many draws away from it, how many of these special draws may
 * have taken the place of, and whether the known one is a kept one.
 */
export interface NearContest {
  readonly contest: number;
  readonly away: number;
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

/**
 * The most draws between two days, counted from 1970-01-01, that special draws may take the place of where the rules do
 * not have them: each comes every year after the newest that is known.
 */
function missingDraws(lottery: LotteryKey, after: number, upTo: number): number {
  const specials = SPECIAL_DAYS.filter(({ kind, lotteries }) => kind === 'special' && lotteries.includes(lottery));
  const newest = new Map(specials.map(({ name, day }) => [name, dayNumber(day)]));
  const due = (day: number, by: number) => Math.max(0, Math.floor((by - day) / YEAR));
  const missing = [...newest.values()].map((day) => due(day, upTo + ROAM) - due(day, after - ROAM));
  return LEFT_OUT * missing.reduce((sum, times) => sum + times, 0);
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
