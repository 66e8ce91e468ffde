import { type Chance, oneIn } from './chance.ts';
import { EXTRA_COUNT, type Lottery } from './lotteries.ts';
import { combinations } from './odds.ts';

/** The hit: a number of the drawn numbers, the team or the month. */
export type TierHits = Lottery['winningHits'][number];

/** A prize tier of one bet in one draw. */
export interface Tier {
  readonly hits: TierHits;
  readonly chance: Chance;
  /** The N of “1 in N”, as the operator prints it: rounded, or without the fraction. */
  readonly oneIn: number;
}

/**
 * The exact chance of each prize tier of a bet with m marks in one draw, the best first: C(m, h) · C(T − m, d − h) /
 * C(T, d).
 */
export function tierOdds(
  lottery: Pick<Lottery, 'total' | 'drawn' | 'winningHits' | 'cutOdds'>,
  marks: number,
): readonly Tier[] {
  const cut = lottery.cutOdds?.[marks] ?? [];
  return lottery.winningHits.map((hits) => {
    const chance =
      typeof hits === 'number' ? hitsChance(lottery, marks, hits) : { ways: 1n, of: BigInt(EXTRA_COUNT[hits]) };
    return {
      hits,
      chance,
      oneIn: cut.some((one) => one === hits) ? Number(chance.of / chance.ways) : oneIn(chance),
    };
  });
}

/** The exact chance that h of the d drawn numbers are among m marks. */
export function hitsChance({ total, drawn }: Pick<Lottery, 'total' | 'drawn'>, marks: number, hits: number): Chance {
  const ways = combinations(marks, hits) * combinations(total - marks, drawn - hits);
  return { ways, of: combinations(total, drawn) };
}
