import { createReadStream } from 'node:fs';
import { RESULTS_LIMITS } from '../../shared/results-limits.ts';
import { UsageError } from '../usage.ts';

/**
 * The bytes of a file, of standard input for `-`. Of one that is longer than `most`, or has no end, no
 * more is read than shows that; rejects with a UsageError for what cannot be read.
 */
export async function readBytes(
  path: string,
  most: number = RESULTS_LIMITS.fileBytes,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of path === '-' ? process.stdin : createReadStream(path)) {
      pieces.push(piece);
      length += piece.length;
      if (length > most) break;
    }
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${error instanceof Error ? error.message : error}`);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
