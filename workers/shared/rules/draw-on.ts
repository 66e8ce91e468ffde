import { DAY_MS } from '../lottery/calendar.ts';
import { endInBrazil } from '../lottery/day-in-brazil.ts';
import type { LotteryKey } from '../lottery/lotteries.ts';
import { broughtOn, hoursOn } from './brought.ts';
import { isHoliday } from './holidays.ts';
import { ruleInForce } from './rule.ts';
import { SOURCES } from './sources.ts';
import { mayGiveWay, type SpecialDay, specialOn } from './special-days.ts';
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

/** When a draw is, and whether it is known that there is one. */
export type DrawTime = Pick<DrawOfDay, 'at' | 'isSure'>;

const HOUR_MS = DAY_MS / 24;
const USUAL_HOUR = 21;

/** The draw of a lottery on a day, `YYYY-MM-DD` in Brazil; undefined without one, as on holidays. */
export function drawOn(lottery: LotteryKey, day: string): DrawOfDay | undefined {
  const special = specialOn(lottery, day);
  const begin = endInBrazil(day) - DAY_MS;
  if (special) return special.kind === 'none' ? undefined : specialDraw(special, begin);
  const hours = hoursOn(lottery, day);
  if (!hours || isHoliday(day)) return undefined;
  return {
    at: begin + hours.draw * HOUR_MS,
    salesEnd: begin + hours.sales * HOUR_MS,
    draws: 1,
    isSure: !mayGiveWay(lottery, day),
  };
}

/** Whether it is open if there is a draw on a day that is today or to come: none is known, or a special one may take its place. */
export function isDoubtful(lottery: LotteryKey, day: string, today: string): boolean {
  return day >= today && drawOn(lottery, day)?.isSure !== true;
}

/** What tells the draws of a day: rules that were read on a day, or kept draws up to a day, both `YYYY-MM-DD`. */
export type DrawsSource = { readonly read: string } | { readonly until: string };

/** What tells a lottery's draws of a day; undefined where kept draws newer than the rules say the same. */
export function drawsSource(lottery: LotteryKey, day: string): DrawsSource | undefined {
  const special = specialOn(lottery, day);
  const { read } = SOURCES[(special ?? ruleInForce(WEEKS, lottery, day)).source];
  const brought = special ? undefined : broughtOn(lottery, day);
  if (!brought) return { read };
  const { until, turned } = brought;
  if (turned.length > 0) return { until };
  return drawOn(lottery, until) ? undefined : { read };
}

function specialDraw({ hour = USUAL_HOUR, sales, name, draws = 1 }: SpecialDay, begin: number): DrawOfDay {
  return {
    at: begin + hour * HOUR_MS,
    draws,
    isSure: true,
    ...(sales !== undefined && { salesEnd: begin + sales * HOUR_MS }),
    ...(name !== undefined && { name }),
  };
}
