import type { DayOrder } from '../../shared/draws/results-report.ts';
import { DAY_MS } from '../../shared/lottery/calendar.ts';
import type { RawDraw } from './raw-draw.ts';
import { readContest } from './read-cell.ts';
import { meantDays } from './read-day.ts';
import { RefusedFile } from './refused-file.ts';
import { attempt } from './row-problem.ts';

/**
 * No lottery has waited longer for its next contest, nor had more in a day; with day and month the wrong way round the
 * next one seems to be 28 days or more away.
 */
const PACE = { mostDays: 21, contestsADay: 2 } as const;

const JUMP = 1e-6;

/** At most one row of so many may be wrong in the right order. */
const ROWS_PER_FAULT = 4;

/**
 * The order of day and month in a file: the one in which days exist and ascend with contests, at a lottery's pace. Where
 * neither or both do, it is day first in a single `dd/MM/yyyy`, as all sources write it; else, or where that day is still
 * to come, nobody can know it: throws a RefusedFile, `unknown-days`.
 */
export function dayOrderOf(rows: readonly RawDraw[], today: string): DayOrder {
  const dated = rows.flatMap(datedRow).sort((a, b) => a.contest - b.contest);
  const unsure = dated.find(({ days }) => days['day-first'] !== days['month-first']);
  if (!unsure) return 'day-first';
  const [day, month] = [faultsIn(dated, 'day-first', today), faultsIn(dated, 'month-first', today)];
  const isOne = dated.length === 1;
  if (isOne && day > month && unsure.days['day-first']) throw new RefusedFile('unknown-days', unsure.text);
  if (day !== month && ROWS_PER_FAULT * Math.min(day, month) <= dated.length) {
    return day < month ? 'day-first' : 'month-first';
  }
  if (isOne && /^\d\d\/\d\d\/\d{4}$/.test(unsure.text)) return 'day-first';
  throw new RefusedFile('unknown-days', unsure.text);
}

function datedRow({ contest: told, date: text }: RawDraw) {
  const days = meantDays(text);
  const contest = attempt(() => readContest(told));
  const isDay = days['day-first'] ?? days['month-first'];
  return isDay && typeof contest === 'number' ? [{ contest, text, days }] : [];
}

/**
 * Rows whose day does not exist in an order, is still to come, or is before that of the contest before. Those that follow
 * it too late or too soon count so little that they only tell where nothing else does.
 */
function faultsIn(dated: readonly ReturnType<typeof datedRow>[number][], order: DayOrder, today: string): number {
  let faults = 0;
  let before: { readonly contest: number; readonly day: string } | undefined;
  for (const { contest, days } of dated) {
    const day = days[order];
    const waited = before && day ? (Date.parse(day) - Date.parse(before.day)) / DAY_MS : 0;
    if (!day || day > today || waited < 0) faults++;
    else if (before && isJump(contest - before.contest, waited)) faults += JUMP;
    if (day) before = { contest, day };
  }
  return faults;
}

const isJump = (contests: number, days: number) =>
  contests > 0 && (days > PACE.mostDays * contests || contests > PACE.contestsADay * (days + 1));
