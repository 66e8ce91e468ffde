import { betFault } from '../../../workers/shared/bet/check-bet.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import { betFaultText } from '../../content/bet/bet-fault-text.ts';
import { betOf } from './bets.ts';

/** Why a strategy cannot play the visitor's bet of a lottery with this many games, in words; undefined when it can. */
export function betRefusal(key: LotteryKey, strategy: StrategyId, games: number): string | undefined {
  const fault = betFault(betOf(key) ?? {}, { strategy, lottery: lotteryOf(key), tickets: games });
  return fault && betFaultText(fault, { strategy, games });
}
