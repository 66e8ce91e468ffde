import { type HostEntry, MAX_TABLE_BYTES } from '../../../workers/shared/draws/host-index.ts';
import type { KeepFault } from '../../../workers/shared/draws/kept-draws.ts';
import { type Fetched, type FetchFault, fetchHostFile } from '../../platform/host-files.ts';
import { HOST_FOLDER, type HostOffer } from './host-offers.ts';
import { keepTable } from './kept-table.ts';

/** How taking an offer went. Where it failed, what was kept before stays. */
export type Taken =
  | {
      readonly ok: true;
      /** New draws. */
      readonly draws: number;
      /** Contests that the host has otherwise; here they stay as they were. */
      readonly conflicts: number;
    }
  | { readonly ok: false; readonly fault: FetchFault | KeepFault };

const TIMEOUT_MS = 60_000;

/** Takes what the host has of a lottery. Never rejects. */
export async function takeOffer({ lottery, entry }: HostOffer, signal: AbortSignal): Promise<Taken> {
  let fetched = await fetchTable(entry, 'default', signal);
  // A copy may be damaged, and a part of the page that hangs may have ended all requests: see `platform/part-files.ts`.
  // Once more, past all copies.
  if (!fetched.ok && /hash|offline/.test(fetched.fault) && !signal.aborted) {
    fetched = await fetchTable(entry, 'reload', signal);
  }
  if (!fetched.ok) return fetched;
  const kept = await keepTable(fetched.bytes, 'kept', { lottery, hash: entry.hash });
  if (!kept.ok) return kept;
  const { added, conflictCount } = kept.report;
  return { ok: true, draws: added, conflicts: conflictCount };
}

function fetchTable({ file, hash }: HostEntry, cache: RequestCache, signal: AbortSignal): Promise<Fetched> {
  return fetchHostFile({
    path: HOST_FOLDER + file,
    cache,
    maxBytes: MAX_TABLE_BYTES,
    hash,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
}
