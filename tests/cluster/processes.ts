import { readdirSync, readFileSync } from 'node:fs';

/** A process of this machine, as Linux tells it. */
export interface Process {
  readonly pid: number;
  readonly args: readonly string[];
  /** Its variables, as `NAME=value`; none of somebody else's. */
  readonly env: readonly string[];
}

/** All processes, or those that one has started, and these in turn. */
export function processes(of?: number): readonly Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const all = pids.map((pid) => {
    const [, parent = ''] = /^\d+ \(.*\) \S (\d+)/s.exec(read(pid, 'stat')) ?? [];
    const list = (file: string) => read(pid, file).split('\0');
    return { pid: Number(pid), parent: Number(parent), args: list('cmdline'), env: list('environ') };
  });
  if (of === undefined) return all;
  const below = (pid: number): typeof all =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return below(of);
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    // It has ended, or is somebody else's.
    return '';
  }
}

/** What is found, as soon as it is there. */
export async function until<T>(find: () => T | undefined): Promise<T> {
  for (let tries = 0; tries < 3000; tries++) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error('it never came');
}
