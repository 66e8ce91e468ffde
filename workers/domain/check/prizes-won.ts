import { prizesAtOnce } from '../../shared/bet-cost.ts';
import type { PrizeWon } from '../../shared/check-games.ts';
import type { Lottery } from '../../shared/lotteries.ts';
import { type TierHits, winningHits } from '../../shared/tier-odds.ts';
import type { DrawSide } from './draw-columns.ts';

/** What bets win in the draw that was looked at last. */
export interface Prizes {
  /** Looks at the draw at a place. */
  look(side: DrawSide, place: number): void;
  /** The prizes of a bet of so many marks with so many hits, and of the month where it was hit, the best first. */
  won(marks: number, hits: number, hasMonth: boolean): readonly PrizeWon[];
  /** All of them together, in cents; −1 where one is not known. */
  sum(marks: number, hits: number, hasMonth: boolean): number;
}

/** Prizes that come at once: the places of their tiers, and how many of each. */
type AtOnce = readonly {
  readonly hits: TierHits;
  readonly tier: number;
  readonly prizes: number;
}[];

/** What the tiers of a lottery bring. */
export function prizesOf(lottery: Lottery): Prizes {
  const tiers = winningHits(lottery.key);
  const monthTier = tiers.indexOf('month');
  const width = lottery.drawn + 1;
  const atOnce: (AtOnce | undefined)[] = [];
  let cents: Float64Array = new Float64Array();
  let at = 0;

  function prizesAt(marks: number, hits: number): AtOnce {
    const key = marks * width + hits;
    const known = atOnce[key];
    if (known) return known;
    const list = prizesAtOnce(lottery, marks, hits);
    const made = list.map((one) => ({ ...one, tier: tiers.indexOf(one.hits) }));
    atOnce[key] = made;
    return made;
  }

  const centsOf = (tier: number) => cents[at + tier] ?? -1;

  /** What the month pays. How often to a bet of more marks is not said: once is sure, the sum is not. */
  const monthOf = (marks: number) => (marks === lottery.pick ? centsOf(monthTier) : -1);

  function sumOf(list: AtOnce): number {
    let sum = 0;
    for (let i = 0; i < list.length; i++) {
      const { tier = -1, prizes = 0 } = list[i] ?? {};
      const each = centsOf(tier);
      if (each < 0) return -1;
      sum += prizes * each;
    }
    return sum;
  }

  return {
    look(side, place) {
      cents = side.cents;
      at = place * tiers.length;
    },
    won(marks, hits, hasMonth) {
      const list = prizesAt(marks, hits).map((one) =>
        prizeOf(one.hits, one.prizes, centsOf(one.tier)),
      );
      return hasMonth ? [...list, prizeOf('month', 1, monthOf(marks))] : list;
    },
    sum(marks, hits, hasMonth) {
      const sum = sumOf(prizesAt(marks, hits));
      if (!hasMonth || sum < 0) return sum;
      const month = monthOf(marks);
      return month < 0 ? -1 : sum + month;
    },
  };
}

function prizeOf(hits: TierHits, prizes: number, cents: number): PrizeWon {
  return cents < 0 ? { hits, prizes } : { hits, prizes, cents };
}
