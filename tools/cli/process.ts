import { randomBytes } from 'node:crypto';
import { EngineError } from '../../workers/replay/errors.ts';
import { OutputError } from './output.ts';
import { UsageError } from './usage.ts';

/** The present instant, ISO 8601 in UTC. */
export const clock = () => new Date(performance.timeOrigin + performance.now()).toISOString();
export const randomSeed = () => randomBytes(16).toString('hex');

/** A thread failed, or was lost: what it counted is, and it may be tried again. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';

  /** `why` is one line. */
  constructor(why: string) {
    super(`a thread failed: ${why}`);
  }
}

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

/** Runs a command to its end, and tells an error on standard error and in the exit status. */
export function runCommand(name: string, main: (args: readonly string[]) => Promise<unknown>): void {
  // A message that standard error does not take changes nothing about the exit.
  process.stderr.on('error', () => {});
  main(process.argv.slice(2)).catch((error: Error) => {
    const { status, message } = endOf(error);
    if (message !== undefined) process.stderr.write(`${name}: ${message}\n`);
    process.exitCode = status;
  });
}
