import type { StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import { STRATEGY_NAMES } from './strategies.ts';
import { modeTexts } from './strategy.ts';

/** Returns the name of a strategy. A game without one was noted by its owner. */
export function strategyName(id: StrategyId | undefined): string {
  if (id === undefined) return 'anotado por você';
  if (id === 'uniform') return 'Ao acaso';
  if (id === 'quick' || id === 'strategic' || id === 'aggressive') return modeTexts[id].title;
  return STRATEGY_NAMES[id];
}
