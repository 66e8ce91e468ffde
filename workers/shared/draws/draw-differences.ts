import type { TierHits } from '../lottery/tier-odds.ts';
import type { OfficialDraw, PaidTier } from './official-draw.ts';

/** What two draws of one contest say differently; what one of them does not say is no difference. */
export interface DrawDifferences {
  readonly parts: readonly DrawPart[];
  /** The tiers whose winners or prizes differ, the best first; of Dupla Sena those of both draws. */
  readonly tiers: readonly TierHits[];
}

/** A part of a draw that two sources may say differently. */
export type DrawPart = 'numbers' | 'date' | 'month' | 'prizes';

/** What differs between two draws of one contest. A team is only a name, which each source writes in its own way. */
export function differencesOf(a: OfficialDraw, b: OfficialDraw): DrawDifferences {
  const tiers = [...new Set([...tiersThatDiffer(a.paid, b.paid), ...tiersThatDiffer(a.paidSecond, b.paidSecond)])];
  const found = {
    numbers: !haveSameNumbers(a, b),
    date: differ(a.date, b.date),
    month: differ(a.month, b.month),
    prizes: tiers.length > 0,
  };
  const parts = (Object.keys(found) as DrawPart[]).filter((part) => found[part]);
  return { parts, tiers };
}

/** True when no draw can be both: what tiers paid may be corrected later. */
export function isConflict(a: OfficialDraw, b: OfficialDraw): boolean {
  return !haveSameNumbers(a, b) || differ(a.date, b.date) || differ(a.month, b.month);
}

/** In whatever order; a second draw that one of them does not know is no other. */
export function haveSameNumbers(a: OfficialDraw, b: OfficialDraw): boolean {
  const isOther = differ(a.second && setOf(a.second), b.second && setOf(b.second));
  return setOf(a.numbers) === setOf(b.numbers) && !isOther;
}

function tiersThatDiffer(one: readonly PaidTier[] = [], other: readonly PaidTier[] = []) {
  return one.flatMap(({ hits, winners, cents }) => {
    const same = other.find((tier) => tier.hits === hits);
    return same && (same.winners !== winners || differ(same.cents, cents)) ? [hits] : [];
  });
}

const differ = <T>(one: T | undefined, other: T | undefined) =>
  one !== undefined && other !== undefined && one !== other;

const setOf = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b).join();
