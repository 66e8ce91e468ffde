import { type HostFile, MAX_ASSET_BYTES } from '../../../workers/shared/host-index.ts';
import type {
  HostBytes,
  HostRefusal,
  HostResults,
  ReadHostResults,
} from '../../../workers/shared/host-results.ts';
import type { KeepFault } from '../../../workers/shared/kept-draws.ts';
import { type FetchFault, fetchHostFile } from '../../platform/host-files.ts';
import { HOST_FOLDER, type HostOffer } from './host-offers.ts';
import { keepTable } from './kept-table.ts';
import { resultsPool } from './reader-pool.ts';

/** Why nothing was taken; `unread`: no worker has read it. What was kept before stays. */
export type TakeFault = FetchFault | HostRefusal | KeepFault | 'unread';

/** How taking an offer went. */
export type Taken =
  | {
      readonly ok: true;
      /** New draws. */
      readonly draws: number;
      /** Contests that the host has otherwise; here they stay as they were. */
      readonly conflicts: number;
      /** Why what the tiers paid did not come. */
      readonly prizesFault?: TakeFault;
    }
  | { readonly ok: false; readonly fault: TakeFault };

type Got<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: TakeFault };

const TIMEOUT_MS = 60_000;

/**
 * Takes what the host has of a lottery: the draws first, small as they are, then what the tiers paid.
 * Prizes that do not come are offered again; the draws are kept by then. Never rejects.
 */
export async function takeOffer(
  { lottery, entry, kind }: HostOffer,
  signal: AbortSignal,
): Promise<Taken> {
  const draws = await fetchChecked(entry, signal, (file) => ({ lottery, draws: file }));
  if (!draws.ok) return draws;
  const kept =
    kind === 'prizes' ? undefined : await keepTable(draws.value.table, 'kept', [entry.hash]);
  if (kept && !kept.ok) return kept;
  const counts = {
    draws: kept?.report.added ?? 0,
    conflicts: kept?.report.conflictCount ?? 0,
  };
  if (!entry.prizes) return { ok: true, ...counts };
  const paid = await fetchChecked(entry.prizes, signal, (file) => ({
    ...{ lottery, draws: draws.value.file, prizes: file },
  }));
  const keptPaid = paid.ok
    ? await keepTable(paid.value.table, 'kept', [entry.hash, entry.prizes.hash])
    : paid;
  return { ok: true, ...counts, ...(!keptPaid.ok && { prizesFault: keptPaid.fault }) };
}

/** A file and what it reads as; once more past all copies, where it does not come or is not that of the index. */
async function fetchChecked(
  { file, hash }: HostFile,
  signal: AbortSignal,
  resultsWith: (file: HostBytes) => HostResults,
): Promise<Got<{ readonly file: HostBytes; readonly table: Uint8Array<ArrayBuffer> }>> {
  let fault: TakeFault = 'hash';
  for (const cache of ['default', 'reload'] as const) {
    const fetched = await fetchHostFile({
      ...{ path: HOST_FOLDER + file, cache, signal },
      ...{ maxBytes: MAX_ASSET_BYTES, timeoutMs: TIMEOUT_MS },
    });
    if (!fetched.ok) {
      fault = fetched.fault;
      // A part of the page that hangs may have ended all requests: see `platform/part-files.ts`.
      if (fault === 'offline' && !signal.aborted) continue;
      break;
    }
    const bytes = { bytes: fetched.bytes, hash };
    const read = await readInWorker(resultsWith(bytes), signal);
    if (!read) return { ok: false, fault: 'unread' };
    if (read.ok) return { ok: true, value: { file: bytes, table: read.table } };
    fault = read.refusal;
    if (fault !== 'hash') break;
  }
  return { ok: false, fault };
}

async function readInWorker(
  input: HostResults,
  signal: AbortSignal,
): Promise<ReadHostResults | undefined> {
  try {
    const outcome = await resultsPool().run(signal, 'readHostResults', input);
    return outcome.ok ? outcome.value : undefined;
  } catch {
    return undefined;
  }
}
