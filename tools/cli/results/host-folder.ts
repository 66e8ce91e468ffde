import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSoundTable } from '../../../workers/draws/store/is-sound.ts';
import { type DrawTable, packDraws } from '../../../workers/shared/draws/draw-table.ts';
import {
  HOST_SCHEMA,
  type HostEntry,
  type HostIndex,
  hostFileName,
  MAX_TABLE_BYTES,
} from '../../../workers/shared/draws/host-index.ts';
import { summaryOf } from '../../../workers/shared/draws/results-summary.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { OutputError } from '../output.ts';
import { UsageError } from '../usage.ts';
import { hashOf, INDEX, readIndex, readTable } from './read-host-folder.ts';

/** What was written of a lottery. */
export interface WrittenLottery {
  readonly lottery: LotteryKey;
  readonly entry: HostEntry;
  /** Size of the file on the disk; what is sent is compressed. */
  readonly bytes: number;
}

/** The folder with what a host serves. */
export interface HostFolder {
  /** The draws of a lottery that are there; rejects with a UsageError where they cannot be read. */
  tableOf(lottery: LotteryKey): Promise<DrawTable | undefined>;
  /** Puts tables in the place of those of their lotteries. Rejects with an OutputError, or a UsageError. */
  write(tables: readonly DrawTable[]): Promise<readonly WrittenLottery[]>;
}

/**
 * Opens the folder, which need not be there. What cannot be read is passed over when it is to be replaced, else rejects
 * with a UsageError.
 */
export async function openHostFolder(path: string, isReplacing: boolean): Promise<HostFolder> {
  const index = await readIndex(path, isReplacing);
  return {
    async tableOf(lottery) {
      const entry = index?.lotteries[lottery];
      return entry && readTable(path, lottery, entry, isReplacing);
    },
    async write(tables) {
      const files = tables.map(hostFileOf);
      const entries = { ...index?.lotteries };
      for (const { lottery, entry } of files) entries[lottery] = entry;
      const known = LOTTERIES.filter(({ key }) => entries[key]);
      const next: HostIndex = {
        schema: HOST_SCHEMA,
        lotteries: Object.fromEntries(known.map(({ key }) => [key, entries[key]])),
      };
      try {
        await mkdir(path, { recursive: true });
        for (const { entry, table } of files) await replaceFile(join(path, entry.file), table);
        // The index last: it never names what is not there.
        await replaceFile(join(path, INDEX), `${JSON.stringify(next, null, 2)}\n`);
        // Without an index it is unknown which files are in use.
        if (index) await removeOthers(path, next);
      } catch (error) {
        throw new OutputError(error as NodeJS.ErrnoException);
      }
      return files.map(({ lottery, entry, table }) => ({ lottery, entry, bytes: table.length }));
    },
  };
}

/** The file of a table and its entry in the index; throws a UsageError where no page would take it. */
export function hostFileOf(draws: DrawTable) {
  const { lottery } = draws;
  const summary = summaryOf(draws);
  const table = packDraws(draws);
  if (!summary || !isSoundTable(draws) || table.length > MAX_TABLE_BYTES) {
    throw new UsageError(`${lottery}: no draws, or too many for one file`);
  }
  const { count, first, last, withPrizes } = summary;
  const hash = hashOf(table);
  const file = hostFileName(lottery, hash);
  return { lottery, table, entry: { file, hash, count, first, last, withPrizes } };
}

/** Puts a whole file in the place of another: whoever reads has the one or the other. */
async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.part`;
  await writeFile(part, content);
  await rename(part, path);
}

/**
 * Removes the files of the index's lotteries that it does not name, and what a lost process has begun. Those of other
 * lotteries an index that was lost may have named.
 */
async function removeOthers(path: string, { lotteries }: HostIndex): Promise<void> {
  const named = Object.values(lotteries).map(({ file }) => file);
  const isOurs = new RegExp(`^(${Object.keys(lotteries).join('|')})-[0-9a-f]{8}\\.bin(\\.part)?$`);
  const others = (await readdir(path)).filter((name) => isOurs.test(name) && !named.includes(name));
  for (const name of others) await rm(join(path, name));
}
