import { dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { SPECIAL_DAYS } from '../../../workers/shared/rules/special-days.ts';
import { type NearContest, newestKnown } from './near-contest.ts';

/** How far a contest may be from the counted one before it is asked: two, one draw in twenty, and missing special draws. */
const MOST_OFF = 2;
const OFF_PART = 0.05;
const YEAR = 365;
/** Days between a special draw's place in two years, with the days before it that have no other draw: Easter moves by 35. */
const ROAM = 50;
/** The most draws that one has taken the place of: the Quina de São João of 2026. */
const LEFT_OUT = 12;

/** Whether a contest that was told for a day is so far from the counted one that it is asked. */
export function isFar(lottery: LotteryKey, day: string, contest: number, near: NearContest): boolean {
  const [first = 0, last = 0] = [newestKnown(lottery).day, day].map(dayNumber).sort((a, b) => a - b);
  return Math.abs(contest - near.contest) > MOST_OFF + OFF_PART * near.away + missingDraws(lottery, first, last);
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
