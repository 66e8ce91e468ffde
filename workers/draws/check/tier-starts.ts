import type { PackedTiers } from '../../shared/draws/draw-cursor.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { tierOdds } from '../../shared/lottery/tier-odds.ts';

/** Where in a table each tier of `winningHits` begins. */
export interface TierStarts {
  /** The place that a tier counts from: before it the tier did not exist. */
  readonly from: Int32Array;
  /** The place from which on it is known to exist: between the two the table does not say. */
  readonly sure: Int32Array;
}

/** This many expected winners without a real one prove that a tier did not exist: e⁻²⁰ is 2 in 10⁹. */
const PROOF = 20;

/**
 * The contests in which tiers begin, by their winners. The winners of the most frequent tier show how many bets a
 * contest had; the odds then give how many winners each tier should have. From PROOF expected winners in contests that
 * report none, the tier did not exist until its first reported winner; with fewer it did, and had no winner. The best
 * tier always exists. A contest that reports nothing of a tier proves nothing: until the first that does, it is
 * unknown.
 */
export function openTierStarts(lottery: Lottery, length: number, tierOf: Int8Array) {
  const odds = tierOdds(lottery, lottery.counterSizes[0]);
  const chances = odds.map(({ chance: { ways, of } }) => Number(ways) / Number(of));
  const places = () => new Int32Array(chances.length).fill(length);
  const [firstTold, firstWon] = [places(), places()];
  const lastNone = new Int32Array(chances.length).fill(-1);
  const missed = new Float64Array(chances.length);
  let open = chances.length;
  return {
    /** The tiers of the draw at a place, ascending; `other` those of the contest's other draw. */
    see(place: number, paid: PackedTiers, other?: PackedTiers): void {
      if (open === 0) return;
      const bets = betsIn(paid, tierOf, chances) || (other ? betsIn(other, tierOf, chances) : 0);
      for (let i = 0; i < paid.count; i++) {
        const tier = tierOf[paid.hits[i] ?? 0] ?? -1;
        if (tier < 0 || firstWon[tier] !== length) continue;
        firstTold[tier] = Math.min(firstTold[tier] ?? 0, place);
        if ((paid.winners[i] ?? 0) > 0) {
          firstWon[tier] = place;
          open--;
        } else if (bets > 0) {
          lastNone[tier] = place;
          missed[tier] = (missed[tier] ?? 0) + bets * (chances[tier] ?? 0);
        }
      }
    },
    close(): TierStarts {
      const isLate = (tier: number) => tier > 0 && (missed[tier] ?? 0) >= PROOF;
      const from = lastNone.map((place, tier) => (isLate(tier) ? place + 1 : 0));
      const told = firstTold.map((place, tier) => (tier > 0 ? place : 0));
      const sure = firstWon.map((place, tier) => (isLate(tier) ? place : (told[tier] ?? 0)));
      return { from, sure };
    },
  };
}

/** About how many bets took part: from the winners of the most frequent tier that has some. */
function betsIn(paid: PackedTiers, tierOf: Int8Array, chances: readonly number[]): number {
  let [best, bets] = [0, 0];
  for (let i = 0; i < paid.count; i++) {
    const chance = chances[tierOf[paid.hits[i] ?? 0] ?? -1] ?? 0;
    const winners = paid.winners[i] ?? 0;
    if (winners === 0 || chance <= best) continue;
    [best, bets] = [chance, winners / chance];
  }
  return bets;
}
