import { unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { KeepOutcome } from '../../../workers/shared/draws/kept-draws.ts';
import type { ConflictChoice } from '../../../workers/shared/draws/merge-draws.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { drawsCsv } from '../../content/results/draws-csv.ts';
import { drawsJson } from '../../content/results/draws-json.ts';
import { resultsTexts } from '../../content/results/results.ts';
import { askPersistence } from '../../platform/device.ts';
import { downloadFile } from '../../platform/download.ts';
import { askKept } from './reader-pool.ts';
import { noteKept } from './results.ts';

/** The kept draws of a lottery, packed, for a file; null where there are none. Rejects where they cannot be read. */
export function keptTable(lottery: LotteryKey): Promise<Uint8Array<ArrayBuffer> | null> {
  return askKept('keptTable', { lottery });
}

/**
 * Keeps the draws of a packed table with those that are there, contest by contest; `choice` decides what both say
 * differently; `served` is the lottery that a host's table has to be of. Never rejects.
 */
export async function keepTable(
  table: Uint8Array<ArrayBuffer>,
  choice: ConflictChoice = 'kept',
  served?: LotteryKey,
): Promise<KeepOutcome> {
  try {
    const outcome = await askKept('keepDraws', { table, choice, ...(served && { served }) });
    if (!outcome.ok) return outcome;
    await noteKept(outcome.summary.lottery, outcome.summary);
    askPersistence();
    return outcome;
  } catch {
    return { ok: false, fault: 'failed' };
  }
}

/** Gives back what was taken away, with whatever has come meanwhile; false when that fails. */
export type Restore = () => Promise<boolean>;

/**
 * Takes away the kept draws of a lottery; also such that cannot be read. Undefined when the browser refuses; what can
 * be read comes back with what this resolves with.
 */
export async function removeResults(lottery: LotteryKey): Promise<Restore | undefined> {
  try {
    const table = await askKept('removeDraws', { lottery });
    await noteKept(lottery, undefined);
    return async () => table !== null && (await keepTable(table)).ok;
  } catch {
    return undefined;
  }
}

const FORMS = {
  csv: { print: drawsCsv, type: 'text/csv;charset=utf-8' },
  json: { print: drawsJson, type: 'application/json' },
} as const;

/** Offers the kept draws of a lottery as a file that the import reads back; false when it cannot be. */
export async function downloadTable(lottery: LotteryKey, form: keyof typeof FORMS): Promise<boolean> {
  try {
    const bytes = await keptTable(lottery);
    if (!bytes) return false;
    const { print, type } = FORMS[form];
    const name = `${resultsTexts.fileName(lottery)}.${form}`;
    return downloadFile(name, new Blob([print(unpackDraws(bytes))], { type }));
  } catch {
    return false;
  }
}
