import { proxy } from 'valtio/vanilla';
import type { KeptSummary } from '../../../workers/shared/draws/results-summary.ts';
import { DAY_MS } from '../../../workers/shared/lottery/calendar.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { sharedTurns } from '../../platform/serial-queue.ts';
import { followStored } from '../../platform/storage.ts';
import { tabChannel } from '../../platform/tab-channel.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { askKept } from './reader-pool.ts';
import { RESULTS_KEY } from './results-key.ts';
import { keptSummaries, type Summaries, writeSummary } from './summary.ts';

/** Which real draws this browser keeps. */
export const results = proxy<{
  /** `unavailable`: the browser keeps nothing for this page, or does not answer. */
  status: 'unread' | 'ready' | 'unavailable';
  kept: Summaries;
  /** Lotteries whose draws were kept, and that the browser has removed. */
  lost: readonly LotteryKey[];
  /** Lotteries whose draws are there and cannot be read: damaged, or of a newer version. */
  unreadable: readonly LotteryKey[];
}>({ status: 'unread', kept: {}, lost: [], unreadable: [] });

let tell: (() => void) | undefined;

/** Reads what is kept, once; `results` shows it and follows every tab from here on. Never rejects. */
export async function loadResults(): Promise<void> {
  follow();
  if (results.status !== 'ready') await lookAgain();
}

/** Shows what this tab has kept of a lottery, undefined for nothing, and lets the other tabs look. Never rejects. */
export async function noteKept(lottery: LotteryKey, summary: KeptSummary | undefined): Promise<void> {
  writeSummary(lottery, summary);
  const { [lottery]: _, ...others } = results.kept;
  const isOther = (key: LotteryKey) => key !== lottery;
  Object.assign(results, {
    kept: summary ? { ...others, [lottery]: summary } : others,
    lost: results.lost.filter(isOther),
    unreadable: results.unreadable.filter(isOther),
  });
  await loadResults();
  tell?.();
}

/** The person has read that the browser has removed draws. */
export function dismissLost(): void {
  for (const lottery of results.lost) writeSummary(lottery, undefined);
  results.lost = [];
}

/** How many days ago a `YYYY-MM-DD` day was, by this device's calendar; not a number where that is none. */
export function daysSince(date: string): number {
  return Math.round((Date.parse(brazilDate()) - Date.parse(date)) / DAY_MS);
}

/** Whether there are surely draws newer than one of so many days ago: the rarest lottery has two a week. */
export function isStale(days: number): boolean {
  return days > 7;
}

const lookAgain = sharedTurns(look);

async function look(): Promise<void> {
  try {
    const told = keptSummaries();
    const { kept: summaries, unreadable, changes } = await askKept('keptDraws', {});
    const kept: Summaries = Object.fromEntries(summaries.map((one) => [one.lottery, one]));
    const gone = LOTTERIES.map(({ key }) => key).filter((key) => told[key] && !kept[key] && !unreadable.includes(key));
    // Whoever removes draws counts up; a browser that makes room takes the count away too.
    const lost = gone.filter((key) => changes[key] === undefined);
    for (const key of gone) if (!lost.includes(key)) writeSummary(key, undefined);
    for (const summary of summaries) {
      const { lottery, revision } = summary;
      if (told[lottery]?.revision !== revision) writeSummary(lottery, summary);
    }
    Object.assign(results, { status: 'ready', kept, lost, unreadable });
  } catch {
    results.status = 'unavailable';
  }
}

function follow(): void {
  if (tell) return;
  tell = tabChannel('results', () => void lookAgain());
  followStored(RESULTS_KEY, () => void lookAgain());
}
