import type { PaidTier } from './official-draw.ts';

/**
 * The tiers of both, best first; what is kept stays, and gains the prizes that it did not know. Tiers that were all
 * told before they were settled give way to the others.
 */
export function mergePaid(
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
