import { mkdir, readlink, rename, rm, rmdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { OutputError } from '../output.ts';
import { UsageError } from '../usage.ts';
import type { Surroundings } from './command.ts';
import { DISK } from './disk.ts';

/** No job takes that long. */
const STALE_MS = 3_600_000;

/**
 * Does a job while no other process works in the folder. Rejects with a UsageError where another one does. An empty
 * folder is removed afterwards. The lock is a link that leads nowhere: its text, a process and an instant, is there whole
 * or not at all.
 */
export async function withHostLock<T>(
  folder: string,
  job: () => Promise<T>,
  { now = Date.now, disk = DISK }: Pick<Surroundings, 'now' | 'disk'>,
): Promise<T> {
  const lock = join(folder, '.lock');
  const own = `${process.pid} ${now()}`;
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
  const isTaken = () => symlink(own, lock).then(() => true, refuseBut('EEXIST'));
  if (await isTaken()) return true;
  const holder = await holderOf(lock);
  if (holder === undefined || !isStale(holder, Number(own.split(' ')[1]))) return false;
  // Of several jobs that find a stale lock one moves it away; what another has made meanwhile goes back.
  const aside = `${lock}-${process.pid}`;
  await rename(lock, aside).catch(refuseBut('ENOENT'));
  const moved = await holderOf(aside);
  if (moved !== undefined && moved !== holder) await rename(aside, lock);
  await rm(aside, { force: true });
  return moved === holder && isTaken();
}

const refuseBut = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return false;
};

const holderOf = (lock: string) => readlink(lock).catch(() => undefined);

/** A process takes a lock once, so its own id is that of an earlier one: in a container ids begin anew. */
function isStale(holder: string, now: number): boolean {
  const [pid, since] = holder.split(' ').map(Number);
  if (pid === process.pid || !(now - Number(since) < STALE_MS)) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    // EPERM: the process lives and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
