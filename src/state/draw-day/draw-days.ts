import { DAY_MS, daysBefore } from '../../../workers/shared/lottery/calendar.ts';
import { dayInBrazil, endInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import { dateOfDay, dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { type DrawOfDay, drawOn } from '../../../workers/shared/rules/draw-on.ts';

/** How many draws there are after a day and up to another one, both counted from 1970-01-01. */
export function drawsBetween(lottery: LotteryKey, after: number, upTo: number): number {
  let draws = 0;
  for (let day = after + 1; day <= upTo; day++) draws += drawOn(lottery, dateOfDay(day))?.draws ?? 0;
  return draws;
}

/** From the usual hour of a draw, 21 h, to midnight. */
const USUAL_MS = DAY_MS / 8;

/** Longer than the longest time without a draw, which is before a special one. */
const MOST_DAYS = 60;

/**
 * When a lottery is drawn next after an instant, both in milliseconds since 1970, as far as the rules know. It is NaN
 * for an instant that is NaN.
 */
export function nextDraw(lottery: LotteryKey, after: number): number {
  return firstDraw(lottery, after, (draw) => draw.at > after)?.at ?? Number.NaN;
}

/** The next draw that a bet of an instant, in milliseconds since 1970, takes part in; undefined where none is known. */
export function nextOnSale(lottery: LotteryKey, now: number): DrawOfDay | undefined {
  return firstDraw(lottery, now, ({ at, salesEnd = at }) => salesEnd > now);
}

/** The day of the last draw of a lottery up to an instant, in milliseconds since 1970; undefined where none is known. */
export function lastDrawDay(lottery: LotteryKey, now: number): string | undefined {
  if (Number.isNaN(now)) return undefined;
  const today = dayNumber(dayInBrazil(now));
  for (let day = today; day > today - MOST_DAYS; day--) {
    const date = dateOfDay(day);
    const draw = drawOn(lottery, date);
    if (draw && draw.at <= now) return date;
  }
  return undefined;
}

function firstDraw(lottery: LotteryKey, from: number, isIt: (draw: DrawOfDay) => boolean): DrawOfDay | undefined {
  if (Number.isNaN(from)) return undefined;
  const first = dayNumber(dayInBrazil(from));
  for (let day = first; day < first + MOST_DAYS; day++) {
    const draw = drawOn(lottery, dateOfDay(day));
    if (draw && isIt(draw)) return draw;
  }
  return undefined;
}

/** When a registered day has its draw, in milliseconds since 1970: at 21 h where the rules know of none. */
export function drawTime(lottery: LotteryKey, day: string): number {
  return drawOn(lottery, day)?.at ?? endInBrazil(day) - USUAL_MS;
}

/** A prize may be claimed for so many days; then it is lost. */
const CLAIM_DAYS = 90;

/** The last day on which a prize of a draw of this day may be fetched. */
export function lastClaimDay(day: string): string {
  return daysBefore(day, -CLAIM_DAYS);
}

/** Whether a prize of a draw of this day may still be fetched; `now` is in milliseconds since 1970. */
export function isClaimable(day: string, now: number): boolean {
  return now < endInBrazil(lastClaimDay(day));
}
