import { closeSync, openSync, readSync } from 'node:fs';
import { EngineError, LinkError, ReceiptError } from '../../workers/replay/errors.ts';
import { withDraws } from '../../workers/replay/read-history.ts';
import { readReceipt, receiptWithin } from '../../workers/replay/read-receipt.ts';
import { readReceiptLink } from '../../workers/replay/receipt-link.ts';
import type { Receipt } from '../../workers/shared/run/receipt.ts';
import { MAX_RUN, UsageError } from './usage.ts';

/** A receipt has some 300 bytes; what `--json` prints of 20 tickets, 20,000. More is not read. */
const MAX_BYTES = 1_000_000;

const STDIN = 0;

/** How long to wait for standard input that has nothing yet. */
const ASK_AGAIN_MS = 20;

/**
 * The receipt in a link; throws a UsageError, or an EngineError for an unknown engine. With `needsDraws` a history that
 * the link only names is refused too.
 */
export function receiptOfLink(link: string, needsDraws: boolean): Receipt {
  return named('--link', () => ready(readReceiptLink(link), needsDraws));
}

/**
 * The receipt in a file, `-` for standard input: alone, or in what `--json` printed. Throws a UsageError, or an
 * EngineError for an unknown engine.
 */
export function receiptOfFile(path: string, needsDraws: boolean): Receipt {
  return named(`--receipt ${JSON.stringify(path)}`, () =>
    ready(readReceipt(receiptIn(readText(path)), MAX_RUN), needsDraws),
  );
}

function ready(receipt: Receipt, needsDraws: boolean): Receipt {
  return needsDraws ? withDraws(receipt) : receipt;
}

function named(option: string, read: () => Receipt): Receipt {
  try {
    return read();
  } catch (error) {
    if (error instanceof EngineError) throw error;
    if (!(error instanceof ReceiptError || error instanceof LinkError)) throw error;
    throw new UsageError(`${option}: ${error.message}`);
  }
}

/** What `--json` prints begins with the receipt; a quotation mark in its texts has a backslash. */
const PRINTED = /^\{"receipt":(\{.*?\}),"tickets":\[/s;

function receiptIn({ text, isWhole }: { text: string; isWhole: boolean }): unknown {
  const [, printed] = PRINTED.exec(text) ?? [];
  if (!isWhole && !printed) throw new ReceiptError(`over ${MAX_BYTES} bytes: no receipt`);
  let kept: unknown;
  try {
    kept = JSON.parse(printed ?? text);
  } catch {
    throw new ReceiptError('no JSON');
  }
  return receiptWithin(kept);
}

/** The text of a file, read no further than where it is too long for a receipt. */
function readText(path: string): { text: string; isWhole: boolean } {
  const buffer = Buffer.alloc(MAX_BYTES + 1);
  let length = 0;
  try {
    const file = path === '-' ? STDIN : openSync(path, 'r');
    for (let read = -1; read !== 0 && length < buffer.length; length += read) {
      read = readSome(file, buffer.subarray(length));
    }
    if (file !== STDIN) closeSync(file);
  } catch (error) {
    throw new ReceiptError(`cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  const isWhole = length <= MAX_BYTES;
  try {
    // Where the file goes on, its last character may be cut in two.
    const text = new TextDecoder('utf-8', { fatal: true });
    return { text: text.decode(buffer.subarray(0, length), { stream: !isWhole }), isWhole };
  } catch {
    throw new ReceiptError('no text in UTF-8');
  }
}

/** Reads on; a terminal or a pipe that has nothing yet is asked again. */
function readSome(file: number, into: Uint8Array): number {
  for (;;) {
    try {
      return readSync(file, into);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ASK_AGAIN_MS);
    }
  }
}
