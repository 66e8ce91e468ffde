import {
  type HostEntry,
  type HostIndex,
  MAX_INDEX_BYTES,
  MAX_TABLE_BYTES,
  readHostIndex,
} from '../../../workers/shared/draws/host-index.ts';
import type { KeepFault } from '../../../workers/shared/draws/kept-draws.ts';
import { parseJson } from '../../../workers/shared/lottery/checks.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { canHave, type Fetched, type FetchFault, fetchHostFile } from '../../platform/host-files.ts';
import { keepTable } from './kept-table.ts';
import type { Summaries } from './summary.ts';

/** The folder of the host's results, below the site's own path. */
const HOST_FOLDER = 'results/';

const INDEX_TIMEOUT_MS = 15_000;

/** What the host has of a lottery that is not kept here. */
export interface HostOffer {
  readonly lottery: LotteryKey;
  readonly entry: HostEntry;
  /** `all`: nothing is kept; `newer`: later draws; `more`: others; `prizes`: what tiers paid. */
  readonly kind: 'all' | 'newer' | 'more' | 'prizes';
  /** Draws that it brings, or whose prizes it brings: 1 or more. */
  readonly draws: number;
}

/** The host's index; undefined when it does not come or is not valid. Never rejects. */
export async function fetchHostIndex(signal: AbortSignal): Promise<HostIndex | undefined> {
  const fetched = await fetchHostFile({
    path: `${HOST_FOLDER}index.json`,
    cache: 'no-cache',
    maxBytes: MAX_INDEX_BYTES,
    timeoutMs: INDEX_TIMEOUT_MS,
    signal,
  });
  if (!fetched.ok) return undefined;
  const index = readHostIndex(parseJson(new TextDecoder().decode(fetched.bytes)));
  return index && (await withoutUnreachable(index));
}

/** The offers of an index that add to the kept draws, in the order of the lotteries. */
export function offersOf(index: HostIndex | undefined, kept: Summaries): HostOffer[] {
  return LOTTERIES.flatMap(({ key }) => {
    const entry = index?.lotteries[key];
    const offer = entry && offerOf(entry, kept[key]);
    return offer ? [{ lottery: key, entry, ...offer }] : [];
  });
}

function offerOf(
  { count, last, hash, withPrizes }: HostEntry,
  kept: Summaries[LotteryKey],
): Pick<HostOffer, 'kind' | 'draws'> | undefined {
  if (!kept) return { kind: 'all', draws: count };
  // Whatever the index says of a file that was taken: there is no more in it.
  if (kept.taken?.includes(hash)) return undefined;
  const newer = last.contest - kept.last.contest;
  if (newer > 0) return { kind: 'newer', draws: Math.min(newer, count) };
  if (count > kept.count) return { kind: 'more', draws: count - kept.count };
  const paid = withPrizes - kept.withPrizes;
  return paid > 0 ? { kind: 'prizes', draws: paid } : undefined;
}

/** Without a network the index may be an old copy's: only what can be had is offered. */
async function withoutUnreachable(index: HostIndex): Promise<HostIndex> {
  const checked = await Promise.all(
    Object.entries(index.lotteries).map(async ([lottery, entry]) => {
      return (await canHave(HOST_FOLDER + entry.file)) ? [[lottery, entry] as const] : [];
    }),
  );
  return { ...index, lotteries: Object.fromEntries(checked.flat()) };
}

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

const TABLE_TIMEOUT_MS = 60_000;

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
    timeoutMs: TABLE_TIMEOUT_MS,
    signal,
  });
}
