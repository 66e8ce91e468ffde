/**
 * Holds a lock that others wait for, beside other tabs that hold it too; returns what lets go of it. Does nothing in a
 * browser without locks.
 */
export function holdLock(name: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const locks: LockManager | undefined = navigator.locks;
  locks?.request(name, { mode: 'shared' }, () => released).catch(() => {});
  return release;
}
