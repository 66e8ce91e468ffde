import { randomBytes } from 'node:crypto';
import { mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { OutputError } from '../output.ts';
import { UsageError } from '../usage.ts';
import type { Shard } from './shard.ts';

/**
 * The file that an option names; one that ends with a slash is the folder of a shard's file. Makes its folder and tries a
 * file in it, so that a long run fails before it begins. Rejects with an OutputError, or a UsageError for what is no place for a file.
 */
export async function openPlace(option: string, out: string, shard?: Shard): Promise<string> {
  if (out === '' || (out.endsWith('/') && !shard))
    throw new UsageError(`${option} ${JSON.stringify(out)}: expected the name of a file`);
  const name = shard && out.endsWith('/') ? join(out, `shard-${shard.index}-of-${shard.of}.json`) : out;
  // A link stays one, to the new file.
  const path = await realFile(name);
  const there = await stat(path).catch(() => undefined);
  if (there && !there.isFile()) throw new UsageError(`${option} ${JSON.stringify(out)}: it is there, and no file`);
  try {
    await mkdir(dirname(path), { recursive: true });
    const part = partOf(path);
    await (await open(part, 'wx')).close();
    await rm(part);
  } catch (error) {
    throw new OutputError(error as NodeJS.ErrnoException);
  }
  return path;
}

/** Where a name leads, whether the file is there or not. */
async function realFile(name: string): Promise<string> {
  const folder = await realpath(dirname(name)).catch(() => dirname(name));
  return resolve(await realpath(name).catch(() => join(folder, basename(name))));
}

/** Rejects with a UsageError where `--out` is one of some other files, each with what names it. */
export async function refuseSame(out: string | undefined, others: NodeJS.Dict<string>): Promise<void> {
  for (const [name, other] of Object.entries(others)) {
    if (!out || !other || (await realFile(out)) !== (await realFile(other))) continue;
    throw new UsageError(`--out and ${name}: expected two files`);
  }
}

/** A temporary name in the same folder. */
const partOf = (path: string) => `${path}.${randomBytes(6).toString('hex')}.part`;

/** Writes a file whole or not at all: who reads has all of it, or what was there before. Rejects with an OutputError. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const part = partOf(path);
  try {
    const file = await open(part, 'wx');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw new OutputError(error as NodeJS.ErrnoException);
  }
}
