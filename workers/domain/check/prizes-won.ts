import { prizesAtOnce } from '../../shared/bet-cost.ts';
import type { PrizeWon } from '../../shared/check-games.ts';
import type { Lottery } from '../../shared/lotteries.ts';
import { type TierHits, winningHits } from '../../shared/tier-odds.ts';
import type { DrawSide } from './draw-columns.ts';

/** Prizes that come at once, the best first: of which tiers, and how many of each. */
export type AtOnce = readonly {
  readonly hits: TierHits;
  /** The place of the tier; −1: what it pays is never known. */
  readonly tier: number;
  readonly prizes: number;
}[];

/** What a bet of so many marks with so many hits wins, and with the month where it was hit. */
export type Prizes = (marks: number, hits: number, hasMonth: boolean) => AtOnce;

/** What the tiers of a lottery bring. */
export function prizesOf(lottery: Lottery): Prizes {
  const tiers = winningHits(lottery.key);
  const width = lottery.drawn + 1;
  const known: (AtOnce | undefined)[] = [];
  return (marks, hits, hasMonth) => {
    const key = (marks * width + hits) * 2 + (hasMonth ? 1 : 0);
    const there = known[key];
    if (there) return there;
    const list = prizesAtOnce(lottery, marks, hits);
    const made = list.map((one) => ({ ...one, tier: tiers.indexOf(one.hits) }));
    // How often the month pays to a bet of more marks is not said: once is sure, the sum is not.
    const tier = marks === lottery.pick ? tiers.indexOf('month') : -1;
    known[key] = hasMonth ? [...made, { hits: 'month', prizes: 1, tier }] : made;
    return known[key];
  };
}

/** What prizes came to in the draw at a place, in cents; −1 where one is not known. */
export function centsOf(prizes: AtOnce, { cents, tiers }: DrawSide, place: number): number {
  let sum = 0;
  for (let i = 0; i < prizes.length; i++) {
    const { tier = -1, prizes: count = 0 } = prizes[i] ?? {};
    const each = tier < 0 ? -1 : (cents[place * tiers + tier] ?? -1);
    if (each < 0) return -1;
    sum += count * each;
  }
  return sum;
}

/** Each of the prizes with what it paid in the draw at a place, where that is known. */
export function prizesIn(prizes: AtOnce, side: DrawSide, place: number): readonly PrizeWon[] {
  return prizes.map((one) => {
    const cents = centsOf([{ ...one, prizes: 1 }], side, place);
    const prize = { hits: one.hits, prizes: one.prizes };
    return cents < 0 ? prize : { ...prize, cents };
  });
}
