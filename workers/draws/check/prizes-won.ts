import { isExtraOpen, prizesAtOnce } from '../../shared/bet/bet-cost.ts';
import { NO_DAY, type PrizeWon, type Win } from '../../shared/check/check-games.ts';
import { dateOfDay } from '../../shared/lottery/day-number.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';
import type { TierHits } from '../../shared/lottery/tier-odds.ts';
import type { DrawColumns, DrawSide } from './draw-columns.ts';
import type { Entry } from './entries.ts';

/** Prizes that come at once, the best first: of which tiers, and how many of each. */
export type AtOnce = readonly {
  readonly hits: TierHits;
  /** The place of the tier. */
  readonly tier: number;
  readonly prizes: number;
  /** What they come to is never known. */
  readonly isOpen?: true;
}[];

/** The prizes of a bet of m marks with h hits, and of the month where it was hit. */
export type Prizes = (marks: number, hits: number, hasMonth: boolean) => AtOnce;

/** What the tiers of a lottery bring. */
export function prizesOf(lottery: Lottery): Prizes {
  const tiers = lottery.winningHits;
  const width = lottery.drawn + 1;
  const known: (AtOnce | undefined)[] = [];
  return (marks, hits, hasMonth) => {
    const key = (marks * width + hits) * 2 + (hasMonth ? 1 : 0);
    const there = known[key];
    if (there) return there;
    const list = prizesAtOnce(lottery, marks, hits);
    const made = list.map((one) => ({ ...one, tier: tiers.indexOf(one.hits) }));
    // Once at least; what it comes to is unknown.
    const isOpen = isExtraOpen(lottery, marks) && ({ isOpen: true } as const);
    const month = { hits: 'month', prizes: 1, tier: tiers.indexOf('month'), ...isOpen } as const;
    known[key] = hasMonth ? [...made, month] : made;
    return known[key];
  };
}

/** The place of the best of the tiers that there were in the draw at a place; −1: none of them. */
export function bestTier(prizes: AtOnce, { starts }: DrawSide, place: number): number {
  for (const { tier } of prizes) if (place >= (starts.from[tier] ?? 0)) return tier;
  return -1;
}

/**
 * What prizes came to in the draw at a place, in cents, by the tiers that there were; −1 where one is not known, or all
 * are more than a number holds exactly.
 */
export function centsOf(prizes: AtOnce, side: DrawSide, place: number): number {
  const { cents, tiers, starts } = side;
  let sum = 0;
  for (const { tier, prizes: count, isOpen } of prizes) {
    if (place < (starts.from[tier] ?? 0)) continue;
    const each = isOpen ? -1 : (cents[place * tiers + tier] ?? -1);
    if (each < 0) return -1;
    sum += count * each;
  }
  return Number.isSafeInteger(sum) ? sum : -1;
}

/** Each of the prizes whose tier there was, with what it paid in the draw at a place, where that is known. */
function prizesIn(prizes: AtOnce, side: DrawSide, place: number): readonly PrizeWon[] {
  return prizes
    .filter((one) => bestTier([one], side, place) >= 0)
    .map((one) => {
      const cents = centsOf([{ ...one, prizes: 1 }], side, place);
      const prize = { hits: one.hits, prizes: one.prizes };
      return cents < 0 ? prize : { ...prize, cents };
    });
}

/** The win of a bet in a side of the contest at a place, as the answer lists it. */
export function winOf(
  draws: DrawColumns,
  { game, isMirror }: Entry,
  place: number,
  side: DrawSide,
  hits: number,
  prizes: AtOnce,
): Win {
  const cents = centsOf(prizes, side, place);
  const day = draws.days[place] ?? NO_DAY;
  return {
    game,
    contest: draws.contests[place] ?? 0,
    hits,
    won: prizesIn(prizes, side, place),
    ...(day !== NO_DAY && { date: dateOfDay(day) }),
    ...(side === draws.second && { second: true }),
    ...(isMirror && { mirror: true }),
    ...(cents >= 0 && { cents }),
    ...(draws.isOld[place] === 1 && { otherCurrency: true }),
  };
}
