import type { LotteryKey } from '../lottery/lotteries.ts';
import type { ConflictChoice, MergeReport } from './merge-draws.ts';
import type { ReadResults } from './results-report.ts';
import type { KeptSummary } from './results-summary.ts';
import type { ContestRange, FoundWindow } from './window-of-draws.ts';

/** What is kept, without the draws. */
export interface KeptDraws {
  readonly kept: readonly KeptSummary[];
  /** Lotteries whose draws are there and cannot be read: damaged, or of a newer version. */
  readonly unreadable: readonly LotteryKey[];
  /** How often the draws of a lottery have changed, by its key; a removal counts too. */
  readonly changes: Readonly<Record<string, number>>;
}

/** A packed table to be kept with the draws that are there. */
export interface KeepRequest {
  readonly table: Uint8Array<ArrayBuffer>;
  /** Which side of a conflict wins; `kept` unless given. */
  readonly choice?: ConflictChoice;
  /** The lottery of a table that a host served, as its index says: a table of another is not kept. */
  readonly served?: LotteryKey;
}

/**
 * Why draws are not kept: `full`, the browser has no room; `refused`, it keeps nothing for this page; `failed`, they
 * could not be read or put together. What was there before stays.
 */
export type KeepFault = 'full' | 'refused' | 'failed';

/** How keeping draws went. */
export type KeepOutcome =
  | { readonly ok: true; readonly report: MergeReport; readonly summary: KeptSummary }
  | { readonly ok: false; readonly fault: KeepFault };

/** What a file gives, and what keeping its table would change. */
export type ImportedResults =
  | (Extract<ReadResults, { ok: true }> & { readonly merge: MergeReport })
  | Extract<ReadResults, { ok: false }>;

/** The window, and the contests that it asks for and that are not there. */
export interface KeptWindow extends FoundWindow {
  readonly missing: readonly ContestRange[];
}

/** Names the kept draws of a lottery. */
export interface OfLottery {
  readonly lottery: LotteryKey;
}
