import type { Block } from '../../shared/run/block.ts';
import { isRule, type StrategyId } from '../../shared/strategy/catalogue.ts';
import { STRATEGIES } from '../strategies/registry.ts';
import { BLOCK_TICKETS, drawBlock, type RunPlan } from './block.ts';
import { createBlockMerger } from './merge.ts';
import { planWith, type RunNames } from './plan.ts';

/** What the tickets of a run of any strategy have in common. */
export function planRun<S extends StrategyId>(request: RunNames<S>): RunPlan<S> {
  const { strategy } = request;
  const rule = isRule(strategy) ? STRATEGIES[strategy] : undefined;
  return planWith(rule as RunPlan<S>['rule'], request);
}

/** The blocks of a run of `games` tickets, in order, no two tickets of the run equal. */
export function* drawRun(plan: RunPlan, games: number): Generator<Block, void, void> {
  const blocks = Math.ceil(games / BLOCK_TICKETS);
  const merge = blocks > 1 ? createBlockMerger(plan, games) : undefined;
  for (let index = 0; index < blocks; index++) {
    const count = Math.min(BLOCK_TICKETS, games - index * BLOCK_TICKETS);
    const block = drawBlock(plan, index, count);
    merge?.(block);
    yield block;
  }
}
