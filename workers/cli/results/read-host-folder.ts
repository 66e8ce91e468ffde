import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readHostResults } from '../../domain/host-results/read.ts';
import { runToEnd } from '../../domain/run-to-end.ts';
import { parseJson } from '../../shared/checks.ts';
import { type DrawTable, unpackDraws } from '../../shared/draw-table.ts';
import {
  type HostEntry,
  type HostIndex,
  MAX_ASSET_BYTES,
  MAX_INDEX_BYTES,
  readHostIndex,
} from '../../shared/host-index.ts';
import type { LotteryKey } from '../../shared/lotteries.ts';
import { UsageError } from '../usage.ts';
import { readBytes } from './read-file.ts';

/** The file that names the others. */
export const INDEX = 'index.json';

/**
 * The index of a folder; undefined where there is none, or, when it is to be replaced, none that can
 * be read. Rejects with a UsageError.
 */
export async function readIndex(
  path: string,
  isReplacing: boolean,
): Promise<HostIndex | undefined> {
  if (!existsSync(join(path, INDEX))) return undefined;
  const bytes = await readBytes(join(path, INDEX), MAX_INDEX_BYTES);
  const isWhole = bytes.length <= MAX_INDEX_BYTES;
  const index = isWhole ? readHostIndex(parseJson(new TextDecoder().decode(bytes))) : undefined;
  if (!index && !isReplacing) {
    throw new UsageError(`${join(path, INDEX)} is no index of results (--replace makes it anew)`);
  }
  return index;
}

/**
 * The draws that an entry of the index names. Where a file cannot be read rejects with a UsageError,
 * or, when it is to be replaced, gives what the other one has.
 */
export async function readTable(
  path: string,
  lottery: LotteryKey,
  entry: HostEntry,
  isReplacing: boolean,
): Promise<DrawTable | undefined> {
  const whole = await readFiles(path, lottery, entry);
  if (whole) return whole;
  const { prizes, ...own } = entry;
  const draws = prizes && (await readFiles(path, lottery, own));
  if (isReplacing) return draws;
  const { file } = draws ? prizes : entry;
  throw new UsageError(`${join(path, file)} is damaged (--replace makes it anew)`);
}

async function readFiles(
  path: string,
  lottery: LotteryKey,
  { file, hash, prizes }: HostEntry,
): Promise<DrawTable | undefined> {
  const bytesOf = (name: string) => readBytes(join(path, name), MAX_ASSET_BYTES);
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
