import { aggressive } from './aggressive.ts';
import type { RuleId } from './catalogue.ts';
import { quick } from './quick.ts';
import { strategic } from './strategic.ts';
import type { Strategy } from './strategy.ts';
import { uniform } from './uniform.ts';

/** The rule behind each strategy that makes one ticket after the other. */
export const STRATEGIES: Readonly<Record<RuleId, Strategy>> = {
  quick,
  strategic,
  aggressive,
  uniform,
};
