import type { Bet } from '../../../workers/shared/bet.ts';
import type { Lottery } from '../../../workers/shared/lotteries.ts';

/** A bet without what its lottery has by default, its numbers ascending; undefined when none is left. */
export function tidyBet({ pick }: Lottery, bet: Bet): Bet | undefined {
  const { marks = pick, fixed = [], excluded = [], team, month, mirror, draws = 1 } = bet;
  const tidy: Bet = {
    ...(marks !== pick && { marks }),
    ...(fixed.length > 0 && { fixed: ascending(fixed) }),
    ...(excluded.length > 0 && { excluded: ascending(excluded) }),
    ...(team !== undefined && { team }),
    ...(month !== undefined && { month }),
    ...(mirror && { mirror }),
    ...(draws !== 1 && { draws }),
  };
  return Object.keys(tidy).length > 0 ? tidy : undefined;
}

function ascending(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}
