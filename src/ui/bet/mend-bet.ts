import { betFault } from '../../../workers/shared/bet/check-bet.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import { betFaultText } from '../../content/bet/bet-fault-text.ts';
import { openBetDialog } from '../../state/bet/bet-dialog.ts';
import { betOf } from '../../state/bet/bets.ts';

/**
 * Opens «Sua aposta» with the fault when a strategy cannot play the bet of a lottery with this many games. Returns true
 * then: start nothing.
 */
export function mendBet(key: LotteryKey, strategy: StrategyId, games: number): boolean {
  const fault = betFault(betOf(key) ?? {}, { strategy, lottery: lotteryOf(key), tickets: games });
  if (fault) openBetDialog(betFaultText(fault, { strategy, games }));
  return fault !== undefined;
}
