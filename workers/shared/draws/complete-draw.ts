import type { OfficialDraw, PaidTier } from './official-draw.ts';

/** The draw with what another source knows beside; the very same where that is nothing. */
export function completeDraw(kept: OfficialDraw, incoming: OfficialDraw): OfficialDraw {
  // Both draws of a contest are in draw order, or neither is.
  const hasNewOrder = incoming.isInDrawOrder && !kept.isInDrawOrder && hasAll(incoming, kept);
  const second = hasNewOrder ? incoming.second : (kept.second ?? sorted(incoming, kept));
  const paid = mergePaid(kept.paid, incoming.paid);
  const paidSecond = mergePaid(kept.paidSecond, incoming.paidSecond);
  const knowsAll = (['date', 'team', 'month', 'takings'] as const).every((part) => part in kept || !(part in incoming));
  const isSame =
    knowsAll && !hasNewOrder && second === kept.second && paid === kept.paid && paidSecond === kept.paidSecond;
  if (isSame) return kept;
  const { isInDrawOrder: _, ...more } = incoming;
  return {
    ...more,
    ...kept,
    ...(hasNewOrder && { numbers: incoming.numbers, isInDrawOrder: true }),
    ...(second && { second }),
    ...(paid && { paid }),
    ...(paidSecond && { paidSecond }),
  };
}

/** True unless taking the order of a draw would lose the second one, of which it says nothing. */
const hasAll = (incoming: OfficialDraw, kept: OfficialDraw) =>
  incoming.second !== undefined || kept.second === undefined;

/** The second draw that only the other source has, in the order that the kept one is in. */
function sorted(incoming: OfficialDraw, kept: OfficialDraw): readonly number[] | undefined {
  if (!incoming.second || incoming.isInDrawOrder === kept.isInDrawOrder) return incoming.second;
  return [...incoming.second].sort((a, b) => a - b);
}

/**
 * The tiers of both, best first; what is kept stays, and gains the prizes that it did not know. Tiers that were all
 * told before they were settled give way to the others.
 */
function mergePaid(
  kept: readonly PaidTier[] | undefined,
  incoming: readonly PaidTier[] | undefined,
): readonly PaidTier[] | undefined {
  if (!kept || !incoming) return kept ?? incoming;
  if (!kept.some(isSettled) && incoming.some(isSettled)) return incoming;
  const more = incoming.filter(({ hits }) => !kept.some((tier) => tier.hits === hits));
  const known = kept.map((tier) => {
    const other = incoming.find(({ hits, winners }) => hits === tier.hits && winners === tier.winners);
    return tier.cents === undefined && other?.cents !== undefined ? other : tier;
  });
  if (more.length === 0 && known.every((tier, i) => tier === kept[i])) return kept;
  return [...known, ...more].sort((a, b) => rank(a) - rank(b));
}

const isSettled = ({ winners, cents = 0 }: PaidTier) => winners > 0 || cents > 0;

/** The best first: more hits before fewer, but Lotomania's none after all others. */
function rank({ hits }: PaidTier): number {
  if (typeof hits !== 'number') return 1;
  return hits === 0 ? 2 : -hits;
}
