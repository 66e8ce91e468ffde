import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const COMMAND = ['--import', 'tsx', resolve(import.meta.dirname, '../../workers/cli/generate.ts')];

export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the command `generate` in a process of its own. With `readBytes` its reader closes the
 * pipe after that many bytes.
 */
export function runCommand(
  args: readonly string[],
  readBytes = Number.POSITIVE_INFINITY,
): Promise<CommandResult> {
  const child = spawn(process.execPath, [...COMMAND, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const read = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    read.stdout += text;
    if (read.stdout.length >= readBytes) child.stdout.destroy();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    read.stderr += text;
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => done({ status, ...read }));
  });
}

/** `{ games: 3 }` as `['--games', '3']`. */
export function optionsOf(values: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [`--${name}`, `${value}`]);
}
