import type { DrawScope, GamesCheck, PlayedGame } from '../../../workers/shared/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lotteries.ts';
import { keptTable } from '../results/kept-table.ts';
import { resultsPool } from '../results/reader-pool.ts';

/** Why games could not be checked: no real draws of the lottery are kept, or the work failed. */
export type CheckFailure = 'no-results' | 'failed';

/** How checking went. */
export type CheckAnswer =
  | { readonly ok: true; readonly value: GamesCheck }
  | { readonly ok: false; readonly failure: CheckFailure };

/** Checks games against the kept draws of their lottery. Never rejects. */
export async function checkAnswer(
  lottery: LotteryKey,
  games: readonly PlayedGame[],
  scope: DrawScope,
  signal: AbortSignal = new AbortController().signal,
): Promise<CheckAnswer> {
  try {
    const table = await keptTable(lottery);
    if (!table) return { ok: false, failure: 'no-results' };
    const outcome = await resultsPool().run(signal, 'checkGames', { table, games, scope });
    return outcome.ok ? outcome : { ok: false, failure: 'failed' };
  } catch {
    return { ok: false, failure: 'failed' };
  }
}
