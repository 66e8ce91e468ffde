import type { LotteryKey } from '../../../workers/shared/lotteries.ts';
import { keepTable } from './kept-table.ts';
import { askKept } from './reader-pool.ts';
import { loadResults, tellResults } from './results.ts';
import { writeSummary } from './summary.ts';

/** Gives back what was taken away, with whatever has come meanwhile; false when that fails. */
export type Restore = () => Promise<boolean>;

/**
 * Takes away the kept draws of a lottery; also such that cannot be read. Undefined when the browser
 * refuses; what can be read comes back with what this resolves with.
 */
export async function removeResults(lottery: LotteryKey): Promise<Restore | undefined> {
  try {
    const table = await askKept('removeDraws', { lottery });
    writeSummary(lottery, undefined);
    tellResults();
    await loadResults();
    return async () => table !== null && (await keepTable(table)).ok;
  } catch {
    return undefined;
  }
}
