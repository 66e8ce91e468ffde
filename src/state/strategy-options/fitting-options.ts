import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';

/** What a strategy was told, in the lottery that is chosen now. */
export interface FittingOptions {
  readonly options: StrategyOptions | null;
  /** The lottery of what was told and does not count here; null when everything counts. */
  readonly setAsideFrom: LotteryKey | null;
}

/**
 * The options that count in a lottery. Numbers and hits are those of one lottery's playslip: in another they are set
 * aside, and count again where they were chosen.
 */
export function fittingOptions(
  lottery: LotteryKey,
  options: StrategyOptions | null,
  optionsLottery: LotteryKey,
): FittingOptions {
  if (!options || lottery === optionsLottery) return { options, setAsideFrom: null };
  const { pool, hits, ...others } = options;
  const setAsideFrom = pool || hits !== undefined ? optionsLottery : null;
  return { options: Object.keys(others).length > 0 ? others : null, setAsideFrom };
}
