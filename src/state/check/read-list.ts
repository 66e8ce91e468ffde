import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { ReadGamesRequest, ReadList } from '../../../workers/tasks/read-games.ts';
import { resultsPool } from '../results/reader-pool.ts';

/**
 * The ways to read what of a text is of a lottery, read in the worker: more than one has to be chosen from. `failed`
 * where the worker did, or was stopped. Never rejects.
 */
export async function readList(request: ReadGamesRequest, signal: AbortSignal): Promise<ReadList | 'failed'> {
  return resultsPool()
    .run(signal, 'readGames', request)
    .then((outcome) => (outcome.ok ? outcome.value : 'failed'))
    .catch(() => 'failed');
}

/** The lotteries that a text may be of: none where the worker fails. Never rejects. */
export async function lotteriesOfText(text: string, signal: AbortSignal): Promise<readonly LotteryKey[]> {
  return resultsPool()
    .run(signal, 'lotteriesOfList', { text })
    .then((outcome) => (outcome.ok ? outcome.value : []))
    .catch(() => []);
}
