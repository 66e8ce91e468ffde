import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { isWheel, type StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import type { OptionTexts } from './read-options.ts';

const EMPTY: OptionTexts = { dates: [''], name: '', birth: '', hits: '', numbers: '' };

/** Lives as long as the page: names and dates of birth are private. */
const kept = new Map<string, OptionTexts>();

/** What was typed for a strategy before; a wheel's numbers belong to their lottery. */
export function keptTexts(lottery: LotteryKey, strategy: StrategyId): OptionTexts {
  return kept.get(keyOf(lottery, strategy)) ?? EMPTY;
}

/** Keeps what is being typed for the next time that a strategy asks. */
export function keepTexts(lottery: LotteryKey, strategy: StrategyId, texts: OptionTexts): void {
  kept.set(keyOf(lottery, strategy), texts);
}

function keyOf(lottery: LotteryKey, strategy: StrategyId): string {
  return isWheel(strategy) ? `${strategy} ${lottery}` : strategy;
}
