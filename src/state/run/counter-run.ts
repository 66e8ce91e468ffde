import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import type { Edition } from '../../editions.ts';
import type { Go } from '../address/address.ts';
import { betOf, keepBet } from '../bet/bets.ts';
import { passesGate } from './gate.ts';
import { startAgain } from './start-strategy.ts';

/** How many numbers the counter asks for where a run's tickets have fewer; undefined where not. */
export function counterMarks({ lottery, bet }: GenerateRequest): number | undefined {
  const { pick, counterSizes } = lotteryOf(lottery);
  const [least] = counterSizes;
  return (bet?.marks ?? pick) < least ? least : undefined;
}

/**
 * Starts the same run once more, as far as the visitor may, with as many numbers as the counter asks for; so the
 * lottery is played from then on.
 */
export function startAsCounterTakes(edition: Edition, go: Go, request: GenerateRequest): void {
  const { lottery, bet } = request;
  const marks = counterMarks(request);
  if (marks === undefined || !passesGate(edition, request)) return;
  keepBet(lottery, { ...betOf(lottery), marks });
  startAgain(edition, go, { ...request, bet: { ...bet, marks } });
}
