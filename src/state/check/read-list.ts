import type { GamesReading } from '../../../workers/shared/games/reading.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { resultsPool } from '../results/reader-pool.ts';

/**
 * The ways to read the games of a lottery in a text, read in the worker: more than one has to be chosen from. `failed`
 * where the worker did, or was stopped. Never rejects.
 */
export async function readList(
  lottery: LotteryKey,
  text: string,
  signal: AbortSignal,
): Promise<readonly GamesReading[] | 'failed'> {
  try {
    const outcome = await resultsPool().run(signal, 'readGames', { lottery, text });
    return outcome.ok ? outcome.value : 'failed';
  } catch {
    return 'failed';
  }
}
