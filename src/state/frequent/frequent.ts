import { proxy, ref } from 'valtio/vanilla';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { CACHE_MS } from '../../../workers/shared/run/fetch-defaults.ts';
import type { History } from '../../../workers/shared/run/history.ts';
import type { HistoryRequest } from '../../../workers/shared/run/request.ts';
import type { StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import type { NumberFrequency } from '../../../workers/shared/strategy/frequency.ts';
import { settings } from '../preferences/settings.ts';
import { enginePool } from '../run/engine-pool.ts';
import { answerOf, type Failure } from '../run/failure.ts';
import { historySource, historyState, withChosen } from '../run/history-source.ts';

/** The frequency ranking of one lottery. */
export const frequent = proxy<{
  lottery: LotteryKey | null;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why there is no ranking, while `status` is `failed`. */
  failure: Failure | null;
  /** All numbers of the lottery, most frequent first. */
  ranking: readonly NumberFrequency[];
  /** What they were counted in. */
  history: History | null;
}>({ lottery: null, status: 'idle', failure: null, ranking: ref([]), history: null });

let current: AbortController | undefined;
/** When the ranking was asked for, in milliseconds of `performance.now`. */
let askedAt = 0;
/** What was to be counted: see `historyState`. */
let askedOf = '';

/**
 * Ranks the numbers of a lottery, unless there is a ranking under five minutes old; one still under way for another
 * lottery is dropped.
 */
export async function loadFrequent(lottery: LotteryKey): Promise<void> {
  const state = historyState(lottery);
  const isFresh = performance.now() - askedAt < CACHE_MS && state === askedOf;
  if (frequent.lottery === lottery && frequent.status !== 'failed' && isFresh) return;
  askedAt = performance.now();
  askedOf = state;
  current?.abort();
  const mine = new AbortController();
  current = mine;
  frequent.lottery = lottery;
  frequent.status = 'loading';
  frequent.ranking = ref([]);
  frequent.history = null;
  const ask = (request: HistoryRequest) => {
    if (!mine.signal.aborted) frequent.history = ref(request.history);
    return enginePool().run(mine.signal, 'frequency', request);
  };
  const answer = await answerOf(() => {
    const request = withChosen<HistoryRequest>({ lottery, history: historySource() });
    return request instanceof Promise ? request.then(ask) : ask(request);
  });
  if (mine.signal.aborted) return;
  if (answer.ok) Object.assign(frequent, { status: 'ready', ranking: ref([...answer.value]) });
  else Object.assign(frequent, { status: 'failed', failure: answer.failure });
}

/** The hot numbers of a ranking, ascending: all that «Jogo Rápido» takes its share from. */
export function hotNumbersOf(ranking: readonly NumberFrequency[]): number[] {
  return ranking
    .filter((entry) => entry.isHot)
    .map((entry) => entry.number)
    .sort((a, b) => a - b);
}

/**
 * The history that a run must look at, so that it takes the hot numbers that were handed over even when they were
 * counted before midnight; undefined where none were, or none are taken.
 */
export function handedHistory(strategy: StrategyId): History | undefined {
  const { hasHot, lottery } = settings;
  const isCounted = frequent.status === 'ready' && frequent.lottery === lottery;
  return hasHot && isCounted && strategy === 'quick' ? (frequent.history ?? undefined) : undefined;
}
