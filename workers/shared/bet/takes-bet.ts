import type { Lottery } from '../lottery/lotteries.ts';
import { isRule, type StrategyId } from '../strategy/catalogue.ts';
import { type BetPart, betSizes } from './bet.ts';

/**
 * True when a run of this strategy can be told this part of a bet, for the screen to say so before the run. A wheel is
 * proven for tickets of the lottery's own size, laid over a pool of its own, so it takes neither another size nor fixed
 * and excluded numbers.
 */
export function takesBet(strategy: StrategyId, lottery: Lottery, part: BetPart): boolean {
  if (part === 'team' || part === 'month') return part === lottery.extra;
  if (part === 'mirror') return lottery.hasMirror === true;
  if (part === 'draws') return true;
  if (part === 'marks' && betSizes(lottery).length === 1) return false;
  return isRule(strategy);
}
