import type { OfficialDraw } from '../../shared/draws/official-draw.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { hitsChance } from '../../shared/lottery/tier-odds.ts';
import { log } from '../theory/elementary.ts';

/** One contest: its numbers, and how crowded its prizes were. */
export interface CrowdedDraw {
  readonly numbers: readonly number[];
  /** Logarithm of its winners for the money that was bet, over that of the contests before. */
  readonly crowding: number;
}

/** Since then amounts are in reais; a contest without a day counts as later. */
const FIRST_DAY = '1994-07-01';

/** A tier with fewer winners, in the median contest, says too little. */
const FEWEST_WINNERS = 100;

/** Contests before one that tell what is usual: prices, and how many mark more numbers, change slowly. */
const BEFORE = 50;

/**
 * A contest this many times as far from usual as the median one is a special draw, or comes after a new price. In a
 * normal law one of 19,000 is.
 */
const FARTHEST = 6;

/** How crowded contests were, the oldest first; those without what it takes, and the first ones, are left out. */
export function crowdingOf(lottery: Lottery, draws: readonly OfficialDraw[]): CrowdedDraw[] {
  const told = draws.filter(
    ({ date = FIRST_DAY, takings, paid }) => date >= FIRST_DAY && takings !== undefined && paid,
  );
  const tiers = lottery.winningHits.filter(
    (hits): hits is number =>
      typeof hits === 'number' && median(told.map((draw) => winnersOf(draw, hits))) >= FEWEST_WINNERS,
  );
  const chance = tiers.reduce((sum, hits) => {
    const { ways, of } = hitsChance(lottery, lottery.pick, hits);
    return sum + Number(ways) / Number(of);
  }, 0);
  const rates = told.flatMap((draw) => {
    const winners = tiers.reduce((sum, hits) => sum + winnersOf(draw, hits), 0);
    const rate = log(winners / (chance * (draw.takings ?? 0)));
    return Number.isFinite(rate) ? [{ numbers: draw.numbers, rate }] : [];
  });
  const crowded = rates.slice(BEFORE).map(({ numbers, rate }, i) => {
    const usual = median(rates.slice(i, i + BEFORE).map((before) => before.rate));
    return { numbers, crowding: rate - usual };
  });
  const limit = FARTHEST * median(crowded.map(({ crowding }) => Math.abs(crowding)));
  return crowded.filter(({ crowding }) => Math.abs(crowding) <= limit);
}

function winnersOf({ paid = [] }: OfficialDraw, hits: number): number {
  return paid.find((tier) => tier.hits === hits)?.winners ?? 0;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
