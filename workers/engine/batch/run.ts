import type { Block } from '../../shared/run/block.ts';
import { isRule, type StrategyId } from '../../shared/strategy/catalogue.ts';
import { STRATEGIES } from '../strategies/registry.ts';
import { BLOCK_TICKETS, drawBlockSteps, type RunPlan } from './block.ts';
import { createUniqueDraw } from './draw-unique.ts';
import { planWith, type RunNames } from './plan.ts';
import { createTicketSet } from './ticket-set.ts';

/** What the tickets of a run of any strategy have in common. */
export function planRun<S extends StrategyId>(request: RunNames<S>): RunPlan<S> {
  const { strategy } = request;
  const rule = isRule(strategy) ? STRATEGIES[strategy] : undefined;
  return planWith(rule as RunPlan<S>['rule'], request);
}

/**
 * The blocks of a run of `games` tickets, in order, no two tickets of the run equal. `tell` hears now and then how far
 * it is, 0…1.
 */
export function* drawRun(plan: RunPlan, games: number, tell?: (share: number) => void): Generator<Block, void, void> {
  const blocks = Math.ceil(games / BLOCK_TICKETS);
  const merge = blocks > 1 ? createBlockMerger(plan, games) : undefined;
  for (let index = 0; index < blocks; index++) {
    const count = Math.min(BLOCK_TICKETS, games - index * BLOCK_TICKETS);
    const steps = drawBlockSteps(plan, index, count);
    let step = steps.next();
    for (; !step.done; step = steps.next()) tell?.((index * BLOCK_TICKETS + step.value * count) / games);
    const block = step.value;
    merge?.(block);
    yield block;
  }
}

/**
 * Takes the blocks of a run of `expected` tickets in order and makes the whole run free of equal tickets. A ticket that an earlier block has too is replaced, in place, by a new one
 * from the run's spare stream: the outcome depends on the order of the blocks only, not on who drew them or when.
 */
export function createBlockMerger(plan: RunPlan, expected: number): (block: Block) => void {
  const set = createTicketSet(expected);
  const { context, strategy, seed, rule } = plan;
  const random = context.engine.stream(seed, context.lottery.key, strategy, 'spare');
  const spare = createUniqueDraw(context, rule, random);
  return (block) => {
    for (let i = 0; i < block.keys.length; i++) {
      if (!set.add(block.keys[i] as number)) spare(set, block, i);
    }
  };
}
