import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { UsageError } from '../usage.ts';

/** The bytes of a file, of standard input for `-`; rejects with a UsageError. */
export async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(path === '-' ? await buffer(process.stdin) : await readFile(path));
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${error instanceof Error ? error.message : error}`);
  }
}
