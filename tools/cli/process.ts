import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { EngineError } from '../../workers/replay/errors.ts';
import { OutputError } from './output.ts';
import type { Write } from './print-run.ts';
import { openProgress } from './progress.ts';
import { UsageError } from './usage.ts';

/** The present instant, ISO 8601 in UTC. */
export const clock = () => new Date(performance.timeOrigin + performance.now()).toISOString();
/** Milliseconds since the process began. */
export const elapsed = () => performance.now();
export const randomSeed = () => randomBytes(16).toString('hex');

/** A thread failed, or was lost; the message is one line. It may be tried again. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
}

/** What shows the progress of this command; undefined with `--quiet`, and where standard error is no terminal. */
export const progressOf = () => (process.argv.includes('--quiet') ? undefined : openProgress(process.stderr, elapsed));

/** Partial files that cannot be added; the message names each with the reason. */
export class MergeError extends Error {
  override readonly name = 'MergeError';
  /** The exit status: 1 where shards that are run again can mend it, else 2. */
  readonly status: 1 | 2;

  constructor(faults: readonly PartialFault[]) {
    super(`nothing is merged\n${faults.map(({ reason }) => reason).join('\n')}`);
    this.status = faults.every(({ isMended }) => isMended) ? 1 : 2;
  }
}

/** Why partial files cannot be added, and whether shards that are run again mend it. */
export interface PartialFault {
  /** With the name of the file, where it is one. */
  readonly reason: string;
  readonly isMended: boolean;
}

/** How a command ends for an error: its exit status, and what it says of it on standard error. */
interface End {
  /** 0 when the reader closed the pipe, 1 for what may be tried again, 2 for what may not, 3 for output and engine. */
  readonly status: 0 | 1 | 2 | 3;
  readonly message?: string | undefined;
}

/** How a command ends for an error. */
export function endOf(error: Error): End {
  const { message } = error;
  if (error instanceof UsageError) return { status: 2, message };
  if (error instanceof MergeError) return { status: error.status, message };
  if (error instanceof ThreadError) return { status: 1, message };
  if (error instanceof EngineError) return { status: 3, message };
  if (error instanceof OutputError) return error.code === 'EPIPE' ? { status: 0 } : { status: 3, message };
  return { status: 1, message: error.stack };
}

/**
 * Runs a command to its end, and tells an error on standard error and in the exit status. Asked for its help (-h) or its
 * version it only tells that; without arguments it tells its help, as an error.
 */
export function runCommand(
  name: string,
  help: string,
  write: Write,
  main: (args: readonly string[]) => Promise<unknown>,
): void {
  // A message that standard error does not take changes nothing about the exit.
  process.stderr.on('error', () => {});
  const args = process.argv.slice(2);
  const bin = name === 'lab' ? 'robo-da-sorte-lab' : 'robo-da-sorte';
  const text = import.meta.url.endsWith('.ts') ? help : help.replaceAll(`npm run --silent ${name} --`, `npx ${bin}`);
  const run = async (): Promise<unknown> => {
    if (args.includes('-h') || args.includes('--help')) return write(text);
    if (args.includes('--version')) return write(`${versionOfPackage()}\n`);
    if (args.length > 0) return main(args);
    process.exitCode = 2;
    return process.stderr.write(text);
  };
  run().catch((error: Error) => {
    const { status, message } = endOf(error);
    if (message !== undefined) process.stderr.write(`${name}: ${message}\n`);
    process.exitCode = status;
  });
}

/** The package by its own name: its file is elsewhere for the source than where it is installed. */
const versionOfPackage = (): string => createRequire(import.meta.url)('robo-da-sorte/package.json').version;
