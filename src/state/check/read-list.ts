import { RESULTS_LIMITS } from '../../../workers/shared/draws/results-limits.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { ListRequest, ListSource, ReadList } from '../../../workers/tasks/read-games.ts';
import { PoolError } from '../../pool/call.ts';
import { resultsPool } from '../results/reader-pool.ts';

/** Longest that a list may take to be read, in milliseconds. */
const READ_MS = 10_000;

/** The games of a file that the app exported. */
export type ExportedGames = Extract<ReadList, { otherGames: number }>;

/**
 * Why a list gives nothing: the refusal of the reader, `unreadable` where the browser does not hand the file out,
 * `failed` where the worker did, or was stopped.
 */
export interface RefusedList {
  readonly ok: false;
  readonly refusal: Extract<ReadList, { ok: false }>['refusal'] | 'unreadable' | 'failed';
  readonly detail?: string;
}

interface Request extends Omit<ListRequest, 'source'> {
  readonly source: string | Blob;
}

/** What a text or a file has of a lottery, read in the worker, or why nothing. Never rejects. */
export async function readList(
  { source, ...request }: Request,
  signal: AbortSignal,
): Promise<Extract<ReadList, { ok: true }> | RefusedList> {
  const { textBytes } = RESULTS_LIMITS;
  if (sizeOf(source) > textBytes) return { ok: false, refusal: 'too-large', detail: String(textBytes) };
  const read = await contentOf(source);
  if (read === undefined) return { ok: false, refusal: 'unreadable' };
  try {
    const options = { deadlineMs: READ_MS };
    const outcome = await resultsPool().run(signal, 'readGames', { ...request, source: read }, options);
    return outcome.ok ? outcome.value : { ok: false, refusal: 'failed' };
  } catch (error) {
    const isLate = error instanceof PoolError && error.code === 'timeout';
    return { ok: false, refusal: isLate ? 'too-slow' : 'failed' };
  }
}

/** The lotteries that a text or a file may be of: none where the worker fails. Never rejects. */
export async function lotteriesOfList(source: string | Blob, signal: AbortSignal): Promise<readonly LotteryKey[]> {
  const read = await contentOf(source);
  if (read === undefined) return [];
  return resultsPool()
    .run(signal, 'lotteriesOfList', { source: read }, { deadlineMs: READ_MS })
    .then((outcome) => (outcome.ok ? outcome.value : []))
    .catch(() => []);
}

const sizeOf = (source: string | Blob) => (typeof source === 'string' ? source.length : source.size);

async function contentOf(source: string | Blob): Promise<ListSource | undefined> {
  if (typeof source === 'string') return source;
  try {
    return new Uint8Array(await source.arrayBuffer());
  } catch {
    return undefined;
  }
}
