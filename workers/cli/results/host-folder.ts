import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHostResults } from '../../domain/host-results/read.ts';
import { runToEnd } from '../../domain/run-to-end.ts';
import { type DrawTable, unpackDraws } from '../../shared/draw-table.ts';
import {
  HOST_SCHEMA,
  type HostEntry,
  type HostIndex,
  readHostIndex,
} from '../../shared/host-index.ts';
import { LOTTERIES, type LotteryKey } from '../../shared/lotteries.ts';
import { OutputError } from '../output.ts';
import { UsageError } from '../usage.ts';
import { draftsOf, type WrittenLottery } from './host-drafts.ts';

const INDEX = 'index.json';

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
      const entry = index.lotteries[lottery];
      if (!entry) return undefined;
      const table = await readTable(path, lottery, entry);
      if (!table && !isReplacing) {
        throw new UsageError(`${join(path, entry.file)} is damaged (--replace makes it anew)`);
      }
      return table;
    },
    async write(tables) {
      const drafts = tables.map(draftsOf);
      const entries = { ...index.lotteries };
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
        await removeOthers(path, next);
      } catch (error) {
        throw new OutputError(error as NodeJS.ErrnoException);
      }
      return drafts.map(({ files, ...written }) => written);
    },
  };
}

async function readIndex(path: string, isReplacing: boolean): Promise<HostIndex> {
  const empty: HostIndex = { schema: HOST_SCHEMA, lotteries: {} };
  const text = await readFile(join(path, INDEX), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw new UsageError(`cannot read ${join(path, INDEX)}: ${error.message}`);
  });
  if (text === undefined) return empty;
  const index = readHostIndex(parse(text));
  if (!index && !isReplacing) {
    throw new UsageError(`${join(path, INDEX)} is no index of results (--replace makes it anew)`);
  }
  return index ?? empty;
}

async function readTable(
  path: string,
  lottery: LotteryKey,
  { file, hash, prizes }: HostEntry,
): Promise<DrawTable | undefined> {
  const bytesOf = async (name: string) => new Uint8Array(await readFile(join(path, name)));
  try {
    const read = runToEnd(
      readHostResults({
        lottery,
        draws: { bytes: await bytesOf(file), hash },
        ...(prizes && { prizes: { bytes: await bytesOf(prizes.file), hash: prizes.hash } }),
      }),
    );
    return read.ok ? unpackDraws(read.table) : undefined;
  } catch {
    return undefined;
  }
}

/** Puts a whole file in the place of another: whoever reads has the one or the other. */
async function replaceFile(path: string, text: string): Promise<void> {
  const part = `${path}.part`;
  await writeFile(part, text);
  await rename(part, path);
}

/** Removes the files of lotteries that the index does not name, and what a lost process has begun. */
async function removeOthers(path: string, { lotteries }: HostIndex): Promise<void> {
  const named = Object.values(lotteries).flatMap(({ file, prizes }) => [file, prizes?.file]);
  const isOurs = new RegExp(
    `^(${LOTTERIES.map(({ key }) => key).join('|')})(-prizes)?-[0-9a-f]{8}\\.json(\\.part)?$`,
  );
  const others = (await readdir(path)).filter((name) => isOurs.test(name) && !named.includes(name));
  for (const name of others) await rm(join(path, name));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
