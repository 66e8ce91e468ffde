import type { DrawScope, GamesCheck, PlayedGame } from '../../../workers/shared/check/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { resultsPool } from '../results/reader-pool.ts';

/** Why games could not be checked: no real draws of the lottery are kept, or the work failed. */
export type CheckFailure = 'no-results' | 'failed';

/** The signal that stops a check, and how many wins it lists; see `CheckRequest`. */
interface Options {
  readonly signal?: AbortSignal;
  readonly most?: number;
}

/** Checks games against the kept draws of their lottery. Never rejects. */
export async function checkAnswer(
  lottery: LotteryKey,
  games: readonly PlayedGame[],
  scope: DrawScope,
  { signal, ...most }: Options = {},
): Promise<GamesCheck | CheckFailure> {
  try {
    const outcome = await resultsPool().run(signal, 'checkGames', { lottery, games, scope, ...most });
    return outcome.ok ? (outcome.value ?? 'no-results') : 'failed';
  } catch {
    return 'failed';
  }
}
