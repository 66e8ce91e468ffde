import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawTable } from '../../shared/draw-table.ts';
import { HOST_SCHEMA, type HostIndex } from '../../shared/host-index.ts';
import { LOTTERIES, type LotteryKey } from '../../shared/lotteries.ts';
import { OutputError } from '../output.ts';
import { draftsOf, type WrittenLottery } from './host-drafts.ts';
import { INDEX, readIndex, readTable } from './read-host-folder.ts';

/** The folder with what a host serves. */
export interface HostFolder {
  /** The draws of a lottery that are there; rejects with a UsageError where they cannot be read. */
  tableOf(lottery: LotteryKey): Promise<DrawTable | undefined>;
  /** Puts tables in the place of those of their lotteries. Rejects with an OutputError, or a UsageError. */
  write(tables: readonly DrawTable[]): Promise<readonly WrittenLottery[]>;
}

/**
 * Opens the folder, which need not be there. What cannot be read is passed over when it is to be
 * replaced, else rejects with a UsageError.
 */
export async function openHostFolder(path: string, isReplacing: boolean): Promise<HostFolder> {
  const index = await readIndex(path, isReplacing);
  return {
    async tableOf(lottery) {
      const entry = index?.lotteries[lottery];
      return entry && readTable(path, lottery, entry, isReplacing);
    },
    async write(tables) {
      const drafts = tables.map(draftsOf);
      const entries = { ...index?.lotteries };
      for (const { lottery, entry } of drafts) entries[lottery] = entry;
      const known = LOTTERIES.filter(({ key }) => entries[key]);
      const next: HostIndex = {
        schema: HOST_SCHEMA,
        lotteries: Object.fromEntries(known.map(({ key }) => [key, entries[key]])),
      };
      try {
        await mkdir(path, { recursive: true });
        for (const { files } of drafts) {
          for (const { file, text } of files) await replaceFile(join(path, file), text);
        }
        // The index last: it never names what is not there.
        await replaceFile(join(path, INDEX), `${JSON.stringify(next, null, 2)}\n`);
        // Without an index nobody knows which files are none's.
        if (index) await removeOthers(path, next);
      } catch (error) {
        throw new OutputError(error as NodeJS.ErrnoException);
      }
      return drafts.map(({ files, ...written }) => written);
    },
  };
}

/** Puts a whole file in the place of another: whoever reads has the one or the other. */
async function replaceFile(path: string, text: string): Promise<void> {
  const part = `${path}.part`;
  await writeFile(part, text);
  await rename(part, path);
}

/**
 * Removes the files of the index's lotteries that it does not name, and what a lost process has begun.
 * Those of other lotteries an index that was lost may have named.
 */
async function removeOthers(path: string, { lotteries }: HostIndex): Promise<void> {
  const named = Object.values(lotteries).flatMap(({ file, prizes }) => [file, prizes?.file]);
  const isOurs = new RegExp(
    `^(${Object.keys(lotteries).join('|')})(-prizes)?-[0-9a-f]{8}\\.json(\\.part)?$`,
  );
  const others = (await readdir(path)).filter((name) => isOurs.test(name) && !named.includes(name));
  for (const name of others) await rm(join(path, name));
}
