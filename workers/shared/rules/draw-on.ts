import { DAY_MS } from '../lottery/calendar.ts';
import { endInBrazil } from '../lottery/day-in-brazil.ts';
import { dayNumber, weekdayOf } from '../lottery/day-number.ts';
import type { LotteryKey } from '../lottery/lotteries.ts';
import { isHoliday } from './holidays.ts';
import { ruleOn, sourceOf } from './rule.ts';
import { SOURCES } from './sources.ts';
import { SPECIAL_DAYS, type SpecialDay } from './special-days.ts';
import { WEEKS } from './weeks.ts';

/** The draw of a day. */
export interface DrawOfDay {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** When its bets are no longer sold, in milliseconds since 1970; undefined where nobody has said. */
  readonly salesEnd?: number;
  /** Of a special draw. */
  readonly name?: string;
  /** How many draws; more than one on a single day so far. */
  readonly draws: number;
  /** False in the weeks before a special draw whose sales may take its place. */
  readonly isSure: boolean;
}

const HOUR_MS = DAY_MS / 24;
const USUAL_HOUR = 21;

/** The draw of a lottery on a day, `YYYY-MM-DD` in Brazil; undefined without one, as on holidays. */
export function drawOn(lottery: LotteryKey, day: string): DrawOfDay | undefined {
  const special = SPECIAL_DAYS.find(
    (each) => isOf(each, lottery) && each.day <= day && day <= (each.until ?? each.day),
  );
  const begin = endInBrazil(day) - DAY_MS;
  if (special) return special.kind === 'none' ? undefined : specialDraw(special, begin);
  const hours = ruleOn(WEEKS, lottery, day)[weekdayOf(dayNumber(day))];
  if (!hours || isHoliday(day)) return undefined;
  return {
    at: begin + hours.draw * HOUR_MS,
    salesEnd: begin + hours.sales * HOUR_MS,
    draws: 1,
    isSure: !SPECIAL_DAYS.some((each) => isOf(each, lottery) && each.alone && each.alone <= day && day < each.day),
  };
}

/** Whether it is open if there is a draw on a day that is today or to come: none is known, or a special one may take its place. */
export function isDoubtful(lottery: LotteryKey, day: string, today: string): boolean {
  return day >= today && drawOn(lottery, day)?.isSure !== true;
}

/** On which day what the rules say of a lottery's draws of a day was read, `YYYY-MM-DD`. */
export function drawsRead(lottery: LotteryKey, day: string): string {
  return SOURCES[sourceOf(WEEKS, lottery, day)].read;
}

/** The special draw of a lottery on a day or within so many days after it, if one is known. */
export function specialWithin(lottery: LotteryKey, day: string, days: number): SpecialDay | undefined {
  const [from, most] = [dayNumber(day), days];
  return SPECIAL_DAYS.find((each) => {
    const away = dayNumber(each.day) - from;
    return each.name !== undefined && isOf(each, lottery) && away >= 0 && away <= most;
  });
}

const isOf = ({ lotteries }: SpecialDay, lottery: LotteryKey) => lotteries.includes(lottery);

function specialDraw({ hour = USUAL_HOUR, sales, name, draws = 1 }: SpecialDay, begin: number): DrawOfDay {
  return {
    at: begin + hour * HOUR_MS,
    draws,
    isSure: true,
    ...(sales !== undefined && { salesEnd: begin + sales * HOUR_MS }),
    ...(name !== undefined && { name }),
  };
}
