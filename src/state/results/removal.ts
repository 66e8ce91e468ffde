import type { LotteryKey } from '../../../workers/shared/lotteries.ts';
import { keepTable } from './kept-table.ts';
import { isReadable } from './readable.ts';
import { loadResults, resultsDb, tellResults } from './results.ts';
import { writeSummary } from './summary.ts';

/** What was taken away: gives it back, with whatever has come meanwhile; false when that fails. */
export type Restore = () => Promise<boolean>;

/**
 * Takes away the kept draws of a lottery; also such that cannot be read. Undefined when the browser
 * refuses; what can be read comes back with what this resolves with.
 */
export async function removeResults(lottery: LotteryKey): Promise<Restore | undefined> {
  try {
    const removed = await resultsDb.transact('readwrite', async (tx) => {
      const record = await tx.objectStore('tables').get(lottery);
      const revision = (await tx.objectStore('revisions').get(lottery)) ?? 0;
      await Promise.all([
        tx.objectStore('tables').delete(lottery),
        tx.objectStore('revisions').put(revision + 1, lottery),
      ]);
      return record;
    });
    writeSummary(lottery, undefined);
    tellResults();
    await loadResults();
    return async () =>
      removed !== undefined && isReadable(removed) && (await keepTable(removed.table)).ok;
  } catch {
    return undefined;
  }
}
