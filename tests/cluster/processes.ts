import { readdirSync, readFileSync } from 'node:fs';

/** A process of this machine, as Linux tells it. */
export interface Process {
  readonly pid: number;
  readonly args: readonly string[];
}

/** All processes, or those that one has started, and these in turn. */
export function processes(of?: number): readonly Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const all = pids.map(Number).map((pid) => ({ pid, parent: parentOf(pid), args: read(pid, 'cmdline').split('\0') }));
  if (of === undefined) return all;
  const below = (pid: number): typeof all =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return below(of);
}

/** The variables of the environment of a process; none of somebody else's. */
export function variablesOf(pid: number): ReadonlyMap<string, string> {
  const lines = read(pid, 'environ').split('\0');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

function parentOf(pid: number): number {
  const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(read(pid, 'stat')) ?? [];
  return Number(parent);
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    // It has ended, or is somebody else's.
    return '';
  }
}

/** Ends a process and all that it has started, at once, as when the power goes. */
export function cutOff(pid: number): void {
  cutOffAll([{ pid }, ...processes(pid)]);
}

/** Ends these, at once. */
export function cutOffAll(all: readonly Pick<Process, 'pid'>[]): void {
  for (const { pid } of all) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
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
