import { type DrawTable, lotteryOfPacked, unpackDraws } from '../../shared/draws/draw-table.ts';
import type { KeptDraws } from '../../shared/draws/kept-draws.ts';
import { LOTTERIES, type LotteryKey } from '../../shared/lottery/lotteries.ts';
import { type TableRecord, transact } from './store.ts';

/** Reads the summaries of all kept draws. Rejects where the database does not answer. */
export function listKept(): Promise<KeptDraws> {
  return transact('readonly', async (tx) => {
    const revisions = tx.objectStore('revisions');
    const [records, keys, counts] = await Promise.all([
      tx.objectStore('tables').getAll(),
      revisions.getAllKeys(),
      revisions.getAll(),
    ]);
    const good = records.filter(isReadable);
    const isBad = (lottery: LotteryKey) => records.some((record) => record.lottery === lottery && !isReadable(record));
    return {
      kept: good.map(({ revision, summary }) => ({ ...summary, revision })),
      unreadable: LOTTERIES.map(({ key }) => key).filter(isBad),
      changes: Object.fromEntries(keys.map((key, i) => [key, counts[i] ?? 0])),
    };
  });
}

/** The kept draws of a lottery, packed; undefined where there are none, or none that can be read. */
export async function keptTable(lottery: LotteryKey): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const record = await transact('readonly', (tx) => tx.objectStore('tables').get(lottery));
  return record && isReadable(record) ? record.table : undefined;
}

/** Returns the kept draws of a lottery; undefined without any, and where they or the database cannot be read. Never rejects. */
export async function keptDraws(lottery: LotteryKey): Promise<DrawTable | undefined> {
  return tableOf(await transact('readonly', (tx) => tx.objectStore('tables').get(lottery)).catch(() => undefined));
}

/** The table of a record; undefined where there is none, or none that can be read. */
export function tableOf(record: TableRecord | undefined): DrawTable | undefined {
  try {
    return record && isReadable(record) ? unpackDraws(record.table) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * True for a record as this version writes it. It looks at the record from outside; the checksum of the table is
 * checked where the table is read.
 */
export function isReadable(record: Partial<TableRecord>): record is TableRecord {
  const { lottery, revision, table, summary } = record;
  return (
    lottery !== undefined &&
    Number.isInteger(revision) &&
    table instanceof Uint8Array &&
    lotteryOfPacked(table) === lottery &&
    summary?.lottery === lottery &&
    Number.isInteger(summary?.count)
  );
}
