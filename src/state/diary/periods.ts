import { daysBefore } from '../../../workers/shared/lottery/calendar.ts';
import { dayNumber, weekdayOf } from '../../../workers/shared/lottery/day-number.ts';
import type { FoundPrize } from '../check/found-prizes.ts';
import { sumOf } from '../check/prize-sums.ts';
import type { DiaryEntry } from './entry.ts';

/** By what the diary adds up. */
export const PERIODS = ['day', 'week', 'month'] as const;

export type Period = (typeof PERIODS)[number];

/** The first day of the period that a day is in, both `YYYY-MM-DD`; a week begins on Sunday. */
export function periodStart(day: string, period: Period): string {
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return daysBefore(day, weekdayOf(dayNumber(day)));
}

/** The last day of the period that begins on a day, both `YYYY-MM-DD`. */
export function periodEnd(from: string, period: Period): string {
  if (period === 'day') return from;
  if (period === 'week') return daysBefore(from, -6);
  // No month is longer than 31 days: the day before the first one of the next.
  return daysBefore(periodStart(daysBefore(from, -31), 'month'), 1);
}

/** What was spent in a period, and the prizes that came back. Amounts in cents. */
export interface PeriodSums {
  /** Its first day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly spent: number;
  readonly back: number;
  /** Prizes that were fetched in it of which the worth is not known; they are not in `back`. */
  readonly unknown: number;
  readonly entries: readonly DiaryEntry[];
  readonly prizes: readonly FoundPrize[];
}

/** The periods in which something was spent or fetched, the newest first. A prize counts on the day it was marked. */
export function sumsByPeriod(
  entries: readonly DiaryEntry[],
  prizes: readonly FoundPrize[],
  period: Period,
): readonly PeriodSums[] {
  const spentIn = grouped(entries, ({ on }) => periodStart(on, period));
  const fetched = prizes.filter(({ claim }) => claim?.as === 'fetched');
  const fetchedIn = grouped(fetched, ({ claim }) => periodStart(String(claim?.on), period));
  const starts = [...new Set([...spentIn.keys(), ...fetchedIn.keys()])].sort().reverse();
  return starts.map((from) => sumsOf(from, spentIn.get(from) ?? [], fetchedIn.get(from) ?? []));
}

/** What was spent in the period that a day is in, in cents. */
export function spentIn(entries: readonly DiaryEntry[], period: Period, day: string): number {
  const from = periodStart(day, period);
  return sumOfEntries(entries.filter(({ on }) => periodStart(on, period) === from));
}

/** Entries that the diary shows as one line: games of one day, lottery and draws, or one that the visitor wrote. */
export interface DiaryLine {
  readonly entries: Some<DiaryEntry>;
  /** Their sum, in cents. */
  readonly cents: number;
}

/** Entries as lines, each where its first entry is. */
export function linesOf(entries: readonly DiaryEntry[]): readonly DiaryLine[] {
  const lines = grouped(entries, (entry) =>
    'lottery' in entry
      ? `bet ${entry.on} ${entry.lottery} ${entry.contest ?? entry.draw} ${entry.draws}`
      : `own ${entry.key}`,
  );
  return [...lines.values()].map((line) => ({ entries: line, cents: sumOfEntries(line) }));
}

function sumsOf(from: string, entries: readonly DiaryEntry[], prizes: readonly FoundPrize[]): PeriodSums {
  const { cents: back, unknown } = sumOf(prizes);
  return { from, spent: sumOfEntries(entries), back, unknown, entries, prizes };
}

function sumOfEntries(entries: readonly DiaryEntry[]): number {
  return entries.reduce((sum, { cents }) => sum + cents, 0);
}

/** A list of one or more. */
type Some<T> = readonly [T, ...T[]];

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, Some<T>> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
