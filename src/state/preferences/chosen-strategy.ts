import { ref } from 'valtio/vanilla';
import { STRATEGY_IDS, type StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';
import { keepStrategy, keptStrategy } from './choices.ts';
import { settings } from './settings.ts';

let isRestored = false;

/**
 * Takes over the strategy that was chosen before a reload of this tab. To be called before the chosen one is looked at.
 */
export function restoreStrategy(): void {
  if (isRestored) return;
  isRestored = true;
  const kept = keptStrategy();
  settings.strategy = STRATEGY_IDS.find((id) => id === kept) ?? settings.strategy;
}

/** Chooses how the next run of the chosen lottery that is not a quick one draws its numbers. */
export function chooseStrategy(strategy: StrategyId, options: StrategyOptions | null = null): void {
  restoreStrategy();
  keepStrategy(strategy);
  settings.strategy = strategy;
  settings.options = options && ref(options);
  settings.optionsLottery = settings.lottery;
}
