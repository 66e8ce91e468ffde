import { createWriteStream, fstatSync } from 'node:fs';
import type { Write } from './print-run.ts';

/** The output could not be written; the message is one line for standard error. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
  /** The system's code: `ENOSPC` for a full disk, `EPIPE` for a reader that has left. */
  readonly code: string | undefined;

  constructor({ code, message }: NodeJS.ErrnoException) {
    super(`cannot write the output: ${message}`);
    this.code = code;
  }
}

/**
 * Writes to standard output, piece after piece; rejects with an OutputError. A file has a stream of its own:
 * `process.stdout` takes a short write, the last one before a disk is full, for a whole one, and the rest would be
 * missing without a word.
 */
export function openOutput(): Write {
  const isFile = fstatSync(1).isFile();
  const output = isFile ? createWriteStream('', { fd: 1, autoClose: false }) : process.stdout;
  // Without a listener the error would end the process before `write` can reject.
  output.on('error', () => {});
  return (piece) =>
    new Promise<void>((resolve, reject) => {
      output.write(piece, (error) => (error ? reject(error) : resolve()));
    }).catch((error: NodeJS.ErrnoException) => {
      throw new OutputError(error);
    });
}
