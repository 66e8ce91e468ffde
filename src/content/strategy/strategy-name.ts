import type { StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import { STRATEGY_NAMES } from './strategies.ts';
import { modeTexts } from './strategy.ts';

/** What a strategy is called on screen. */
export function strategyName(id: StrategyId): string {
  if (id === 'uniform') return 'Sorteio uniforme';
  if (id === 'quick' || id === 'strategic' || id === 'aggressive') return modeTexts[id].title;
  return STRATEGY_NAMES[id];
}
