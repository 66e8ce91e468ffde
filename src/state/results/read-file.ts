import type { ImportedResults } from '../../../workers/shared/draws/kept-draws.ts';
import { RESULTS_LIMITS } from '../../../workers/shared/draws/results-limits.ts';
import type { ResultsFile, ResultsRefusal } from '../../../workers/shared/draws/results-report.ts';
import type { Outcome } from '../../../workers/tasks/api.ts';
import { PoolError } from '../../pool/call.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { resultsPool } from './reader-pool.ts';

/** Longest that a file may take to be read, in milliseconds: a hostile one must not hold the reader. */
const READ_MS = 10_000;

/** A file, or what somebody has pasted. */
export interface ResultsSource {
  /** Undefined for what was pasted. */
  readonly name?: string;
  readonly blob: Blob;
  /** It has come from outside the app. */
  readonly isForeign?: boolean;
}

/**
 * Why a file gives nothing: the refusal of the reader, or that it could not be read at all. `unreadable`: the browser
 * does not hand it out; `clock`: the day of the device does not exist; `engine`: the reader did not load, or crashed.
 */
export type ReadFault = ResultsRefusal | 'unreadable' | 'clock' | 'engine';

/** What a file gives, or why nothing. */
export type ReadFile =
  | Extract<ImportedResults, { ok: true }>
  | (Omit<Extract<ImportedResults, { ok: false }>, 'refusal'> & { readonly refusal: ReadFault });

/** What the person has said of a file that does not say it itself. */
export type SaidOfFile = Pick<ResultsFile, 'lottery' | 'dayOrder'>;

/**
 * Reads a file in the worker, or a text: what it gives of each lottery that it tells of. Never rejects, but for a signal
 * that is aborted.
 */
export async function readFile(
  source: ResultsSource,
  said: SaidOfFile,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<readonly ReadFile[]> {
  const first = await readOne(source, said, signal, onProgress);
  if (first.ok || first.refusal !== 'several-lotteries' || !first.choices) return [first];
  const all: ReadFile[] = [];
  for (const lottery of first.choices) all.push(await readOne(source, { ...said, lottery }, signal, onProgress));
  return all;
}

async function readOne(
  { blob }: ResultsSource,
  said: SaidOfFile,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ReadFile> {
  if (blob.size > RESULTS_LIMITS.textBytes) {
    return { ok: false, refusal: 'too-large', detail: String(RESULTS_LIMITS.textBytes) };
  }
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await blob.arrayBuffer());
  } catch {
    return { ok: false, refusal: 'unreadable' };
  }
  const input = { bytes, today: brazilDate(), ...said };
  const limits = { onProgress, deadlineMs: READ_MS };
  let outcome: Outcome<ImportedResults>;
  try {
    outcome = await resultsPool().run(signal, 'readResults', input, limits);
  } catch (error) {
    signal.throwIfAborted?.();
    const isLate = error instanceof PoolError && error.code === 'timeout';
    return { ok: false, refusal: isLate ? 'too-slow' : 'engine' };
  }
  signal.throwIfAborted?.();
  if (outcome.ok) return outcome.value;
  return { ok: false, refusal: outcome.code === 'invalid-request' ? 'clock' : 'engine' };
}
