import { type Chance, oneIn } from './chance.ts';
import type { Lottery, LotteryKey } from './lotteries.ts';
import { combinations } from './odds.ts';

/** What is hit: so many of the drawn numbers, the team or the month. */
export type TierHits = number | 'team' | 'month';

/** A prize tier of one bet in one draw. */
export interface Tier {
  readonly hits: TierHits;
  readonly chance: Chance;
  /** The N of “1 in N”, as the operator prints it: rounded, but of Lotomania without the fraction. */
  readonly oneIn: number;
}

const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, i) => from - i);

/** Hits that win, the best first. Figures: `shared/design/results-files.md`. */
const WINNING_HITS: Readonly<Record<LotteryKey, readonly TierHits[]>> = {
  megasena: down(6, 4),
  lotofacil: down(15, 11),
  quina: down(5, 2),
  duplasena: down(6, 3),
  timemania: [...down(7, 3), 'team'],
  diadasorte: [...down(7, 4), 'month'],
  lotomania: [...down(20, 15), 0],
};

/** What wins a prize in one draw of a lottery, the best first; any other number of hits wins none. */
export function winningHits(lottery: LotteryKey): readonly TierHits[] {
  return WINNING_HITS[lottery];
}

/** How many teams, and months, there are to mark one of. */
const EXTRAS = { team: 80n, month: 12n } as const;

/**
 * The exact chance of each prize tier of a bet with so many marks in one draw (Dupla Sena has two),
 * the best first: C(m, h) · C(T − m, d − h) / C(T, d).
 */
export function tierOdds(
  lottery: Pick<Lottery, 'key' | 'total' | 'drawn'>,
  marks: number,
): readonly Tier[] {
  return WINNING_HITS[lottery.key].map((hits) => {
    const chance =
      typeof hits === 'number' ? hitsChance(lottery, marks, hits) : { ways: 1n, of: EXTRAS[hits] };
    const isCut = lottery.key === 'lotomania';
    return { hits, chance, oneIn: isCut ? Number(chance.of / chance.ways) : oneIn(chance) };
  });
}

/** The exact chance that h of the d drawn numbers are among so many marks. */
export function hitsChance(
  { total, drawn }: Pick<Lottery, 'total' | 'drawn'>,
  marks: number,
  hits: number,
): Chance {
  const ways = combinations(marks, hits) * combinations(total - marks, drawn - hits);
  return { ways, of: combinations(total, drawn) };
}
