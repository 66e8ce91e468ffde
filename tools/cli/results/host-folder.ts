import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type DrawTable, packDraws, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import {
  HOST_SCHEMA,
  type HostEntry,
  lotteryOfFile,
  MAX_TABLE_BYTES,
  readHostIndex,
} from '../../../workers/shared/draws/host-index.ts';
import { mergeDraws } from '../../../workers/shared/draws/merge-draws.ts';
import { NEWEST_FILE, packNewest } from '../../../workers/shared/draws/newest-draws.ts';
import { RESULTS_LIMITS } from '../../../workers/shared/draws/results-limits.ts';
import { summaryOf } from '../../../workers/shared/draws/results-summary.ts';
import { fieldsOf, parseJson } from '../../../workers/shared/lottery/checks.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { OutputError } from '../output.ts';
import { UsageError } from '../usage.ts';
import { DISK, type Disk, replaceFile } from './disk.ts';
import { readBytes } from './read-file.ts';

/** The file that names the others. */
const INDEX = 'index.json';

/** Most bytes of it. */
const MAX_INDEX_BYTES = 100_000;

/** The tables of a folder that a host serves, by lottery. */
export type HostTables = Map<LotteryKey, DrawTable>;

/**
 * Reads all tables of the folder, which need not be there; those that older versions named by their hash too. Rejects
 * with a UsageError for a file that cannot be read, or passes over it when it is to be replaced.
 */
export async function readHostFolder(path: string, isReplacing: boolean): Promise<HostTables> {
  const tables: HostTables = new Map();
  const index = join(path, INDEX);
  if (!isReplacing && existsSync(index) && !(await isIndex(index))) {
    throw new UsageError(`${index} is no index of results (--replace makes it anew)`);
  }
  for (const [lottery, file] of await tableFiles(path)) {
    const table = await readTable(join(path, file), lottery);
    if (table) tables.set(lottery, mergeDraws(tables.get(lottery), table).table);
    else if (!isReplacing) throw new UsageError(`${join(path, file)} is damaged (--replace makes it anew)`);
  }
  return tables;
}

/** What was written of a lottery. */
export interface WrittenLottery extends HostEntry {
  readonly lottery: LotteryKey;
  /** Size of the file on the disk; what is sent is compressed. */
  readonly bytes: number;
}

/** What `results fetch` adds to the tables. */
export interface FetchFacts {
  /** When each lottery was last asked; the other lotteries keep the instant of the index. */
  readonly asked?: ReadonlyMap<LotteryKey, string>;
  /** A file that is written after the index, by name. */
  readonly state?: readonly [name: string, content: string];
  readonly disk?: Disk | undefined;
}

/**
 * Writes the tables, `newest.bin` and an index that names the tables; a file with the same content stays. Rejects with an
 * OutputError, or a UsageError.
 */
export async function writeHostFolder(
  path: string,
  tables: HostTables,
  { asked = new Map(), state, disk = DISK }: FetchFacts = {},
): Promise<readonly WrittenLottery[]> {
  const inOrder = LOTTERIES.flatMap(({ key }) => tables.get(key) ?? []);
  const before = readHostIndex(parseJson(await readSmallText(join(path, INDEX)))) ?? {};
  const written = inOrder.map(hostFileOf).map(({ lottery, entry, table }) => {
    const last = asked.get(lottery) ?? before[lottery]?.asked;
    return { lottery, table, entry: { ...entry, ...(last !== undefined && { asked: last }) } };
  });
  const files: (readonly [name: string, content: string | Uint8Array])[] = [
    ...written.map(({ entry, table }) => [entry.file, table] as const),
    [NEWEST_FILE, packNewest(inOrder)],
    // The index comes last: it never names a file that is not there.
    [INDEX, hostIndexOf(written)],
    ...(state ? [state] : []),
  ];
  try {
    await mkdir(path, { recursive: true });
    const older = (await tableFiles(path)).filter(([lottery, file]) => file !== fileOf(lottery) && tables.has(lottery));
    for (const [name, content] of files) await replaceFile(join(path, name), content, disk);
    for (const [, file] of older) await disk.rm(join(path, file));
  } catch (error) {
    throw new OutputError(error as NodeJS.ErrnoException);
  }
  return written.map(({ lottery, entry, table }) => ({ lottery, ...entry, bytes: table.length }));
}

/** The file of a table and its entry in the index; throws a UsageError where no page would take it. */
export function hostFileOf(draws: DrawTable) {
  const { lottery } = draws;
  const summary = summaryOf(draws);
  const table = packDraws(draws);
  if (!summary || summary.count > RESULTS_LIMITS.rows || table.length > MAX_TABLE_BYTES) {
    throw new UsageError(`${lottery}: no draws, or too many for one file`);
  }
  const { count, last, withPrizes } = summary;
  return { lottery, table, entry: { file: fileOf(lottery), count, last, withPrizes } };
}

/** The text of the index that names some files. */
export function hostIndexOf(files: readonly { readonly lottery: LotteryKey; readonly entry: HostEntry }[]): string {
  const lotteries = Object.fromEntries(files.map(({ lottery, entry }) => [lottery, entry]));
  return `${JSON.stringify({ schema: HOST_SCHEMA, lotteries }, null, 2)}\n`;
}

const fileOf = (lottery: LotteryKey) => `${lottery}.bin`;

async function tableFiles(path: string): Promise<[LotteryKey, string][]> {
  const names = await readdir(path).catch((): string[] => []);
  return names.sort().flatMap((file) => {
    const lottery = lotteryOfFile(file);
    return lottery ? [[lottery, file]] : [];
  });
}

/** True for an index of any version, false for a file of somebody else's. */
async function isIndex(path: string): Promise<boolean> {
  return fieldsOf(parseJson(await readSmallText(path)))?.lotteries !== undefined;
}

async function readTable(path: string, lottery: LotteryKey): Promise<DrawTable | undefined> {
  try {
    const table = unpackDraws(await readBytes(path, MAX_TABLE_BYTES));
    return table.lottery === lottery ? table : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the text of a small file of the folder; empty for a file that is missing or too large. */
export async function readSmallText(path: string): Promise<string> {
  const bytes = await readBytes(path, MAX_INDEX_BYTES).catch(() => new Uint8Array());
  return bytes.length > MAX_INDEX_BYTES ? '' : new TextDecoder().decode(bytes);
}
