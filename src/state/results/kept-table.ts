import type { MergedResults } from '../../../workers/protocol/merge-results.ts';
import { lotteryOfPacked } from '../../../workers/shared/draw-table.ts';
import type { LotteryKey } from '../../../workers/shared/lotteries.ts';
import type { ConflictChoice, MergeReport } from '../../../workers/shared/merge-draws.ts';
import { askPersistence } from '../../platform/persistence.ts';
import type { TableRecord } from './database.ts';
import { isReadable } from './readable.ts';
import { resultsPool } from './reader-pool.ts';
import { loadResults, resultsDb, tellResults } from './results.ts';
import { writeSummary } from './summary.ts';

/**
 * Why draws are not kept: `full`, the browser has no room; `refused`, it keeps nothing for this page;
 * `failed`, they could not be put together. What was there before stays.
 */
export type KeepFault = 'full' | 'refused' | 'failed';

/** How bringing in draws went. */
export type KeepOutcome =
  | { readonly ok: true; readonly report: MergeReport }
  | { readonly ok: false; readonly fault: KeepFault };

/** So often another tab may be sooner. */
const MAX_TRIES = 20;

/** The kept draws of a lottery, packed; undefined where there are none, or none that can be read. */
export async function keptTable(lottery: LotteryKey): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return (await readRecord(lottery)).record?.table;
}

/** What keeping a packed table would do to what is kept; keeps nothing. Rejects where it cannot tell. */
export async function previewMerge(table: Uint8Array<ArrayBuffer>): Promise<MergeReport> {
  const lottery = lotteryOfPacked(table);
  if (!lottery) throw new RangeError('no packed draws');
  const { record } = await readRecord(lottery).catch(() => ({ record: undefined }));
  return (await merge(record, table, 'kept')).report;
}

/**
 * Keeps the draws of a packed table with those that are there, contest by contest; what both say
 * differently is decided by `choice`. `taken`: the host's files that they are of. Never rejects.
 */
export async function keepTable(
  table: Uint8Array<ArrayBuffer>,
  choice: ConflictChoice = 'kept',
  taken?: readonly string[],
): Promise<KeepOutcome> {
  for (let n = 0; n < MAX_TRIES; n++) {
    const outcome = await tryToKeep(table, choice, taken);
    if (outcome) return outcome;
  }
  return { ok: false, fault: 'refused' };
}

/** One try; undefined when another tab was sooner. */
async function tryToKeep(
  table: Uint8Array<ArrayBuffer>,
  choice: ConflictChoice,
  taken: readonly string[] | undefined,
): Promise<KeepOutcome | undefined> {
  let merged: MergedResults;
  let before: Awaited<ReturnType<typeof readRecord>>;
  const lottery = lotteryOfPacked(table);
  if (!lottery) return { ok: false, fault: 'failed' };
  try {
    before = await readRecord(lottery);
  } catch {
    return { ok: false, fault: 'refused' };
  }
  try {
    merged = await merge(before.record, table, choice);
  } catch {
    return { ok: false, fault: 'failed' };
  }
  const { revision, isThere } = before;
  const inIt = taken ?? (merged.isKeptDamaged ? undefined : before.record?.summary.taken);
  const summary = { ...merged.summary, ...(inIt && { taken: inIt }) };
  const next: TableRecord = {
    ...{ lottery, revision: revision + 1, table: merged.table, summary },
  };
  const isUnreadable = merged.isKeptDamaged || (isThere && !before.record);
  try {
    const isWritten = await resultsDb.transact('readwrite', async (tx) => {
      if (((await tx.objectStore('revisions').get(lottery)) ?? 0) !== revision) return false;
      const old = isUnreadable ? await tx.objectStore('tables').get(lottery) : undefined;
      await Promise.all([
        ...(old === undefined ? [] : [tx.objectStore('aside').put(old)]),
        tx.objectStore('tables').put(next),
        tx.objectStore('revisions').put(next.revision, lottery),
      ]);
      return true;
    });
    if (!isWritten) return undefined;
    const back = await readRecord(lottery);
    if (back.revision < next.revision) return { ok: false, fault: 'refused' };
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { ok: false, fault: isFull ? 'full' : 'refused' };
  }
  writeSummary(lottery, { ...summary, revision: next.revision });
  tellResults();
  await loadResults();
  askPersistence();
  return { ok: true, report: merged.report };
}

async function merge(
  record: TableRecord | undefined,
  incoming: Uint8Array<ArrayBuffer>,
  choice: ConflictChoice,
): Promise<MergedResults> {
  const { signal } = new AbortController();
  const outcome = await resultsPool().run(signal, 'mergeResults', {
    ...(record && { kept: record.table }),
    ...{ incoming, choice },
  });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

async function readRecord(lottery: LotteryKey) {
  return resultsDb.transact('readonly', async (tx) => {
    const [found, revision = 0] = await Promise.all([
      tx.objectStore('tables').get(lottery),
      tx.objectStore('revisions').get(lottery),
    ]);
    const record = found && isReadable(found) ? found : undefined;
    return { record, revision, isThere: found !== undefined };
  });
}
