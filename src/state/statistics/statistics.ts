import { proxy, ref } from 'valtio/vanilla';
import type { DrawStatistics, StatisticsRequest } from '../../../workers/shared/statistics/statistics.ts';
import { resultsPool } from '../results/reader-pool.ts';
import { loadResults } from '../results/results.ts';
import { answerOf, type Failure } from '../run/failure.ts';
import { historySource } from '../run/history-source.ts';
import type { ChosenDraws } from './choice.ts';

/** The statistics on screen. */
export const statistics = proxy<{
  /** While `loading` there may be an answer: of the same lottery and source, of another window. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why there are no statistics, while `status` is `failed`. */
  failure: Failure | null;
  answer: DrawStatistics | null;
}>({ status: 'idle', failure: null, answer: null });

/** So long a choice lasts before it is counted when there is an answer to look at, in milliseconds. */
const SETTLE_MS = 150;

let current: AbortController | undefined;

/**
 * Counts what is chosen, soon: a slider passes many windows on its way. What was asked for before is dropped. Gives the
 * function that gives it up.
 */
export function loadStatistics(choice: ChosenDraws): () => void {
  current?.abort();
  const mine = new AbortController();
  current = mine;
  const { answer } = statistics;
  const isNear = answer?.lottery === choice.lottery && answer.kind === choice.kind;
  Object.assign(statistics, { status: 'loading', failure: null });
  if (!isNear) statistics.answer = null;
  const timer = setTimeout(() => void count(choice, mine.signal), isNear ? SETTLE_MS : 0);
  mine.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => mine.abort();
}

async function count(choice: ChosenDraws, signal: AbortSignal): Promise<void> {
  const found = await answerOf(() => resultsPool().run(signal, 'statistics', requestFor(choice)));
  if (signal.aborted) return;
  if (found.ok) {
    Object.assign(statistics, { status: 'ready', answer: ref(found.value) });
    return;
  }
  Object.assign(statistics, { status: 'failed', failure: found.failure, answer: null });
  // The browser may have removed the draws since.
  if (choice.kind === 'official') void loadResults();
}

function requestFor({ lottery, kind, window }: ChosenDraws): StatisticsRequest {
  return { lottery, window, source: kind === 'simulated' ? historySource() : { kind } };
}
