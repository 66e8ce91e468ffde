import { link, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { OutputError } from '../output.ts';
import { UsageError } from '../usage.ts';
import type { Surroundings } from './command.ts';
import { DISK } from './disk.ts';

/** No job takes that long. */
const STALE_MS = 3_600_000;

/**
 * Does a job while no other process works in the folder. Rejects with a UsageError where another one does. An empty
 * folder is removed afterwards. The lock is a second name of a whole file, so nobody reads half of its text: a machine, a
 * process and an instant.
 */
export async function withHostLock<T>(
  folder: string,
  job: () => Promise<T>,
  { now = Date.now, disk = DISK }: Pick<Surroundings, 'now' | 'disk'>,
): Promise<T> {
  const lock = join(folder, '.lock');
  const own = `${hostname()} ${process.pid} ${now()}`;
  try {
    await mkdir(folder, { recursive: true });
    if (!(await takeLock(lock, own))) throw new UsageError(`${lock}: another job works in this folder`);
  } catch (error) {
    throw error instanceof UsageError ? error : new OutputError(error as NodeJS.ErrnoException);
  }
  try {
    return await job();
  } finally {
    // After an hour the lock may be another job's.
    if ((await holderOf(lock)) === own) await disk.rm(lock, { force: true });
    await rmdir(folder).catch(() => {});
  }
}

async function takeLock(lock: string, own: string): Promise<boolean> {
  const mine = `${lock}-${process.pid}`;
  try {
    await writeFile(mine, own);
    if (await isNew(mine, lock)) return true;
    const holder = await holderOf(lock);
    if (holder === undefined || !isStale(holder, own)) return false;
    // Of several jobs that find a stale lock one moves it away; what another has made meanwhile goes back.
    const isMoved = await rename(lock, mine).then(
      () => true,
      () => false,
    );
    if (!isMoved) return false;
    const moved = await holderOf(mine);
    if (moved !== holder) {
      await isNew(mine, lock);
      return false;
    }
    await writeFile(mine, own);
    return await isNew(mine, lock);
  } finally {
    await rm(mine, { force: true });
  }
}

/** Gives a file a second name, and returns false if that is taken. */
const isNew = (path: string, name: string) =>
  link(path, name).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

const holderOf = (lock: string) => readFile(lock, 'utf8').catch(() => undefined);

/** A process takes a lock once, so its own id is that of an earlier one: in a container ids begin anew. */
function isStale(holder: string, own: string): boolean {
  const [[host, pid, since], [here, , now]] = [holder.split(' '), own.split(' ')];
  if (!(Math.abs(Number(now) - Number(since)) < STALE_MS)) return true;
  if (host !== here) return false;
  try {
    if (Number(pid) !== process.pid) process.kill(Number(pid), 0);
    return Number(pid) === process.pid;
  } catch (error) {
    // EPERM: the process lives and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
