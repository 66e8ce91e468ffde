import { isInstant } from '../../../workers/shared/lottery/calendar.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { type NamedHistory, type SimulatedHistory, simulated } from '../../../workers/shared/run/history.ts';
import type { GenerateRequest, HistoryRequest } from '../../../workers/shared/run/request.ts';
import { isSeed } from '../../../workers/shared/run/seed.ts';
import { currentInstant } from '../../platform/clock.ts';
import { randomSeed } from '../../platform/entropy.ts';
import { readStored, setAside, writeStored } from '../../platform/storage.ts';
import { HISTORY_KEY, mayBeOfficial } from '../history/history-gate.ts';
import { RESULTS_KEY } from '../results/results-key.ts';
import { loadWithRetry } from '../shell/loading.ts';

const KEY = 'history-seed';
let seed: string | undefined;

/** What knows of real draws: it loads when somebody has chosen them, or opens a link that names some. */
const loadOfficial = () => loadWithRetry(() => import('../history/official-source.ts'));

/**
 * A request for today's draws of a lottery with the real ones in the place of the simulated, if that was chosen. At
 * once for everybody else; rejects with a HistoryError.
 */
export function withChosen<R extends HistoryRequest>(request: R): R | Promise<R> {
  return mayBeOfficial() ? chosen(request) : request;
}

async function chosen<R extends HistoryRequest>(request: R): Promise<R> {
  const { chosenHistory } = await loadOfficial();
  const history = await chosenHistory(request.lottery, request.history.date);
  return history ? { ...request, history } : request;
}

/** A request with the draws that its history names; at once where it has them. Rejects as above. */
export function withFound(request: GenerateRequest): GenerateRequest | Promise<GenerateRequest> {
  return request.history.kind === 'named' ? found(request, request.history) : request;
}

async function found(request: GenerateRequest, named: NamedHistory): Promise<GenerateRequest> {
  const { findDraws } = await loadOfficial();
  return { ...request, history: await findDraws(request.lottery, named) };
}

/** Names what `withChosen` would give of a lottery now: it changes with the choice and the results. */
export function historyState(lottery: LotteryKey): string {
  if (!mayBeOfficial()) return 'simulated';
  return [HISTORY_KEY, RESULTS_KEY].map(readStored).join(' ') + lottery;
}

/**
 * The simulated history that this browser works with. Its seed is drawn once and kept, so that the frequent numbers
 * stay the same from one visit to the next and move on by one draw a day; where nothing can be kept it lasts as long as
 * the page.
 */
export function historySource(): SimulatedHistory {
  if (seed === undefined) {
    const stored = readStored(KEY);
    seed = isSeed(stored) ? stored : randomSeed();
    if (seed !== stored && (stored === undefined || setAside(KEY, stored))) writeStored(KEY, seed);
  }
  // A clock that is far off makes runs too: by its own day.
  const now = currentInstant();
  return simulated(seed, isInstant(now) ? dayInBrazil(now) : '');
}
