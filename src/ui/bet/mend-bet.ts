import type { StrategyId } from '../../../workers/shared/catalogue.ts';
import { betFault } from '../../../workers/shared/check-bet.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lotteries.ts';
import { betFaultText } from '../../content/bet/bet-fault-text.ts';
import { openBetDialog } from '../../state/bet/bet-dialog.ts';
import { betOf } from '../../state/bet/bets.ts';

/**
 * Opens «Sua aposta» with what is wrong when the bet of a lottery cannot be played by a strategy with
 * so many games; true then, and nothing is to be started.
 */
export function mendBet(key: LotteryKey, strategy: StrategyId, games: number): boolean {
  const fault = betFault(betOf(key) ?? {}, { strategy, lottery: lotteryOf(key), tickets: games });
  if (fault) openBetDialog(betFaultText(fault, { strategy, games }));
  return fault !== undefined;
}
