import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { generateCommand } from '../../tools/cli/generate-command.ts';
import { clock, endOf, randomSeed } from '../../tools/cli/process.ts';

const outDir = resolve(import.meta.dirname, '../../.cache/command');
const COMMAND = [`${outDir}/generate.js`];

/** Builds the command into one file, which starts sooner than its source. */
export async function buildCommand(): Promise<void> {
  const options = { ssr: 'tools/cli/generate.ts', outDir, minify: false };
  await build({ configFile: false, publicDir: false, logLevel: 'warn', build: options });
}

export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Pipes {
  /** What its standard input has. */
  readonly input?: string | Buffer;
  /** After so many bytes its reader closes the pipe. */
  readonly readBytes?: number;
}

/** Runs `generate …` on this thread, with the same result as in a process of its own. */
export async function runHere(args: readonly string[]): Promise<CommandResult> {
  const read = { stdout: '', stderr: '' };
  const write = async (piece: string | Uint8Array) => {
    read.stdout += Buffer.from(piece as Uint8Array).toString();
  };
  const note = (line: string) => {
    read.stderr += `${line}\n`;
  };
  try {
    await generateCommand(args, { write, note, clock, randomSeed });
    return { status: 0, ...read };
  } catch (error) {
    const { status, message } = endOf(error as Error);
    note(`generate: ${message}`);
    return { status, ...read };
  }
}

/** Runs the command `generate` in a process of its own. */
export function runCommand(
  args: readonly string[],
  { input = '', readBytes = Number.POSITIVE_INFINITY }: Pipes = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [...COMMAND, ...args], { stdio: 'pipe' });
  // It may not read all of it.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const read = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    read.stdout += text;
    if (read.stdout.length >= readBytes) child.stdout.destroy();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    read.stderr += text;
  });
  return statusOf(child).then((status) => ({ status, ...read }));
}

/**
 * The same with its output in a file or on a device; with `blocks` the file can grow to that many blocks of 512 bytes.
 */
export async function runCommandInto(
  path: string,
  args: readonly string[],
  blocks?: number,
): Promise<Omit<CommandResult, 'stdout'>> {
  const file = openSync(path, 'w');
  const limit = blocks === undefined ? '' : `ulimit -f ${blocks} && `;
  const script = `${limit}exec "$0" "$@"`;
  const child = spawn('sh', ['-c', script, process.execPath, ...COMMAND, ...args], {
    stdio: ['ignore', file, 'pipe'],
  });
  closeSync(file);
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return { status: await statusOf(child), stderr };
}

function statusOf(child: ChildProcess): Promise<number | null> {
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', done);
  });
}

/** `{ games: 3 }` as `['--games', '3']`. */
export function optionsOf(values: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [`--${name}`, `${value}`]);
}
