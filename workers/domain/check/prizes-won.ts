import { type PrizesOf, prizesAtOnce } from '../../shared/bet-cost.ts';
import type { PrizeWon } from '../../shared/check-games.ts';
import type { Lottery } from '../../shared/lotteries.ts';
import type { PaidTier } from '../../shared/official-draw.ts';
import type { TierHits } from '../../shared/tier-odds.ts';

/** What bets win in the draw that was looked at last. */
export interface Prizes {
  /** Looks at what a draw paid. */
  look(paid: readonly PaidTier[] | undefined): void;
  /** The prizes of a bet of so many marks with so many hits, and of the month where it was hit, the best first. */
  won(marks: number, hits: number, hasMonth: boolean): readonly PrizeWon[];
  /** All of them together, in cents; undefined where one is not known. */
  sum(marks: number, hits: number, hasMonth: boolean): number | undefined;
}

/** What the tiers of a lottery bring. */
export function prizesOf(lottery: Lottery): Prizes {
  const atOnce = new Map<number, readonly PrizesOf[]>();
  let paid: readonly PaidTier[] | undefined;
  /** The sums that were asked for of this draw; null for one that is not known. */
  const sums = new Map<number, number | null>();

  function tiersOf(marks: number, hits: number): readonly PrizesOf[] {
    const key = marks * 101 + hits;
    const tiers = atOnce.get(key) ?? prizesAtOnce(lottery, marks, hits);
    atOnce.set(key, tiers);
    return tiers;
  }

  /** What the month pays. How often to a bet of more marks is not said: once is sure, the sum is not. */
  const monthOf = (marks: number) => (marks === lottery.pick ? centsOf(paid, 'month') : undefined);

  function won(marks: number, hits: number, hasMonth: boolean): readonly PrizeWon[] {
    const prizes = tiersOf(marks, hits).map((tier) => withCents(tier, centsOf(paid, tier.hits)));
    if (!hasMonth) return prizes;
    return [...prizes, withCents({ hits: 'month', prizes: 1 }, monthOf(marks))];
  }

  /** The sum of what `won` gives, or null, without its objects: this is asked for thousands of times. */
  function sumNow(marks: number, hits: number, hasMonth: boolean): number | null {
    let sum = 0;
    for (const tier of tiersOf(marks, hits)) {
      const cents = centsOf(paid, tier.hits);
      if (cents === undefined) return null;
      sum += tier.prizes * cents;
    }
    return hasMonth ? addKnown(sum, monthOf(marks)) : sum;
  }

  return {
    look(next) {
      paid = next;
      if (sums.size > 0) sums.clear();
    },
    won,
    sum(marks, hits, hasMonth) {
      const key = (hits * 101 + marks) * 2 + Number(hasMonth);
      let sum = sums.get(key);
      if (sum === undefined) {
        sum = sumNow(marks, hits, hasMonth);
        sums.set(key, sum);
      }
      return sum ?? undefined;
    },
  };
}

/** What a prize of a tier paid, in cents. Where nobody has won it nobody knows what it would have been. */
function centsOf(paid: readonly PaidTier[] | undefined, hits: TierHits): number | undefined {
  for (const tier of paid ?? []) {
    if (tier.hits === hits) return tier.winners > 0 && tier.cents ? tier.cents : undefined;
  }
  return undefined;
}

function withCents(prize: PrizeWon, cents: number | undefined): PrizeWon {
  return cents === undefined ? prize : { ...prize, cents };
}

function addKnown(sum: number, cents: number | undefined): number | null {
  return cents === undefined ? null : sum + cents;
}
