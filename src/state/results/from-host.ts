import { proxy, ref } from 'valtio/vanilla';
import {
  type HostEntry,
  type HostIndex,
  MAX_TABLE_BYTES,
  readHostIndex,
} from '../../../workers/shared/draws/host-index.ts';
import type { KeepOutcome } from '../../../workers/shared/draws/kept-draws.ts';
import { parseJson } from '../../../workers/shared/lottery/checks.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { fetchHostFile, isHostOfResults } from '../../platform/host-files.ts';
import { keepTable } from './kept-table.ts';
import { loadResults } from './results.ts';
import { chooseResultsLottery } from './results-lottery.ts';
import type { Summaries } from './summary.ts';

/** What the host has of a lottery that is not kept here. */
export interface HostOffer extends Pick<HostEntry, 'file' | 'last'> {
  readonly lottery: LotteryKey;
  /** `all`: nothing is kept; `newer`: later draws; `more`: others; `prizes`: what tiers paid. */
  readonly kind: 'all' | 'newer' | 'more' | 'prizes';
  /** Draws that it brings, or whose prizes it brings: 1 or more. */
  readonly draws: number;
}

/** How taking an offer went; `away`: the file did not come. Where it failed, what was kept before stays. */
export type Taken = KeepOutcome | { readonly ok: false; readonly fault: 'away' };

type TakenOf = Readonly<Partial<Record<LotteryKey, Taken>>>;

/** What the site's own host has of real results. */
export const fromHost = proxy<{
  /** `none`: the host has nothing, and is not asked; `away`: it does not say what it has. */
  status: 'none' | 'looking' | 'ready' | 'away';
  index: HostIndex;
  /** The lottery that is being taken. */
  taking: LotteryKey | null;
  /** What came of those that were taken, since the host was looked at. */
  taken: TakenOf;
}>({ status: 'none', index: {}, taking: null, taken: {} });

let controller: AbortController | undefined;

/**
 * Asks the host what it has, where the build knows of a host that has something; without it nothing is asked. Never
 * rejects.
 */
export async function lookAtHost(signal: AbortSignal): Promise<void> {
  if (!isHostOfResults() || fromHost.taking) return;
  Object.assign(fromHost, { status: 'looking', index: {}, taken: {} });
  const [bytes] = await Promise.all([fetchHostFile('results/index.json', signal), loadResults()]);
  if (signal.aborted) return;
  const index = bytes && readHostIndex(parseJson(new TextDecoder().decode(bytes)));
  Object.assign(fromHost, { status: index ? 'ready' : 'away', index: ref(index ?? {}) });
}

/** What an index has beside the kept draws, in the order of the lotteries; nothing more of what was taken. */
export function offersOf(index: HostIndex, kept: Summaries, taken: TakenOf): HostOffer[] {
  return LOTTERIES.flatMap(({ key: lottery }) => {
    const entry = index[lottery];
    const here = kept[lottery];
    if (!entry || (here && taken[lottery]?.ok)) return [];
    const { file, last, count } = entry;
    const offer = here ? newsOf(entry, here) : ({ kind: 'all', draws: count } as const);
    return offer.draws > 0 ? [{ lottery, file, last, ...offer }] : [];
  });
}

function newsOf(
  { count, last, withPrizes }: HostEntry,
  kept: Omit<HostEntry, 'file'>,
): Pick<HostOffer, 'kind' | 'draws'> {
  const newer = last.contest - kept.last.contest;
  if (newer > 0) return { kind: 'newer', draws: Math.min(newer, count) };
  if (count > kept.count) return { kind: 'more', draws: count - kept.count };
  return { kind: 'prizes', draws: withPrizes - kept.withPrizes };
}

/** Takes what is offered, one lottery after the other; one alone is then that of the page. Never rejects. */
export async function takeFromHost(offers: readonly HostOffer[]): Promise<void> {
  if (fromHost.taking) return;
  controller = new AbortController();
  const { signal } = controller;
  for (const { lottery, file } of offers) {
    fromHost.taking = lottery;
    const taken = await take(lottery, file, signal);
    if (signal.aborted && !taken.ok) break;
    fromHost.taken = { ...fromHost.taken, [lottery]: ref(taken) };
    if (taken.ok && offers.length === 1) chooseResultsLottery(lottery);
  }
  fromHost.taking = null;
}

/** Gives up what is being taken; the lotteries that have come stay. */
export function cancelTaking(): void {
  controller?.abort();
}

async function take(lottery: LotteryKey, file: string, signal: AbortSignal): Promise<Taken> {
  const table = await fetchHostFile(`results/${file}`, signal);
  if (!table) return { ok: false, fault: 'away' };
  return table.length > MAX_TABLE_BYTES ? { ok: false, fault: 'failed' } : keepTable(table, 'kept', lottery);
}
