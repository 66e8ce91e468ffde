import { aggressive } from './aggressive.ts';
import type { StrategyId } from './catalogue.ts';
import { quick } from './quick.ts';
import { strategic } from './strategic.ts';
import type { Strategy } from './strategy.ts';
import { uniform } from './uniform.ts';

/** The rule behind each strategy id. */
export const STRATEGIES: Readonly<Record<StrategyId, Strategy>> = {
  quick,
  strategic,
  aggressive,
  uniform,
};
