import { dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { SPECIAL_DAYS } from '../../../workers/shared/rules/special-days.ts';
import { type NearContest, newestKnown } from './near-contest.ts';

/** A contest may differ from the counted one by two, one draw in twenty, and the missing special draws. */
const MOST_OFF = 2;
const OFF_PART = 0.05;
const YEAR = 365;
/** Days by which a special draw may move from year to year, with the draws it replaces. Easter moves by 35. */
const ROAM = 50;
/** The most draws replaced by one special draw: the Quina de São João of 2026. */
const LEFT_OUT = 12;

/** True if the app asks about a typed contest: it is far from the counted one, also with missing special draws. */
export function isFar(lottery: LotteryKey, day: string, contest: number, near: NearContest): boolean {
  const [first = 0, last = 0] = [newestKnown(lottery).day, day].map(dayNumber).sort((a, b) => a - b);
  return Math.abs(contest - near.contest) > MOST_OFF + OFF_PART * near.away + missingDraws(lottery, first, last);
}

/**
 * Returns the most draws that unlisted special draws may have replaced between two days, counted from 1970-01-01. Each
 * special draw is expected once a year after its newest known day.
 */
function missingDraws(lottery: LotteryKey, after: number, upTo: number): number {
  const specials = SPECIAL_DAYS.filter(({ kind, lotteries }) => kind === 'special' && lotteries.includes(lottery));
  const newest = new Map(specials.map(({ name, day }) => [name, dayNumber(day)]));
  const due = (day: number, by: number) => Math.max(0, Math.floor((by - day) / YEAR));
  const missing = [...newest.values()].map((day) => due(day, upTo + ROAM) - due(day, after - ROAM));
  return LEFT_OUT * missing.reduce((sum, times) => sum + times, 0);
}
