import { link, mkdir, readFile, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OutputError } from '../output.ts';
import { UsageError } from '../usage.ts';
import { DISK, type Disk } from './disk.ts';

/** The file that keeps two jobs apart; it holds the id of a process. */
const LOCK = '.lock';

/** No job takes that long. */
const STALE_MS = 3_600_000;

/**
 * Does a job while no other process works in the folder. Rejects with a UsageError where another one does. An empty
 * folder is removed afterwards.
 */
export async function withHostLock<T>(folder: string, job: () => Promise<T>, disk: Disk = DISK): Promise<T> {
  const lock = join(folder, LOCK);
  try {
    await mkdir(folder, { recursive: true });
    if (!(await takeLock(lock, disk))) throw new UsageError(`${lock}: another job works in this folder`);
  } catch (error) {
    throw error instanceof UsageError ? error : new OutputError(error as NodeJS.ErrnoException);
  }
  try {
    return await job();
  } finally {
    // After an hour the lock may be another job's.
    if ((await holderOf(lock)) === `${process.pid}`) await disk.rm(lock, { force: true });
    await rmdir(folder).catch(() => {});
  }
}

/**
 * True if this process has the lock now. The lock is a link to a whole file, so nobody reads half an id. A stale lock is
 * replaced by a second lock, which is named after the stale one: of two processes that find it only one replaces it.
 */
async function takeLock(lock: string, disk: Disk): Promise<boolean> {
  const own = `${lock}-${process.pid}`;
  try {
    await disk.writeFile(own, `${process.pid}`);
    await link(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await disk.rm(own, { force: true });
  }
  const holder = await holderOf(lock);
  if (holder === undefined || !(await isStale(lock, holder))) return false;
  const next = `${lock}.${holder}`;
  if (!(await takeLock(next, disk))) return false;
  if ((await holderOf(lock)) === holder) {
    await disk.rename(next, lock);
    return true;
  }
  await disk.rm(next, { force: true });
  return false;
}

const holderOf = (lock: string) => readFile(lock, 'utf8').catch(() => undefined);

/** A process takes a lock once, so its own id is that of an earlier one: in a container ids begin anew. */
async function isStale(lock: string, holder: string): Promise<boolean> {
  if (Number(holder) === process.pid) return true;
  try {
    process.kill(Number(holder), 0);
  } catch (error) {
    // EPERM: the process lives and belongs to another user.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true;
  }
  return isOld(lock);
}

const isOld = async (lock: string) => Date.now() - (await stat(lock)).mtimeMs > STALE_MS;
