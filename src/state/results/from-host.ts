import { proxy, subscribe } from 'valtio/vanilla';
import type { HostIndex } from '../../../workers/shared/draws/host-index.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { isHostOfResults } from '../../platform/host-files.ts';
import { fetchHostIndex, type HostOffer, offersOf, type Taken, takeOffer } from './host-offers.ts';
import { loadResults, results } from './results.ts';
import { chooseResultsLottery } from './results-lottery.ts';

/** What the site's own host has of real results, beside what is kept. */
export const fromHost = proxy<{
  /** `none`: the host has nothing, and is not asked; `away`: it does not say what it has. */
  status: 'none' | 'looking' | 'ready' | 'away';
  offers: readonly HostOffer[];
  /** The lottery that is being taken. */
  taking: LotteryKey | null;
  /** What came of those that were taken, since the host was looked at. */
  taken: Partial<Record<LotteryKey, Taken>>;
}>({ status: 'none', offers: [], taking: null, taken: {} });

let index: HostIndex | undefined;
let isFollowing = false;
let controller: AbortController | undefined;

/**
 * Asks the host what it has, where the build knows of a host that has something; without it nothing is asked. No offers
 * come where the answer is none, or does not come. Never rejects.
 */
export async function lookAtHost(signal: AbortSignal): Promise<void> {
  if (!isHostOfResults() || fromHost.taking) return;
  Object.assign(fromHost, { status: 'looking', taken: {} });
  await look(signal);
}

/** Takes what is offered of some lotteries, one after the other; one alone is then that of the page. Never rejects. */
export async function takeFromHost(lotteries: readonly LotteryKey[]): Promise<void> {
  if (fromHost.taking) return;
  controller = new AbortController();
  const { signal } = controller;
  let isStale = false;
  for (const lottery of lotteries) {
    const offer = fromHost.offers.find((known) => known.lottery === lottery);
    if (!offer || signal.aborted) continue;
    fromHost.taking = lottery;
    const taken = await takeOffer(offer, signal);
    if (signal.aborted && !taken.ok) continue;
    fromHost.taken = { ...fromHost.taken, [lottery]: taken };
    if (taken.ok && lotteries.length === 1) chooseResultsLottery(lottery);
    isStale ||= !taken.ok && taken.fault === 'gone';
  }
  fromHost.taking = null;
  offerAnew();
  // Its index names other files by now.
  if (isStale) await look(signal);
}

/** Gives up what is being taken; the lotteries that have come stay. */
export function cancelTaking(): void {
  controller?.abort();
}

async function look(signal: AbortSignal): Promise<void> {
  const [found] = await Promise.all([fetchHostIndex(signal), loadResults()]);
  if (signal.aborted) return;
  index = found;
  if (!isFollowing) subscribe(results, offerAnew);
  isFollowing = true;
  fromHost.status = index ? 'ready' : 'away';
  offerAnew();
}

/** Compares with what is kept, which other tabs change too. */
function offerAnew(): void {
  fromHost.offers = results.status === 'ready' ? offersOf(index, results.kept) : [];
}
