import { createReadStream } from 'node:fs';
import { RESULTS_LIMITS } from '../../../workers/shared/draws/results-limits.ts';
import { UsageError } from '../usage.ts';

/**
 * The bytes of a file, or of standard input for `-`. Stops soon after `most` bytes: a longer result shows that there
 * are too many. Rejects with a UsageError for a file that cannot be read.
 */
export async function readBytes(
  path: string,
  most: number = RESULTS_LIMITS.textBytes,
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
