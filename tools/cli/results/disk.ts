import { readFile, rename, rm, writeFile } from 'node:fs/promises';

/** The operations that change files; a test puts failing ones in their place. */
export type Disk = Pick<typeof import('node:fs/promises'), 'writeFile' | 'rename' | 'rm'>;

export const DISK: Disk = { writeFile, rename, rm };

/**
 * Puts a whole file in the place of another: a reader gets the old or the new one. A file with the same content stays.
 * The compressed copies of a build go first, because a web server would go on sending them.
 */
export async function replaceFile(path: string, content: string | Uint8Array, disk: Disk): Promise<void> {
  const part = `${path}.part`;
  const there = await readFile(path).catch(() => undefined);
  if (there?.equals(Buffer.from(content as Uint8Array))) return disk.rm(part, { force: true });
  await disk.writeFile(part, content, { flush: true });
  for (const copy of ['br', 'gz']) await disk.rm(`${path}.${copy}`, { force: true });
  await disk.rename(part, path);
}
