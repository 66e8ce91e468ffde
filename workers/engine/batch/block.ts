import type { Block } from '../../shared/run/block.ts';
import type { RuleId, StrategyId } from '../../shared/strategy/catalogue.ts';
import type { Stream } from '../random/stream.ts';
import { runToEnd } from '../run-to-end.ts';
import type { Strategy, StrategyContext } from '../strategies/strategy.ts';
import { createUniqueDraw } from './draw-unique.ts';
import { createTicketSet } from './ticket-set.ts';

/**
 * Tickets in a block: the unit that one worker makes in one go from one random stream. Fixed, so that the tickets of a
 * run do not depend on how many workers share it. Opening a stream costs as much as a dozen tickets, hence not one
 * stream a ticket; a call to a worker and back leaves it idle for as long as some 300 tickets take, hence thousands of
 * them in a block.
 */
export const BLOCK_TICKETS = 16_384;

/** What a run of tickets depends on, apart from its length. */
export interface RunPlan<S extends StrategyId = RuleId> {
  readonly context: StrategyContext;
  readonly strategy: S;
  readonly seed: string;
  /** The rule of the strategy; undefined for a wheel. */
  readonly rule: S extends RuleId ? Strategy : undefined;
}

/** Tickets in a short step; the host looks at the clock between two steps. */
export const STEP_TICKETS = 256;

/**
 * The first `count` tickets (at most BLOCK_TICKETS) of block `index` of a run, no two equal. Tickets of different
 * blocks can still be equal: `createBlockMerger` settles that. `rule` is the plan's own, unless some of its work has
 * been done elsewhere.
 */
export function drawBlock(plan: RunPlan, index: number, count: number, rule?: Strategy): Block {
  return runToEnd(drawBlockSteps(plan, index, count, rule));
}

/** The same in short steps; yields after each how far it is, 0…1. */
export function* drawBlockSteps(
  plan: RunPlan,
  index: number,
  count: number,
  rule: Strategy = plan.rule,
): Generator<number, Block, void> {
  const block: Block = {
    numbers: new Uint8Array(count * plan.context.lottery.pick),
    keys: new Int32Array(count),
    relaxed: new Uint8Array(count),
  };
  const draw = createUniqueDraw(plan.context, rule, blockStream(plan, index));
  const set = createTicketSet(count);
  for (let i = 0; i < count; i++) {
    if (i % STEP_TICKETS === 0) yield i / count;
    draw(set, block, i);
  }
  return block;
}

/** The stream that block `index` of a run is drawn from. */
export function blockStream({ context, strategy, seed }: RunPlan, index: number): Stream {
  return context.engine.stream(seed, context.lottery.key, strategy, 'block', index);
}
