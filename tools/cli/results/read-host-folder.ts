import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DrawTable, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import {
  type HostEntry,
  type HostIndex,
  MAX_INDEX_BYTES,
  MAX_TABLE_BYTES,
  readHostIndex,
} from '../../../workers/shared/draws/host-index.ts';
import { parseJson } from '../../../workers/shared/lottery/checks.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { UsageError } from '../usage.ts';
import { readBytes } from './read-file.ts';

/** The file that names the others. */
export const INDEX = 'index.json';

/**
 * The index of a folder; undefined where there is none, or, when it is to be replaced, none that can be read. Rejects
 * with a UsageError.
 */
export async function readIndex(path: string, isReplacing: boolean): Promise<HostIndex | undefined> {
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
 * The draws that an entry of the index names. Where the file cannot be read rejects with a UsageError, or, when it is
 * to be replaced, gives undefined.
 */
export async function readTable(
  path: string,
  lottery: LotteryKey,
  { file, hash }: HostEntry,
  isReplacing: boolean,
): Promise<DrawTable | undefined> {
  try {
    const bytes = await readBytes(join(path, file), MAX_TABLE_BYTES);
    const table = unpackDraws(bytes);
    if (table.lottery === lottery && hashOf(bytes) === hash) return table;
  } catch {
    // As a damaged one.
  }
  if (isReplacing) return undefined;
  throw new UsageError(`${join(path, file)} is damaged (--replace makes it anew)`);
}

/** SHA-256 of some bytes, 64 hexadecimal digits. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
