import type { DayOrder } from '../../shared/draws/results-report.ts';
import { DAY_MS } from '../../shared/lottery/calendar.ts';
import type { RawDraw } from './raw-draw.ts';
import { readContest } from './read-cell.ts';
import { dayIn, writtenDay } from './read-day.ts';
import { RefusedFile } from './refused-file.ts';
import { attempt } from './row-problem.ts';

/**
 * No lottery has waited longer for its next contest, nor had more in a day; with day and month the wrong way round the
 * next one seems to be 28 days or more away.
 */
const PACE = { mostDays: 21, contestsADay: 2 } as const;

/** At most one row of so many may be wrong in the right order. */
const ROWS_PER_FAULT = 4;

/** A row whose day depends on the order. */
interface Dated {
  readonly contest: number;
  readonly text: string;
  readonly days: Readonly<Record<DayOrder, string | undefined>>;
}

/** What speaks against an order. */
interface Faults {
  /** Rows whose day exists in the other order only. */
  readonly missing: number;
  /** Those, and contests that were drawn before the one before them, or after today. */
  readonly all: number;
  /** Contests that followed the one before them too late or too soon. */
  readonly jumps: number;
}

/**
 * The order of day and month in a file: the one in which days exist and ascend with contests. Where neither or both do,
 * it is day first in a single `dd/MM/yyyy`, as all sources write it; else nobody can know it: throws a RefusedFile,
 * `unknown-days`.
 */
export function dayOrderOf(rows: readonly RawDraw[], today: string): DayOrder {
  const dated = rows.flatMap(datedRow).sort((a, b) => a.contest - b.contest);
  const unsure = dated.find(({ days }) => days['day-first'] !== days['month-first']);
  if (!unsure) return 'day-first';
  const day = faultsOf(dated, 'day-first', 'month-first', today);
  const month = faultsOf(dated, 'month-first', 'day-first', today);
  if (isRight(day, month, dated.length)) return 'day-first';
  if (isRight(month, day, dated.length)) return 'month-first';
  if (dated.length === 1 && /^\d\d\/\d\d\/\d{4}$/.test(unsure.text)) return 'day-first';
  throw new RefusedFile('unknown-days', unsure.text.slice(0, 60));
}

function datedRow({ contest: told, date: text }: RawDraw): Dated[] {
  const written = writtenDay(text);
  if (!written || written.isYearFirst) return [];
  const days = { 'day-first': dayIn(written, 'day-first'), 'month-first': dayIn(written, 'month-first') };
  const contest = attempt(() => readContest(told));
  const isDay = days['day-first'] !== undefined || days['month-first'] !== undefined;
  return isDay && typeof contest === 'number' ? [{ contest, text, days }] : [];
}

function faultsOf(dated: readonly Dated[], order: DayOrder, other: DayOrder, today: string): Faults {
  let [missing, wrong, jumps] = [0, 0, 0];
  let before: { readonly contest: number; readonly day: string } | undefined;
  for (const { contest, days } of dated) {
    const day = days[order];
    if (day === undefined) {
      if (days[other] !== undefined) missing++;
      continue;
    }
    if (day > today || (before && day < before.day)) wrong++;
    else if (before && isJump(contest - before.contest, daysBetween(before.day, day))) jumps++;
    before = { contest, day };
  }
  return { missing, all: missing + wrong, jumps };
}

const isJump = (contests: number, days: number) =>
  contests > 0 && (days > PACE.mostDays * contests || contests > PACE.contestsADay * (days + 1));

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Whether an order is right, and the other is not. */
function isRight(one: Faults, other: Faults, count: number): boolean {
  if (one.all > other.all) return false;
  if (one.missing === 0 && other.missing > 0) return true;
  if (one.all === 0 && other.all === 0) return one.jumps === 0 && other.jumps > 0;
  return one.all < other.all && ROWS_PER_FAULT * one.all <= count;
}
