import type { KeptSummary } from '../../../workers/shared/draws/results-summary.ts';
import { parseJson } from '../../../workers/shared/lottery/checks.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { bring } from '../../../workers/shared/rules/brought.ts';
import { type Format, storedValue } from '../../platform/stored-value.ts';
import { broughtBy } from './brought-by.ts';
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
