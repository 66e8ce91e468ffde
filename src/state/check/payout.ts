import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { tierOdds } from '../../../workers/shared/lottery/tier-odds.ts';
import { PAYOUT } from '../../../workers/shared/rules/payout.ts';
import type { FoundPrize } from './found-prizes.ts';
import { claimStatus } from './open-prizes.ts';
import { paidCents } from './prize-sums.ts';

/** A tier that one minimum bet in so many wins, or fewer, may pay more than every counter does. */
const RARE = 10_000;

/** Whether a win that can be fetched, on a day in Brazil, may be above what every counter pays. */
export function mayBeLarge(prize: FoundPrize, today: string): boolean {
  const { is } = claimStatus(prize, today);
  if (is === 'told' || is === 'passed' || prize.otherCurrency) return false;
  const cents = paidCents(prize);
  if (cents !== undefined) return cents > PAYOUT.value.announced;
  const lottery = lotteryOf(prize.lottery);
  const rare = tierOdds(lottery, lottery.counterSizes[0]).filter(({ oneIn }) => oneIn >= RARE);
  return prize.won.some((won) => rare.some(({ hits }) => hits === won.hits));
}
