import type { KeptSummary } from '../../../workers/shared/draws/results-summary.ts';
import { isWholeIn, parseJson } from '../../../workers/shared/lottery/checks.ts';
import { dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_CONTEST } from '../../../workers/shared/lottery/max-contest.ts';
import { bring } from '../../../workers/shared/rules/brought.ts';
import { type BroughtWeek, broughtWeek, type DrawnContest } from '../../../workers/shared/rules/brought-week.ts';
import { type Format, storedValue } from '../../platform/stored-value.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { RESULTS_KEY } from './results-key.ts';

/** What is kept of each lottery. Home shows it before there is a worker, so it is in the storage too. */
export type Summaries = Readonly<Partial<Record<LotteryKey, KeptSummary>>>;

const FORMAT_VERSION = 1;

const SUMMARIES: Format<Summaries> = {
  empty: {},
  parse(text) {
    const file: { version?: unknown; of?: unknown } = Object(parseJson(text));
    const of: Readonly<Record<string, unknown>> = Object(file.of);
    const good: Partial<Record<LotteryKey, KeptSummary>> = {};
    for (const { key } of LOTTERIES) {
      const summary = of[key];
      if (isSummary(summary) && summary.lottery === key) good[key] = summary;
    }
    const isWhole = file.version === FORMAT_VERSION && Object.keys(good).length === Object.keys(of).length;
    return { value: isWhole ? good : {}, isWhole };
  },
  print: (of) => JSON.stringify({ version: FORMAT_VERSION, of }),
};

let summaries: Summaries = {};
const stored = storedValue(RESULTS_KEY, SUMMARIES, (now) => {
  summaries = now;
  bring(broughtBy(now));
});
// The calendar is asked by views that ask for no summaries.
stored.recheck();

/** What is kept of each lottery, as last written by any tab; read at once, without the database. */
export function keptSummaries(): Summaries {
  stored.recheck();
  return summaries;
}

/** Writes what is kept of a lottery, or that nothing is. */
export function writeSummary(lottery: LotteryKey, summary: KeptSummary | undefined): void {
  stored.change(({ [lottery]: _, ...others }) => (summary ? { ...others, [lottery]: summary } : others));
}

function isSummary(value: unknown): value is KeptSummary {
  const { count, first, last, missing, withPrizes, revision, unbroken = 0 } = Object(value);
  return (
    [count, missing, withPrizes, revision, unbroken, first?.contest, last?.contest].every(Number.isInteger) &&
    [first.date, last.date].every((date) => date === undefined || typeof date === 'string')
  );
}

/** What kept draws say of the week of each lottery; nothing of such that are later than today, or where that is not known. */
function broughtBy(kept: Summaries): Partial<Record<LotteryKey, BroughtWeek>> {
  const today = dayNumber(brazilDate());
  const weeks: Partial<Record<LotteryKey, BroughtWeek>> = {};
  for (const { key } of LOTTERIES) {
    const recent = kept[key]?.recent;
    const week = areDrawn(recent, today) ? broughtWeek(key, recent) : undefined;
    if (week) weeks[key] = week;
  }
  return weeks;
}

function areDrawn(recent: unknown, today: number): recent is readonly DrawnContest[] {
  return (
    Array.isArray(recent) &&
    recent.every((draw) => {
      const [contest, day]: unknown[] = Array.isArray(draw) ? draw : [];
      return isWholeIn(contest, 1, MAX_CONTEST) && isWholeIn(day, 0, today);
    })
  );
}
