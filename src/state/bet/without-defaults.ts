import type { Bet } from '../../../workers/shared/bet/bet.ts';
import { tidyBet } from '../../../workers/shared/bet/tidy-bet.ts';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';

/** A bet without what its lottery has by default, its numbers ascending; undefined when none is left. */
export function withoutDefaults({ pick }: Lottery, bet: Bet): Bet | undefined {
  const { marks, draws, ...others } = bet;
  return tidyBet({
    ...(marks !== undefined && marks !== pick && { marks }),
    ...others,
    ...(draws !== undefined && draws !== 1 && { draws }),
  });
}
