import { type DrawTable, packDraws, unpackDraws } from '../../shared/draws/draw-table.ts';
import type { KeepOutcome, KeepRequest } from '../../shared/draws/kept-draws.ts';
import { type MergeReport, mergeDraws } from '../../shared/draws/merge-draws.ts';
import { recentOf, summaryOf, unbrokenOf } from '../../shared/draws/results-summary.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';
import { isReadable, keptDraws, tableOf } from './read-kept.ts';
import { transact } from './store.ts';

/** What keeping a table would do to what is kept; without a database nothing is kept. Never rejects. */
export async function compareWithKept(incoming: DrawTable): Promise<MergeReport> {
  return mergeDraws(await keptDraws(incoming.lottery), incoming).report;
}

/**
 * Keeps the draws of a packed table with those that are there, contest by contest, all of it in one transaction, so
 * that no other tab comes between. A record that cannot be read is set aside. Never rejects.
 */
export async function keepDraws({ table, choice, served }: KeepRequest): Promise<KeepOutcome> {
  const incoming = readIncoming(table, served);
  if (!incoming) return { ok: false, fault: 'failed' };
  const { lottery } = incoming;
  try {
    return await transact('readwrite', async (tx) => {
      const tables = tx.objectStore('tables');
      const [record, before = 0] = await Promise.all([tables.get(lottery), tx.objectStore('revisions').get(lottery)]);
      const kept = tableOf(record);
      const merged = mergeDraws(kept, incoming, choice);
      const told = summaryOf(merged.table);
      if (!told) throw new RangeError('a table without draws');
      const summary = { ...told, recent: recentOf(merged.table), unbroken: unbrokenOf(merged.table) };
      const revision = before + 1;
      // One after the other: a put that throws at once leaves nothing that nobody waits for.
      if (record && !kept) await tx.objectStore('aside').put(record);
      await tables.put({ lottery, revision, table: packDraws(merged.table), summary });
      await tx.objectStore('revisions').put(revision, lottery);
      return { ok: true, report: merged.report, summary: { ...summary, revision } };
    });
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { ok: false, fault: isFull ? 'full' : 'refused' };
  }
}

/**
 * Takes away the kept draws of a lottery, even unreadable ones. Resolves with the table if it can be kept again;
 * rejects when the browser refuses.
 */
export function removeDraws(lottery: LotteryKey): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return transact('readwrite', async (tx) => {
    const [tables, revisions] = [tx.objectStore('tables'), tx.objectStore('revisions')];
    const [record, revision = 0] = await Promise.all([tables.get(lottery), revisions.get(lottery)]);
    await tables.delete(lottery);
    await revisions.put(revision + 1, lottery);
    return record && isReadable(record) ? record.table : undefined;
  });
}

/**
 * The incoming table; undefined for bytes that are none, or without draws, and for one of a host that is of another
 * lottery.
 */
function readIncoming(bytes: Uint8Array, served?: LotteryKey): DrawTable | undefined {
  try {
    const table = unpackDraws(bytes);
    const isGood = served === undefined || served === table.lottery;
    return isGood && table.draws.length > 0 ? table : undefined;
  } catch {
    return undefined;
  }
}
